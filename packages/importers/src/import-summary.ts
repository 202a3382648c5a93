/** What an import says about itself when all files are settled: a report per file, totals, remarks, identities. */
import { type Issue, issue } from '@cryptax/kernel';
import { LEDGER_FORMAT, type LedgerEvent } from '@cryptax/ledger';
import type { EventHint } from './build/built.ts';
import type { NearDuplicate } from './dedupe/near-duplicates.ts';
import { type FileOutcome, fileReport, isInLedger } from './file-outcome.ts';
import type { FileReport, ImportTotals } from './import-types.ts';
import type { FeeReading, FileQuestion } from './map/column-decisions.ts';
import type { RowOutcome } from './map/row-outcome.ts';
import type { BalanceJump } from './map/running-balance.ts';

/** `adopted` came with a ledger file and keep the sources of an earlier import. */
export function fileReports(
  outcomes: readonly FileOutcome[],
  events: readonly LedgerEvent[],
  adopted: ReadonlySet<LedgerEvent>,
): readonly FileReport[] {
  const counts = countEvents(adopted.size === 0 ? events : events.filter((event) => !adopted.has(event)));
  return outcomes.map((outcome) => {
    const isLedger = outcome.format === LEDGER_FORMAT;
    return fileReport(outcome, isLedger ? outcome.rows.eventRows : (counts.get(outcome.file) ?? 0));
  });
}

/** Events by the file they came from. */
function countEvents(events: readonly LedgerEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let file = '';
  let count = 0;
  for (const { source } of events) {
    const next = source?.file ?? '';
    if (next !== file) {
      counts.set(file, (counts.get(file) ?? 0) + count);
      file = next;
      count = 0;
    }
    count++;
  }
  return counts.set(file, (counts.get(file) ?? 0) + count);
}

export function totalsOf(files: readonly FileReport[]): ImportTotals {
  const add = (pick: (file: FileReport) => number) => files.reduce((sum, file) => sum + pick(file), 0);
  return {
    files: files.length,
    rows: add((file) => file.rows),
    events: add((file) => file.events),
    duplicates: add((file) => file.duplicates),
    ignored: add((file) => file.ignored.length),
    issues: add((file) => file.issues.length),
  };
}

/** Identities of the rows that are in the ledger. */
export function rowKeysOf(outcomes: readonly FileOutcome[]): readonly string[] {
  const keys: string[] = [];
  for (const { rows } of outcomes) {
    rows.forEach((outcome, _, key) => {
      if (isInLedger(outcome) || isPartOfEntry(outcome)) keys.push(key);
    });
  }
  return keys;
}

/** Rows of another file that an entry was made with. */
function isPartOfEntry(outcome: RowOutcome): boolean {
  return outcome.kind === 'ignored' && (outcome.code === 'part-of-swap' || outcome.code === 'fee-of-transfer');
}

export function remarks(
  outcomes: readonly FileOutcome[],
  hints: readonly EventHint[],
  nearDuplicates: readonly NearDuplicate[],
): readonly Issue[] {
  const assumed = outcomes.flatMap(({ file, questions }) =>
    questions.filter(({ isAnswered }) => isAnswered !== true).flatMap((question) => assumption(file, question) ?? []),
  );
  const jumped = outcomes.flatMap(({ file, jumps = [] }) => balanceJump(file, jumps) ?? []);
  const hinted = hints.map(({ code, eventId }) => issue(code, 'info', { eventId }));
  return [...assumed, ...jumped, ...hinted, ...nearDuplicates.map(possibleDuplicate)];
}

function assumption(file: string, { code, applied, isProven, proposed }: FileQuestion): Issue | undefined {
  if (code === 'unit')
    return issue('file.other-unit', 'warning', { file }, { places: proposed.replace(/^\w+:-?/, '') });
  if (applied === undefined) return undefined;
  if (code === 'sign') return issue('file.signs-missing', 'warning', { file });
  if (code === 'fee-sent' || code === 'fee-received' || (code === 'fee' && isProven !== true))
    return issue('file.fee-assumed', 'warning', { file });
  if (code === 'fee') return issue(`file.fee-${applied as FeeReading}`, 'warning', { file });
  return code === 'zone' || code === 'asset'
    ? issue(`file.${code}-assumed`, 'warning', { file }, { [code]: applied })
    : undefined;
}

/** One remark for a file: where it begins, and how often. */
function balanceJump(file: string, jumps: readonly BalanceJump[]): Issue | undefined {
  const [first] = jumps;
  if (first === undefined) return undefined;
  const { line, ...figures } = first;
  return issue(
    'file.balance-jumps',
    'warning',
    { file, line },
    { ...figures, line: String(line), count: String(jumps.length) },
  );
}

function possibleDuplicate({ eventId, otherId, secondsApart }: NearDuplicate): Issue {
  return issue('duplicate.possible', 'warning', { eventId }, { other: otherId, seconds: String(secondsApart) });
}

/** A ledger file remembers a pair of entries that is found again when it is read. */
export function eachOnce(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ code, source: { eventId = '', file = '' }, params }) => {
    const key = [code, eventId, file, params.other ?? ''].join('\u0000');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
