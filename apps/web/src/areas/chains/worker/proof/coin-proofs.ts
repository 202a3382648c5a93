/** Proofs of a book as screens show them: days instead of moments, and the entry behind the row that breaks the chain. */
import { berlinDayText, defined } from '@cryptax/kernel';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { KnownStatement } from '../../../../platform/ledger/worker/statements/book-statements.ts';
import type { BookProof } from '../../../../platform/ledger/worker/statements/prove-book.ts';
import type { CoinProof, SaidBy } from '../../proof-types.ts';

export function coinProofs(book: LoadedBook, proofs: readonly BookProof[]): readonly CoinProof[] {
  const eventOf = eventsBehind(book, proofs);
  return proofs.map(({ wallet, asset, status, actual, expected, difference, at, agreed, since, told }) => {
    const eventId = since === undefined ? undefined : eventOf(since);
    return {
      wallet,
      asset,
      status,
      actual,
      ...defined({ expected, difference }),
      ...(at === undefined ? {} : { day: berlinDayText(at) }),
      ...(agreed === undefined ? {} : { agreedDay: berlinDayText(agreed) }),
      ...(told?.service === undefined
        ? {}
        : { told: { amount: told.amount, part: told.part ?? '', service: told.service, day: berlinDayText(told.at) } }),
      ...(since === undefined
        ? {}
        : {
            since: { day: berlinDayText(since.at), by: saidBy(since), ...defined({ eventId }) },
          }),
    };
  });
}

function saidBy({ file, line, service }: KnownStatement): SaidBy {
  if (file !== undefined && line !== undefined) return { kind: 'file', file, line };
  return service === undefined ? { kind: 'user' } : { kind: 'service', service };
}

/** The entry that came from a row; one look through the book for all rows together. */
function eventsBehind(
  { valued }: LoadedBook,
  proofs: readonly BookProof[],
): (statement: KnownStatement) => string | undefined {
  const rows = proofs.flatMap(({ since }) => (since?.file === undefined ? [] : [keyOf(since.file, since.line ?? 0)]));
  if (rows.length === 0) return () => undefined;
  const wanted = new Set(rows);
  const found = new Map<string, string>();
  for (const { id, source } of valued) {
    if (source === undefined) continue;
    for (const line of source.lines ?? [source.line]) {
      const key = keyOf(source.file, line);
      if (wanted.has(key) && !found.has(key)) found.set(key, id);
    }
  }
  return ({ file, line }) => (file === undefined ? undefined : found.get(keyOf(file, line ?? 0)));
}

function keyOf(file: string, line: number): string {
  return `${file}\u0000${line}`;
}
