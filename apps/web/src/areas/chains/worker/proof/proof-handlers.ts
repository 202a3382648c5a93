/** Questions about proven balances: what is said, whether the ledger agrees, what may be behind a difference; and what the user says of a balance. */
import { berlinDayText, compareText, defined, err, groupBy, ok, type Result } from '@cryptax/kernel';
import { type LedgerFileError, parseLedgerFile, printLedgerFile } from '@cryptax/ledger';
import { type Book, type EvidenceSummary, type StatementRecord, sameData } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../../platform/ledger/answer.ts';
import type {
  CoinProof,
  ExplainedDifference,
  SaidBy,
  StatementDraft,
  ToldBalance,
  TypedStatement,
  WalletProofs,
} from '../../../../platform/ledger/proof-types.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { newerChoice } from '../../../../platform/ledger/worker/keep-choice.ts';
import type { LiveBook } from '../../../../platform/ledger/worker/live-book.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import {
  bookStatements,
  type KnownStatement,
  type NamedStatement,
  namedStatements,
} from '../../../../platform/ledger/worker/statements/book-statements.ts';
import {
  type BookProof,
  differenceFixes,
  proveBook,
} from '../../../../platform/ledger/worker/statements/prove-book.ts';
import { endOfBerlinDay } from '../year-end-proof.ts';

export function createProofHandlers({ withBook, editing }: WorkerContext) {
  return {
    /** Computed when asked for, and anew only when the book or what is said about it changed. */
    walletProofs: (book: Book): Answer<WalletProofs> =>
      withBook(book, async ({ loaded }, { store }) => {
        const proofs = await proveBook(loaded, store);
        if (!proofs.ok) return proofs;
        const said = await store.statements.list(book);
        if (!said.ok) return said;
        return ok({ coins: coinProofs(loaded, proofs.value), typed: said.value.filter(isTyped).map(asTyped) });
      }),
    /** What files and services say of one coin: the last word of each in each year, and all that have documents; newest first. */
    toldBalances: (book: Book, wallet: string, asset: string): Answer<readonly ToldBalance[]> =>
      withBook(book, async ({ loaded }, { store }) => {
        const said = await bookStatements(loaded, store);
        if (!said.ok) return said;
        const kept = await store.evidence.list(book);
        if (!kept.ok) return kept;
        return ok(toldBalances(namedStatements(said.value, { wallet, asset }), kept.value));
      }),
    /** `base` is what the form was opened with. */
    saveStatement: (book: Book, draft: StatementDraft, base?: TypedStatement): Answer<TypedStatement> =>
      editing((live) => saveStatement(live, book, draft, base)),
    removeStatement: (book: Book, id: string): Answer<void> => editing((live) => removeStatement(live, book, id)),
    /** The gap detective, from what somebody says: the span, and what may have happened in it. */
    explainDifference: (book: Book, wallet: string, asset: string): Answer<ExplainedDifference> =>
      withBook(book, async ({ loaded }, { store }) => {
        const proofs = await proveBook(loaded, store);
        if (!proofs.ok) return proofs;
        const proof = proofs.value.find((each) => each.wallet === wallet && each.asset === asset);
        const said = await bookStatements(loaded, store);
        if (!said.ok) return said;
        const speaking = said.value.files.flatMap(({ series }) => (series.wallet === wallet ? [series.file] : []));
        return ok(explained(loaded, proof, new Set(speaking)));
      }),
  };
}

function explained(
  book: LiveBook,
  proof: BookProof | undefined,
  files: ReadonlySet<string | undefined>,
): ExplainedDifference {
  if (proof?.since === undefined) return { fixes: [], unreadRows: 0, entries: 0 };
  const { wallet, asset, agreed, since } = proof;
  const inSpan = book.valued.filter((event) => {
    const isHere = event.wallet === wallet || (event.kind === 'transfer' && event.toWallet === wallet);
    const coins = ['in' in event ? event.in.asset : '', 'out' in event ? event.out.asset : '', event.fee?.asset];
    return isHere && coins.includes(asset) && event.at > (agreed ?? '') && event.at <= since.at;
  });
  return {
    fixes: differenceFixes(book, proof),
    unreadRows: book.waiting.rows.filter(({ file, open }) => open.length === 0 && files.has(file)).length,
    entries: inSpan.length,
  };
}

/** Proofs of a book as screens show them: days instead of moments, and the entry behind the row that breaks the chain. */
function coinProofs(book: LoadedBook, proofs: readonly BookProof[]): readonly CoinProof[] {
  const eventOf = eventsBehind(book, proofs);
  const firstOf = firstMovements(book, proofs);
  return proofs.map(({ wallet, asset, status, actual, expected, difference, at, agreed, since, told }) => {
    const eventId = since === undefined ? undefined : eventOf(since);
    const earliest = status === 'proven' ? undefined : (agreed ?? firstOf(wallet, asset));
    return {
      wallet,
      asset,
      status,
      actual,
      expected,
      difference,
      day: at === undefined ? undefined : berlinDayText(at),
      agreedDay: agreed === undefined ? undefined : berlinDayText(agreed),
      earliestDay: earliest === undefined ? undefined : berlinDayText(earliest),
      told:
        told?.service === undefined
          ? undefined
          : { amount: told.amount, part: told.part ?? '', service: told.service, day: berlinDayText(told.at) },
      since: since && { day: berlinDayText(since.at), by: saidBy(since), eventId },
    };
  });
}

