/**
 * The result of one file while the import runs: accounted rows, plus what could not be read as rows at all. Turned
 * into the public report at the end, when transfers are matched and late duplicates known.
 */
import { invariant } from '@cryptax/kernel';
import type { FileAccount, FileReport, RowIssue } from './import-types.ts';
import type { FileQuestion } from './map/column-decisions.ts';
import { AccountedRows, type RowOutcome } from './map/row-outcome.ts';
import { importMessage } from './messages.ts';

export interface FileOutcome {
  readonly file: string;
  readonly format: string | null;
  readonly confidence: number;
  readonly rows: AccountedRows;
  /** The table as it was read, to show rows beside their events. */
  readonly read?: Omit<FileAccount, 'rows'>;
  /** Problems of the file itself; such a file has no rows. */
  readonly problems: readonly { readonly code: string; readonly params: Readonly<Record<string, string>> }[];
  readonly questions: readonly FileQuestion[];
  readonly candidates: FileReport['candidates'];
}

/** A file that gave no rows. */
export function refusedFile(file: string, code: string, params: Readonly<Record<string, string>>): FileOutcome {
  const rows = new AccountedRows([], () => '', []);
  return { file, format: null, confidence: 0, rows, problems: [{ code, params }], questions: [], candidates: [] };
}

/** Makes the report; `events` is the number of events whose source is this file. */
export function fileReport(outcome: FileOutcome, events: number): FileReport {
  const ignored: { line: number; code: string }[] = [];
  const issues: RowIssue[] = outcome.problems.map(({ code, params }) => rowIssue(1, code, params));
  let [duplicates, used] = [0, 0];
  outcome.rows.forEachOutcome((fate, line) => {
    if (fate.kind === 'ignored') ignored.push({ line, code: fate.code });
    else if (fate.kind === 'review') issues.push(rowIssue(line, fate.code, fate.params));
    else if (fate.kind === 'duplicate') duplicates++;
    else used++;
  });
  const rowIssues = issues.length - outcome.problems.length;
  invariant(used + duplicates + ignored.length + rowIssues === outcome.rows.size, 'the counts of a file add up');
  const { file, format, confidence, questions, candidates } = outcome;
  const rows = outcome.rows.size;
  return { file, format, confidence, rows, events, duplicates, ignored, issues, questions, candidates };
}

function rowIssue(line: number, code: string, params: Readonly<Record<string, string>>): RowIssue {
  return { line, code, message: importMessage(code, params), params };
}

/** The row's coins are in the ledger, or wait as a transfer. */
export function isInLedger(outcome: RowOutcome): boolean {
  return outcome.kind === 'event' || outcome.kind === 'part' || outcome.kind === 'transfer';
}
