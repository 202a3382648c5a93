/**
 * The result of one file while the import runs: accounted rows, plus what could not be read as rows at all. Turned
 * into the public report at the end, when transfers are matched and late duplicates known.
 */
import { invariant } from '@cryptax/kernel';
import type { FileReport, RowIssue } from './import-types.ts';
import type { FileQuestion } from './map/column-decisions.ts';
import type { AccountedRow, RowOutcome } from './map/row-outcome.ts';
import { importMessage } from './messages.ts';

export interface FileOutcome {
  readonly file: string;
  readonly format: string | null;
  readonly confidence: number;
  rows: readonly AccountedRow[];
  /** Problems of the file itself; such a file has no rows. */
  readonly problems: readonly { readonly code: string; readonly params: Readonly<Record<string, string>> }[];
  readonly questions: readonly FileQuestion[];
  readonly candidates: FileReport['candidates'];
}

/** Makes the report; `events` is the number of events whose source is this file. */
export function fileReport(outcome: FileOutcome, events: number): FileReport {
  const ignored: { line: number; code: string }[] = [];
  const issues: RowIssue[] = outcome.problems.map(({ code, params }) => rowIssue(1, code, params));
  let [duplicates, used] = [0, 0];
  for (const { line, outcome: fate } of outcome.rows) {
    if (fate.kind === 'ignored') ignored.push({ line, code: fate.code });
    else if (fate.kind === 'review') issues.push(rowIssue(line, fate.code, fate.params));
    else if (fate.kind === 'duplicate') duplicates++;
    else used++;
  }
  const rowIssues = issues.length - outcome.problems.length;
  invariant(used + duplicates + ignored.length + rowIssues === outcome.rows.length, 'the counts of a file add up');
  const { file, format, confidence, questions, candidates } = outcome;
  return {
    file,
    format,
    confidence,
    rows: outcome.rows.length,
    events,
    duplicates,
    ignored,
    issues,
    questions,
    candidates,
  };
}

function rowIssue(line: number, code: string, params: Readonly<Record<string, string>>): RowIssue {
  return { line, code, message: importMessage(code, params), params };
}

/** Replaces outcomes row by row; the number of rows cannot change. */
export function replaceOutcomes(outcome: FileOutcome, change: (row: AccountedRow) => RowOutcome): void {
  outcome.rows = outcome.rows.map((row) => {
    const next = change(row);
    return next === row.outcome ? row : { ...row, outcome: next };
  });
}
