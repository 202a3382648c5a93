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
  const reported = new Set(
    open.flatMap(({ source }) =>
      source === undefined ? [] : (source.lines ?? [source.line]).map((line) => `${source.file}\u0000${line}`),
    ),
  );
  return files.flatMap(({ file, issues }) =>
    issues
      .filter(({ line }) => !reported.has(`${file}\u0000${line}`))
      .map(({ line, code, params }) => ({ file, line, code, params })),
  );
}
