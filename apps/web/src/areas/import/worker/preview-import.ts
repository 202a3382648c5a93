/**
 * A dry run as the screen shows it: each file with its counts and questions, and after it the effect of all together.
 */
import type { FileReport } from '@cryptax/importers';
import type { Effect, FilePreview, ImportPreview, RowCounts } from '../../../platform/ledger/import-types.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { sourceOfFormat, sourcesOf } from '../../../platform/ledger/worker/source-names.ts';
import { type Computed, compute, effectOf, type ReadEngine } from '../../../platform/ledger/worker/tax-figures.ts';
import type { ValuedEvents } from '../../../platform/ledger/worker/value-events.ts';
import { accountAt, type DryRun, requestOf } from './prepare-import.ts';
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
    problem: problem === undefined ? undefined : { code: problem.code, params: problem.params },
    questions: report.questions,
    candidates: report.candidates.map(({ format: id, confidence }) => ({ id, source: sourceOfFormat(id), confidence })),
  };
}

export interface Judged {
  readonly valued: ValuedEvents;
  /** Has matched the book as it will be. */
  readonly engine: ReadEngine;
  readonly effect: Effect;
}

interface JudgeOptions {
  /** As it was when the files were read against it. */
  readonly book: LoadedBook & { readonly computed: () => Computed };
  readonly parts: Pick<LiveLedger, 'store' | 'valuer' | 'currentYear'>;
  readonly signal: AbortSignal;
  /** Gives way to whoever has something more urgent for the worker. */
  readonly between: () => Promise<void>;
  readonly onStage: (stage: 'value' | 'compute', percent: number) => void;
}

/**
 * What taking files over would lead to: values of the new events, the book matched with them, and what changes by it. Of a large
 * file this takes longer than reading it, so it goes on while the rows are shown and the user may already say yes.
 */
export async function judgeImport(dry: DryRun, options: JudgeOptions): Promise<Judged> {
  const { book, parts, signal, onStage } = options;
  const between = async () => {
    await options.between();
    signal.throwIfAborted();
  };
  onStage('value', 75);
  const valued = await parts.valuer.value(dry.events, signal, between);
  await between();
  onStage('compute', 90);
  const year = parts.currentYear();
  // Movements that wait count; one of an earlier import whose other side came is part of the new transfer.
  const explained = new Set(dry.result.matches.flatMap(({ outs, ins }) => [...outs, ...ins]));
  const kept = book.valued.filter(({ id }) => !explained.has(id.replace(/:fee$/, '')));
  const events = [...kept, ...valued.events, ...dry.result.open];
  const settings = await taxSettings(parts.store);
  const { engine, ...after } = compute(events, settings, year);
  const effect = effectOf(book.computed(), after, year);
  await between();
  onStage('compute', 95);
  return { valued, engine: { engine, events, match: settings.match }, effect };
}
