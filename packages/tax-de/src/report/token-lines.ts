/**
 * The names of the tokens that a report mentions by their contract, as the entries of its ledger note them (from a file or a
 * chain), so that whoever prints the report needs nothing else. Names that a list of tokens knows are no part of it: the list changes.
 */
import { contractTokensIn, type LedgerEvent, type NotedName, notedTokens } from '@cryptax/ledger';

export interface TokenLine extends NotedName {
  /** The contract by which the ledger calls the token. */
  readonly asset: string;
}

/** In the order of their contracts; absent where nothing is named. Also an entry of a later year may name a token. */
export function tokenLines(report: object, events: readonly LedgerEvent[]): { readonly tokens?: readonly TokenLine[] } {
  const names = new Map(
    [...notedTokens(events)].flatMap(([asset, name]) => (name === undefined ? [] : [[asset, name]])),
  );
  const mentioned = new Set<string>();
  collect(report, names, mentioned);
  const tokens = [...mentioned].sort().flatMap((asset) => {
    const name = names.get(asset);
    return name === undefined ? [] : [{ asset, ...name }];
  });
  return tokens.length === 0 ? {} : { tokens };
}

/** Looks until all are found. */
function collect(value: unknown, names: ReadonlyMap<string, NotedName>, into: Set<string>): void {
  if (into.size === names.size) return;
  if (typeof value === 'string') {
    if (names.has(value)) into.add(value);
    else if (!isMoment(value)) for (const asset of contractTokensIn(value)) if (names.has(asset)) into.add(asset);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) collect(item, names, into);
  }
}

/** The most frequent text with a colon: told apart before it is searched. */
function isMoment(text: string): boolean {
  return text.length <= 30 && text[4] === '-' && text[7] === '-';
}
