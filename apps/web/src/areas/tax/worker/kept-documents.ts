/** Documents kept beside a book, each with what it is attached to in words that a report prints. */
import { berlinYearOf, ok, type Result } from '@cryptax/kernel';
import { yearOfProof } from '@cryptax/reports/answer';
import type { EvidenceTarget, Store } from '@cryptax/store';
import type { DocumentSubject, ReportDocument } from '@cryptax/tax-de';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { bookStatements, namedStatements } from '../../../platform/ledger/worker/statements/book-statements.ts';

/** In the order in which they were attached. One whose entry or statement is gone belongs to nothing and is left out. */
export async function keptDocuments(
  store: Store,
  loaded: LoadedBook,
): Promise<Result<readonly ReportDocument[], LedgerError>> {
  const { book, valued, place } = loaded;
  const kept = await store.evidence.list(book);
  if (!kept.ok || kept.value.length === 0) return kept.ok ? ok([]) : kept;
  const said = await bookStatements(loaded, store);
  if (!said.ok) return said;
  // A file with a running balance says thousands: they are named only where a document asks for one.
  const hasAny = kept.value.some(({ target }) => target.kind === 'statement');
  const statements = new Map(hasAny ? namedStatements(said.value).map((each) => [each.id, each]) : []);
  const subjectOf = ({ kind, id }: EvidenceTarget): DocumentSubject | undefined => {
    if (kind === 'wallet') return { kind, wallet: id };
    if (kind === 'event') {
      const event = valued[place.get(id) ?? -1];
      return event && { kind, eventId: id, event: event.kind, at: event.at, wallet: event.wallet };
    }
    const statement = statements.get(id);
    if (statement === undefined) return undefined;
    const { wallet, asset, amount, at } = statement;
    return { kind, wallet, asset, amount, at };
  };
  return ok(
    kept.value.flatMap(({ name, sha256, addedAt, about, target }) => {
      const of = subjectOf(target);
      return of === undefined ? [] : [{ name, sha256, addedAt, about, of }];
    }),
  );
}

/** What is attached to something of a later year has no business in the report of this one. */
export function documentsUntil(year: number, documents: readonly ReportDocument[]): readonly ReportDocument[] {
  return documents.filter(({ of, about }) => {
    const own = of.kind === 'wallet' ? yearOfProof({ about }) : berlinYearOf(of.at);
    return (own ?? year) <= year;
  });
}
