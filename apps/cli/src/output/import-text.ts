/** What `import` found, for a reader: one line per file, what needs review, what was left aside and why. */
import { groupBy } from '@cryptax/kernel';
import { ignoredReason } from '@cryptax/messages';
import { type ImportDocument, type PrintedFile, placeOf } from './import-document.ts';
import { proofText } from './proof.ts';
import { type Column, table } from './table.ts';

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, align: 'right' });

const FILE_COLUMNS = [
  left('File'),
  left('Format'),
  right('Sure'),
  right('Rows'),
  right('Entries'),
  right('Duplicates'),
  right('Ignored'),
  right('Review'),
];
const REVIEW_COLUMNS = [left('Where'), left('What')];
const IGNORED_COLUMNS = [left('File'), left('Why'), right('Rows'), left('Lines')];

/** Runs of lines printed for one reason; a file may ignore every second row. */
const MAX_RUNS = 12;

export function importText(document: ImportDocument, out: string | undefined): string {
  const { files, totals, issues } = document;
  const review = [
    ...files.flatMap(({ file, issues: rows }) =>
      rows.map(({ line, message }) => [`${file}, line ${line}`, message] as const),
    ),
    ...issues.map((issue) => [placeOf(issue), issue.message] as const),
  ];
  const ignored = files.flatMap(ignoredRows);
  const sums = ['Total', '', '', totals.rows, totals.events, totals.duplicates, totals.ignored, totals.issues];
  return [
    table(FILE_COLUMNS, [...files.map(fileRow), ...(files.length > 1 ? [sums.map(String)] : [])]),
    review.length === 0 ? '' : `Needs review or is worth knowing\n${table(REVIEW_COLUMNS, review)}`,
    proofText(document.proof),
    ignored.length === 0 ? '' : `Ignored rows\n${table(IGNORED_COLUMNS, ignored)}`,
    out === undefined ? '' : `Ledger written to ${out}, entries: ${document.events.length}\n`,
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function fileRow({ file, format, confidence, rows, events, duplicates, ignored, issues }: PrintedFile): string[] {
  const sure = format === null ? '' : `${Math.round(confidence * 100)} %`;
  const counts = [rows, events, duplicates, ignored.length, issues.length];
  return [file, format ?? 'not recognised', sure, ...counts.map(String)];
}

function ignoredRows({ file, ignored }: PrintedFile): string[][] {
  const byCode = groupBy(ignored, ({ code }) => code);
  return Array.from(byCode, ([code, rows]) => [
    file,
    ignoredReason(code, 'en'),
    String(rows.length),
    runsOf(rows.map(({ line }) => line)),
  ]);
}

/** `2, 15-17`: neighbouring lines as one run. */
function runsOf(lines: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run !== undefined && run.last + 1 === line) run.last = line;
    else runs.push({ first: line, last: line });
  }
  const shown = runs.slice(0, MAX_RUNS).map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  return shown.join(', ') + (runs.length > MAX_RUNS ? ', ...' : '');
}