/** Years end with what offices ask for; a running balance says too much to choose from otherwise. */
function toldBalances(said: readonly NamedStatement[], kept: readonly EvidenceSummary[]): readonly ToldBalance[] {
  const documents = groupBy(
    kept.filter(({ target }) => target.kind === 'statement'),
    ({ target }) => target.id,
  );
  const told = said.filter(({ file, service }) => file !== undefined || service !== undefined);
  const last = new Map<string, NamedStatement>();
  for (const each of told) {
    const { file = '', service = '', part = '', at } = each;
    const key = [file, service, part, berlinDayText(at).slice(0, 4)].join('\u0000');
    // Rows of one second stand in the order of the file: the later one is the balance.
    if (at >= (last.get(key)?.at ?? '')) last.set(key, each);
  }
  return [...new Set([...last.values(), ...told.filter(({ id }) => documents.has(id))])]
    .sort((one, other) => compareText(other.at, one.at))
    .map((each) => ({
      id: each.id,
      day: berlinDayText(each.at),
      amount: each.amount,
      by: saidBy(each),
      ...defined({ part: each.part }),
      documents: documents.get(each.id)?.length ?? 0,
    }));
}

function saidBy({ file, line, service }: KnownStatement): SaidBy {
  if (file !== undefined && line !== undefined) return { kind: 'file', file, line };
  return service === undefined ? { kind: 'user' } : { kind: 'service', service };
}

/** When a coin was first moved in a wallet; one look through the book, and only where a balance is not proven. */
function firstMovements(
  { valued }: LoadedBook,
  proofs: readonly BookProof[],
): (wallet: string, asset: string) => string | undefined {
  const wanted = new Set(
    proofs.flatMap(({ wallet, asset, status }) => (status === 'proven' ? [] : [keyOf(wallet, asset)])),
  );
  const first = new Map<string, string>();
  if (wanted.size === 0) return () => undefined;
  const note = (wallet: string, asset: string, at: string) => {
    const key = keyOf(wallet, asset);
    if (wanted.has(key) && at < (first.get(key) ?? '~')) first.set(key, at);
  };
  for (const event of valued) {
    const places = event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet];
    const assets = ['in' in event ? event.in.asset : '', 'out' in event ? event.out.asset : '', event.fee?.asset ?? ''];
    for (const place of places) for (const asset of assets) note(place, asset, event.at);
  }
  return (wallet, asset) => first.get(keyOf(wallet, asset));
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

function keyOf(name: string, detail: number | string): string {
  return `${name}\u0000${detail}`;
}

/** What the user states about a balance: checked, saved against what the form was opened with, taken back like any step. */
function isTyped({ service }: StatementRecord): boolean {
  return service === undefined;
}

function asTyped({ id, wallet, asset, at, amount }: StatementRecord): TypedStatement {
  return { id, wallet, asset, day: berlinDayText(at), amount };
}

/** `base` is what the form was opened with; absent for a new one. */
async function saveStatement(
  { store, now }: LiveLedger,
  book: Book,
  draft: StatementDraft,
  base?: TypedStatement,
): Promise<Result<TypedStatement, LedgerError>> {
  const { day, id = `statement:${crypto.randomUUID()}`, ...rest } = draft;
  const at = endOfBerlinDay(day);
  // Nobody knows the end of a day before it is over.
  if (at === undefined || at > now()) return invalid('at', 'field.invalid');
  const statement = { id, ...rest, at };
  const problem = problemOf(statement);
  if (problem !== undefined) return problem;
  const state = await store.events.state(book);
  if (!state.ok) return state;
  const known = await store.statements.list(book);
  if (!known.ok) return known;
  const stored = known.value.find((each) => each.id === id);
  if (!sameData(stored === undefined ? undefined : asTyped(stored), base)) return newerChoice;
  const why = base === undefined ? 'add' : 'edit';
  const change = { kind: 'statements', why, put: [statement], remove: [] } as const;
  const applied = await store.events.apply(book, state.value.revision, change);
  return applied.ok ? ok({ id, ...rest, day }) : applied;
}

async function removeStatement({ store }: LiveLedger, book: Book, id: string): Promise<Result<void, LedgerError>> {
  const state = await store.events.state(book);
  if (!state.ok) return state;
  const change = { kind: 'statements', why: 'remove', put: [], remove: [id] } as const;
  const applied = await store.events.apply(book, state.value.revision, change);
  return applied.ok ? ok(undefined) : applied;
}

/** The rules of the ledger file are the rules: what it would not read back is not kept. */
function problemOf({
  id: _,
  ...statement
}: Omit<StatementRecord, 'book' | 'savedAt'>): Result<never, LedgerError> | undefined {
  const read = parseLedgerFile(printLedgerFile({ events: [], statements: [statement] }));
  if (read.ok) return undefined;
  const [first] = read.error as readonly LedgerFileError[];
  return invalid(first?.path.replace('statements[0].', '') ?? '', first?.code ?? '');
}

function invalid(path: string, problem: string): Result<never, LedgerError> {
  return err({ code: 'edit.invalid', path, problem });
}
