/** The names of the tokens that a book calls by their contract; the list of tokens is loaded only for a book that has some. */
import { isContractToken, type LedgerEvent } from '@cryptax/ledger';
import type { TokenNameTable } from '../token-names.ts';
import type { LoadedBook } from './loaded-book.ts';

/** Lists of a book are replaced, never changed: a list that was looked through has the same names for good. */
const known = new WeakMap<readonly LedgerEvent[], TokenNameTable | undefined>();

export async function bookTokens({ valued }: Pick<LoadedBook, 'valued'>): Promise<TokenNameTable | undefined> {
  if (known.has(valued)) return known.get(valued);
  const tokens = valued.filter(hasToken);
  const names = tokens.length === 0 ? undefined : await namesOf(tokens);
  known.set(valued, names);
  return names;
}

async function namesOf(events: readonly LedgerEvent[]): Promise<TokenNameTable> {
  const { tokenNamesOf } = await import('@cryptax/ledger/token-names');
  return Object.fromEntries(tokenNamesOf(events));
}

function hasToken(event: LedgerEvent): boolean {
  return (
    ('in' in event && event.in !== undefined && isContractToken(event.in.asset)) ||
    ('out' in event && event.out !== undefined && isContractToken(event.out.asset))
  );
}
