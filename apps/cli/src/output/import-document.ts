/** What `import` found, as it is printed: the files with their rows, the ledger, the sums, the open points. */
import { type FileReport, type ImportResult, type RowIssue, withOpen } from '@cryptax/importers';
import { addYears, type Issue } from '@cryptax/kernel';
import { type BalanceView, DEFAULT_SETTINGS, LedgerEngine, type LedgerEvent } from '@cryptax/ledger';
import { oneLine } from '../bad-input.ts';
import { issueMessage } from '../messages.ts';
import type { PrintedIssue } from './issues.ts';
import { type PrintedProof, printedProof } from './proof.ts';

/** The importers' report without what only a screen can use: questions to answer, formats to choose from. */
export interface PrintedFile extends Omit<FileReport, 'issues' | 'questions' | 'candidates'> {
  readonly issues: readonly (Omit<RowIssue, 'params'> & { readonly message: string })[];
}

/** An open point about an event or a whole file; those about single rows stand with their file. */
export interface ImportIssue extends PrintedIssue {
  readonly file?: string;
  readonly line?: number;
}

export interface ImportDocument {
  readonly files: readonly PrintedFile[];
  readonly events: readonly LedgerEvent[];
  readonly totals: ImportResult['totals'];
  readonly issues: readonly ImportIssue[];
  readonly proof: readonly PrintedProof[];
}

export function importDocument(
  result: ImportResult,
  events: readonly LedgerEvent[],
  issues: readonly Issue[],
): ImportDocument {
  const files = result.files.map(({ questions: _, candidates: __, issues: found, ...file }) => ({
    ...file,
    issues: found.map(({ line, code, params }) => ({ line, code, message: issueMessage({ code, params }) })),
  }));
  const moved = withOpen(result.events, result.open);
  const balances = result.statements.length === 0 ? [] : balancesOf(moved);
  const proof = printedProof(moved, result.statements, balances);
  return { files, events, totals: result.totals, issues: issues.map(printed), proof };
}

/** Quantities need no prices and no law. */
function balancesOf(events: readonly LedgerEvent[]): readonly BalanceView[] {
  const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
  engine.load(events);
  return engine.balances();
}

function printed({ code, severity, source, params }: Issue): ImportIssue {
  return { code, severity, ...source, message: issueMessage({ code, params }) };
}

export function importNeedsReview({ files, issues }: ImportDocument): boolean {
  return issues.some(({ severity }) => severity !== 'info') || files.some((file) => file.issues.length > 0);
}

/** Lines on stderr; the rest is in the document. */
const MAX_LINES = 50;

export function importIssueLines({ files, issues }: ImportDocument): string {
  const lines: string[] = [];
  let count = 0;
  const add = (text: string) => {
    if (count++ < MAX_LINES) lines.push(`cryptax: ${oneLine(text)}\n`);
  };
  for (const { file, issues: rows } of files)
    for (const { line, message } of rows) add(`${file}, line ${line}: ${message}`);
  for (const issue of issues) if (issue.severity !== 'info') add(`${placeOf(issue)}: ${issue.message}`);
  return lines.join('') + (count > MAX_LINES ? `cryptax: further open points: ${count - MAX_LINES}\n` : '');
}

export function placeOf({ file, line, eventId }: ImportIssue): string {
  if (file === undefined) return `entry ${eventId}`;
  return line === undefined ? file : `${file}, line ${line}`;
}
