/**
 * The result of one file while the import runs: accounted rows, plus what could not be read as rows at all. Turned
 * into the public report at the end, when transfers are matched and late duplicates known.
 */
import { invariant } from '@cryptax/kernel';
import { LEDGER_FORMAT } from '@cryptax/ledger';
import type { FileAccount, FileReport, RowIssue } from './import-types.ts';
import type { FileQuestion } from './map/column-decisions.ts';
import { type AccountedRows, RowAccount, type RowOutcome } from './map/row-outcome.ts';
import type { BalanceJump } from './map/running-balance.ts';
import type { IgnoredCode, ReviewCode } from './review-codes.ts';

export interface FileOutcome {
  readonly file: string;
  readonly format: string | null;
  readonly confidence: number;
  readonly rows: AccountedRows;
  /** The table as it was read, to show rows beside their events. */
  readonly read?: Omit<FileAccount, 'rows'> | undefined;
  /** Problems of the file itself; such a file has no rows. */
  readonly problems: readonly { readonly code: ReviewCode; readonly params: Readonly<Record<string, string>> }[];
  readonly questions: readonly FileQuestion[];
  /** Rows that do not lead from one balance of the file to the next. */
  readonly jumps?: readonly BalanceJump[];
  readonly candidates: FileReport['candidates'];
}

/** Formats of the entries that the files brought; undefined where a ledger file brought those of other files with their own. */
export function formatsBrought(outcomes: readonly FileOutcome[]): ReadonlySet<string> | undefined {
  const formats = new Set<string>();
  for (const { format } of outcomes) {
    if (format === LEDGER_FORMAT) return undefined;
    if (format !== null) formats.add(format);
  }
  return formats;
}

/** A file that gave no rows. */
export function refusedFile(file: string, code: ReviewCode, params: Readonly<Record<string, string>>): FileOutcome {
  const rows = new RowAccount().close(String);
  return { file, format: null, confidence: 0, rows, problems: [{ code, params }], questions: [], candidates: [] };
}

/** Makes the report; `events` is the number of events whose source is this file. */
export function fileReport(outcome: FileOutcome, events: number): FileReport {
  const { used, duplicates, ignored, issues } = tally(outcome.rows);
  const { file, format, confidence, questions, candidates, problems } = outcome;
  const rows = outcome.rows.size;
  invariant(used + duplicates + ignored.length + issues.length === rows, 'the counts of a file add up');
  const reported = [...problems.map(({ code, params }) => ({ line: 1, code, params })), ...issues];
  return { file, format, confidence, rows, events, duplicates, ignored, issues: reported, questions, candidates };
}

/** Rows by how they ended. */
function tally(rows: AccountedRows) {
  const ignored: { line: number; code: IgnoredCode }[] = [];
  const issues: RowIssue[] = [];
  let duplicates = 0;
  let used = 0;
  for (let row = 0; row < rows.size; row++) {
    if (rows.isEvent(row)) {
      used++;
      continue;
    }
    const fate = rows.outcomeAt(row);
    if (fate.kind === 'ignored') ignored.push({ line: rows.lineAt(row), code: fate.code });
    else if (fate.kind === 'review') issues.push({ line: rows.lineAt(row), code: fate.code, params: fate.params });
    else if (fate.kind === 'duplicate') duplicates++;
    else used++;
  }
  return { used, duplicates, ignored, issues };
}

/** The row's coins are in the ledger, or wait as a transfer. */
export function isInLedger(outcome: RowOutcome): boolean {
  return outcome.kind === 'event' || outcome.kind === 'part' || outcome.kind === 'transfer';
}
