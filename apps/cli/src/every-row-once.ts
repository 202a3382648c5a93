/**
 * The promise of an import, checked on every run: each data row is in exactly one of an event's source lines, the
 * duplicates, the ignored rows, the issues. A breach is a defect of the program and stops it before anything is said.
 */
import type { FileAccount, FileReport, ImportResult } from '@cryptax/importers';
import { invariant } from '@cryptax/kernel';
import type { EventSource } from '@cryptax/ledger';

type Sources = Map<string, EventSource | undefined>;

export function checkEveryRowOnce(result: ImportResult): void {
  const sources: Sources = new Map(result.events.map(({ id, source }) => [id, source]));
  const rowsOf = new Map<string, ReadonlySet<number>>();
  for (const [index, report] of result.files.entries()) {
    const account = result.accounts[index];
    invariant(account !== undefined, `${report.file} has an account`);
    invariant(!rowsOf.has(report.file), `${report.file} is named once`);
    if (report.format === 'cryptax-ledger') leaveOut(account, sources);
    else rowsOf.set(report.file, checkFile(report, account, sources));
  }
  checkSources(sources.values(), rowsOf);
}

/** Events of a ledger file name the files they were once made from, which may be imported again beside it. */
function leaveOut({ rows }: FileAccount, sources: Sources): void {
  rows.forEachOutcome((fate) => {
    if (fate.kind !== 'event') return;
    for (const id of fate.eventIds) invariant(sources.delete(id), `entry ${id} is in the ledger`);
  });
}

/** Gives back the lines that are an event's. */
function checkFile(report: FileReport, { rows }: FileAccount, sources: Sources): ReadonlySet<number> {
  const used = new Set<number>();
  const lines = new Set<number>();
  const counts = { used: 0, duplicate: 0, ignored: 0, review: 0 };
  rows.forEachOutcome((fate, line) => {
    lines.add(line);
    if (fate.kind === 'duplicate' || fate.kind === 'ignored' || fate.kind === 'review') {
      counts[fate.kind]++;
      return;
    }
    counts.used++;
    used.add(line);
    const ids = fate.kind === 'transfer' ? [] : fate.eventIds;
    const isNamed = ids.some((id) => names(sources.get(id), report.file, line));
    invariant(isNamed, `${report.file}, line ${line} is named by its entry`);
  });
  /** A file that could not be read as rows has issues about itself. */
  const reported = report.rows === 0 ? 0 : report.issues.length;
  invariant(lines.size === report.rows, `${report.file} has each line once`);
  invariant(
    counts.duplicate === report.duplicates && counts.ignored === report.ignored.length && counts.review === reported,
    `${report.file} tells its rows as they were settled`,
  );
  invariant(
    counts.used + counts.duplicate + counts.ignored + counts.review === report.rows,
    `the rows of ${report.file} add up`,
  );
  return used;
}

function names(source: EventSource | undefined, file: string, line: number): boolean {
  if (source?.file !== file) return false;
  return source.lines === undefined ? source.line === line : source.lines.includes(line);
}

/** No event claims a row that was settled otherwise. */
function checkSources(
  sources: Iterable<EventSource | undefined>,
  rowsOf: ReadonlyMap<string, ReadonlySet<number>>,
): void {
  for (const source of sources) {
    const rows = source === undefined ? undefined : rowsOf.get(source.file);
    if (source === undefined || rows === undefined) continue;
    for (const line of source.lines ?? [source.line]) {
      invariant(rows.has(line), `${source.file}, line ${line} is settled as the row of an entry`);
    }
  }
}
