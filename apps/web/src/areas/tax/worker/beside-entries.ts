/** What a report prints that is no entry: documents in words, the person on its cover, the wallets. */
import { berlinYearOf, compareText, defined, ok, type Result, shortKeys } from '@cryptax/kernel';
import { yearOfProof } from '@cryptax/reports/answer';
import { type EvidenceTarget, type Store, sameData, type WalletRecord } from '@cryptax/store';
import type { DocumentSubject, ReportDocument, ReportPerson, WalletInfo } from '@cryptax/tax-de';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { CHOICE_KEYS, choice, keepChoices, newerChoice } from '../../../platform/ledger/worker/keep-choice.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { bookStatements, namedStatements } from '../../../platform/ledger/worker/statements/book-statements.ts';
import { PERSON_FIELDS, type PersonData } from '../screen-types.ts';

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

/** Person data for the cover of a report. They live in this browser's settings alone; a damaged value counts as absent. */
export async function personData(store: Store): Promise<PersonData> {
  const kept = await store.settings.get(CHOICE_KEYS.person);
  const value = kept.ok ? kept.value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const fields = Object.entries(value).filter(
    ([key, text]) => PERSON_FIELDS.some((field) => field === key) && typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(fields);
}

export async function setPersonData(
  store: Store,
  person: PersonData,
  base?: PersonData,
): Promise<Result<void, LedgerError>> {
  const before = await personData(store);
  if (base !== undefined && !sameData(before, base)) return newerChoice;
  return keepChoices(store, [choice(CHOICE_KEYS.person, { ...before }, person)], { why: 'tax.person', subjects: [] });
}

/** As the report carries it; fields left empty are left out. */
export function reportPerson({ name, street, town, taxNumber, taxOffice }: PersonData): ReportPerson {
  const address = [street, town].filter((line) => line !== undefined);
  return {
    role: 'A',
    ...defined({ name }),
    ...(address.length === 0 ? {} : { address }),
    ...defined({ taxNumber, taxOffice }),
  };
}

/**
 * The wallets of a book as a report describes them.
 * By name, as on the command line. A wallet that nothing is known of is not described: it counts among the platforms.
 */
export function walletInfos(wallets: readonly WalletRecord[]): readonly WalletInfo[] {
  return wallets
    .map(walletInfo)
    .filter((info) => Object.keys(info).length > 1)
    .sort((a, b) => compareText(a.wallet, b.wallet));
}

function walletInfo({ id, name, type, address }: WalletRecord): WalletInfo {
  return {
    wallet: id,
    ...(name === id ? {} : { name }),
    ...(type === 'unknown' ? {} : { kind: type === 'exchange' ? 'exchange' : 'wallet' }),
    // An extended key opens the whole wallet to whoever reads the report.
    ...defined({ address: address === undefined ? undefined : shortKeys(address) }),
  };
}
