/** The names of the tokens that a book calls by their contract; the list of tokens is loaded only for a book that has some. */
import { isContractToken, type LedgerEvent } from '@cryptax/ledger';
import type { TokenNameTable } from '../token-names.ts';
import type { LoadedBook } from './loaded-book.ts';

/** Lists of a book are replaced, never changed: a list that was looked through has the same names for good. */
const known = new WeakMap<readonly LedgerEvent[], TokenNameTable | undefined>();

export async function bookTokens({ valued }: Pick<LoadedBook, 'valued'>): Promise<TokenNameTable | undefined> {
  if (known.has(valued)) return known.get(valued);
  const names = await namesIn(valued);
  known.set(valued, names);
  return names;
}

/** Undefined where no entry has such a token. */
export async function namesIn(events: readonly LedgerEvent[]): Promise<TokenNameTable | undefined> {
  const tokens = events.filter(hasToken);
  if (tokens.length === 0) return undefined;
  const { tokenNamesOf } = await import('@cryptax/ledger/token-names');
  return Object.fromEntries(tokenNamesOf(tokens));
}

function hasToken(event: LedgerEvent): boolean {
  return (
    ('in' in event && event.in !== undefined && isContractToken(event.in.asset)) ||
    ('out' in event && event.out !== undefined && isContractToken(event.out.asset))
  );
}
