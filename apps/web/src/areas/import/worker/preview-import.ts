/** A dry run as the screen shows it: each file with its counts and questions; the effect of all together comes after it. */
import type { FileReport } from '@cryptax/importers';
import type { FilePreview, ImportPreview, RowCounts } from '../../../platform/ledger/import-types.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { sourceOfFormat, sourcesOf } from '../../../platform/ledger/worker/source-names.ts';
import { accountAt, type DryRun, requestOf } from './dry-run.ts';
import { countRows, ignoredReasons } from './row-accounts.ts';

const REVIEW_SHOWN = 200;

export function previewOf(
  run: DryRun,
  { book, currentYear, previewId }: { book: LoadedBook; currentYear: number; previewId: string },
): ImportPreview {
  const files = run.result.files.map((report, index) => filePreview(run, report, index));
  const sum = (pick: (counts: RowCounts) => number) => files.reduce((total, { counts }) => total + pick(counts), 0);
  const known = sourcesOf(book);
  const sources = files.flatMap(({ format, events }) => (format === null || events === 0 ? [] : [format.source]));
  return {
    previewId,
    files,
    totals: {
      files: files.length,
      rows: sum(({ rows }) => rows),
      event: sum(({ event }) => event),
      grouped: sum(({ grouped }) => grouped),
      duplicate: sum(({ duplicate }) => duplicate),
      ignored: sum(({ ignored }) => ignored),
      review: sum(({ review }) => review),
      events: run.events.length,
    },
    currentYear,
    known: { events: book.stored.length, sources: known },
    newSources: [...new Set(sources)].filter((source) => !known.includes(source)),
  };
}

function filePreview(run: DryRun, report: FileReport, index: number): FilePreview {
  const account = accountAt(run, index);
  const file = requestOf(run, report.file);
  const counts = countRows(account);
  const { format } = report;
  const problem = report.issues.length > counts.review ? report.issues[0] : undefined;
  return {
    index,
    requestIndex: [...run.files.keys()].indexOf(file?.name ?? ''),
    name: report.file,
    size: file?.size ?? 0,
    format: format === null ? null : { id: format, source: sourceOfFormat(format) },
    confidence: report.confidence,
    counts,
    events: report.events,
    ignored: ignoredReasons(account),
    review: report.issues
      .filter((issue) => issue !== problem)
      .slice(0, REVIEW_SHOWN)
      .map(({ line, code, params }) => ({ line, code, params })),
    ...(problem === undefined ? {} : { problem: { code: problem.code, params: problem.params } }),
    questions: report.questions,
    candidates: report.candidates.map(({ format: id, confidence }) => ({ id, source: sourceOfFormat(id), confidence })),
  };
}
