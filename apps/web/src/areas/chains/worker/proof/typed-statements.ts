/** What the user states about a balance: checked, saved against what the form was opened with, taken back like any step. */
import { berlinDayText, err, ok, type Result } from '@cryptax/kernel';
import { type LedgerFileError, parseLedgerFile, printLedgerFile } from '@cryptax/ledger';
import { type Book, type StatementRecord, sameData } from '@cryptax/store';
import { endOfBerlinDay } from '../../../../platform/berlin-day.ts';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { newerChoice } from '../../../../platform/ledger/worker/keep-choice.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { StatementDraft, TypedStatement } from '../../proof-types.ts';

export function isTyped({ service }: StatementRecord): boolean {
  return service === undefined;
}

export function asTyped({ id, wallet, asset, at, amount }: StatementRecord): TypedStatement {
  return { id, wallet, asset, day: berlinDayText(at), amount };
}

/** `base` is what the form was opened with; absent for a new one. */
export async function saveStatement(
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

export async function removeStatement(
  { store }: LiveLedger,
  book: Book,
  id: string,
): Promise<Result<void, LedgerError>> {
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
