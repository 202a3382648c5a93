/** The names of a ledger's tokens: of the list where it knows the contract, else what a file or a chain says of it. */
import { type Noted, type NotedName, notedTokens } from './noted-tokens.ts';
import { isListedSymbol, knownToken } from './token-list.ts';
import type { FindTokenName, TokenName } from './token-name.ts';

export function statedTokenNames(events: Iterable<Noted>): FindTokenName {
  const names = tokenNamesOf(events);
  return (asset) => names.get(asset) ?? knownToken(asset);
}

/** One entry for every token of the ledger that has a name. */
export function tokenNamesOf(events: Iterable<Noted>): ReadonlyMap<string, TokenName> {
  const names = new Map<string, TokenName>();
  for (const [asset, noted] of notedTokens(events)) {
    const name = knownToken(asset) ?? (noted === undefined ? undefined : statedName(noted));
    if (name !== undefined) names.set(asset, name);
  }
  return names;
}

/** Of a contract that the list does not know. */
export function statedName({ symbol, name }: NotedName): TokenName {
  return { symbol, name, ...(isListedSymbol(symbol) ? { isCopy: true } : {}) };
}
