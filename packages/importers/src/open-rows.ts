/** Rows that wait, once all files are settled: those that are entries of the ledger already, and those that say too little. */
import type { OpenEvent, UnreadRow } from '@cryptax/ledger';
import type { FileOutcome } from './file-outcome.ts';
import type { FileReport } from './import-types.ts';

/** Without the rows that another file settled in the meantime. */
export function stillOpen(open: readonly OpenEvent[], outcomes: readonly FileOutcome[]): readonly OpenEvent[] {
  if (open.length === 0) return open;
  const waiting = new Map(outcomes.map(({ file, rows }) => [file, reviewLines(rows)]));
  return open.filter(({ source }) => source !== undefined && waiting.get(source.file)?.has(source.line) === true);
}

function reviewLines(rows: FileOutcome['rows']): ReadonlySet<number> {
  const lines = new Set<number>();
  rows.forEachOutcome((outcome, line) => {
    if (outcome.kind === 'review') lines.add(line);
  });
  return lines;
}

export function unreadRows(files: readonly FileReport[], open: readonly OpenEvent[]): readonly UnreadRow[] {
  const reported = reportedLines(open);
  return files.flatMap(({ file, issues }) => {
    const lines = reported.get(file);
    const unread = lines === undefined ? issues : issues.filter(({ line }) => !lines.has(line));
    return unread.map(({ line, code, params }) => ({ file, line, code, params }));
  });
}

/** By file, the rows that entries were made of. */
function reportedLines(open: readonly OpenEvent[]): ReadonlyMap<string, ReadonlySet<number>> {
  const reported = new Map<string, Set<number>>();
  for (const { source } of open) {
    if (source === undefined) continue;
    const lines = reported.get(source.file) ?? new Set();
    reported.set(source.file, lines);
    for (const line of source.lines ?? [source.line]) lines.add(line);
  }
  return reported;
}
