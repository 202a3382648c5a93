/** The token list that comes with the program: who a contract is, by chain. A module of its own, because it is large. */
import { TOKEN_LIST } from './token-list.data.ts';
import type { TokenName } from './token-name.ts';

let list: ReadonlyMap<string, TokenName> | undefined;
let symbols: ReadonlySet<string> | undefined;

export function knownToken(asset: string): TokenName | undefined {
  list ??= readList();
  const key = asset.includes(':0x') ? asset.toLowerCase() : asset;
  const found = list.get(key);
  if (found !== undefined || !key.startsWith('erc20:')) return found;
  // Files of explorers name tokens of every chain of the family alike.
  return list.get(key.slice('erc20:'.length));
}

/** Whether a token of the list has this symbol: another contract that uses it only looks like it. */
export function isListedSymbol(symbol: string): boolean {
  list ??= readList();
  symbols ??= new Set(Array.from(list.values(), (token) => token.symbol.toUpperCase()));
  return symbols.has(symbol.toUpperCase());
}

function readList(): ReadonlyMap<string, TokenName> {
  const tokens = new Map<string, TokenName>();
  let chain = '';
  for (const line of TOKEN_LIST.trim().split('\n')) {
    const [contract = '', symbol = '', name = ''] = line.split('|');
    if (symbol === '') {
      chain = contract;
      continue;
    }
    const token: TokenName = { symbol, name, isListed: true };
    tokens.set(`${chain}:${contract}`, token);
    if (contract.startsWith('0x') && !tokens.has(contract)) tokens.set(contract, token);
  }
  return tokens;
}
