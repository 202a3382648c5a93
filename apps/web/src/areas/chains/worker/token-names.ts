/**
 * The ledger's names of what lies on chains, the same as the explorers' files get: a known contract its ticker, any other
 * its contract, so that a copied symbol is never taken for the real coin.
 */
import { EVM_TOKENS, SOLANA_MINTS } from '@cryptax/importers';
import { CHAINS, type ChainAsset, type ChainId, findChain } from '@cryptax/onchain';

/** Stablecoins that most wallets outside the EVM family hold; contracts are public record. */
const OTHER_TOKENS: Readonly<Record<string, string>> = {
  TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t: 'USDT',
  TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8: 'USDC',
  'USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN': 'USDC',
  /** Noble's USDC, as dYdX Chain (which pays its stakers in it) and Osmosis write it. */
  'ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5': 'USDC',
  'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4': 'USDC',
  'EURC:GDHU6WRG4IEQXM5NZ4BMPKOXHW76MZM4Y2IEMFDVXBSDP6SJY4ITNPP2': 'EURC',
};

const KNOWN_SYMBOLS: ReadonlySet<string> = new Set([
  ...Object.values(EVM_TOKENS),
  ...Object.values(SOLANA_MINTS),
  ...CHAINS.map(({ native }) => native.symbol as string),
]);

/** Tokens of chains outside the EVM family are named by the word their explorers use for the standard. */
const STANDARDS: Readonly<Partial<Record<ChainId, string>>> = {
  solana: 'spl',
  tron: 'trc20',
  stellar: 'stellar',
  xrp: 'xrpl',
  cardano: 'cardano',
  cosmos: 'cosmos',
  osmosis: 'cosmos',
  celestia: 'cosmos',
  dydx: 'cosmos',
  near: 'nep141',
  polkadot: 'polkadot',
};

export function tickerOf({ contract, symbol }: ChainAsset): string | undefined {
  if (contract === undefined) return symbol;
  return EVM_TOKENS[contract.toLowerCase()] ?? SOLANA_MINTS[contract] ?? OTHER_TOKENS[contract];
}

export function isKnownSymbol(symbol: string): boolean {
  return KNOWN_SYMBOLS.has(symbol.toUpperCase());
}

export function assetName(chain: ChainId, asset: ChainAsset): string {
  const ticker = tickerOf(asset);
  if (ticker !== undefined) return ticker;
  const contract = asset.contract ?? '';
  if (findChain(chain)?.type !== 'evm') return `${STANDARDS[chain] ?? chain}:${contract}`;
  const [address = '', token] = contract.toLowerCase().split('#');
  if (token !== undefined) return `erc721:${address}/${token}`;
  // On Ethereum as the explorer's files name it; elsewhere the chain belongs to the name, for the same contract may be another token.
  return chain === 'ethereum' ? `erc20:${address}` : `${chain}:${address}`;
}
