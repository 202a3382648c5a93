/**
 * A million rows through the real screens: import, overview, list from end to end, search, edit, opening anew, tax report;
 * the same with 100,000 rows for the ratio. It takes minutes, so it runs by name: `npm run bench -- browser-million-screens`.
 */
import { cpus, loadavg } from 'node:os';
import type { BenchFigure, BenchSection } from './bench-section.ts';
import { tradeHistory } from './binance-file.ts';
import { measureUse } from './browser-import-run.ts';
import { withApp } from './browser-session.ts';
import type { WorkStep } from './browser-work-run.ts';

const SEED = 20_260_701;
/** Some rows of a file are no events. */
const SMALL = 100_050;
const LARGE = 1_000_500;
const BOUND_MS = 50;

type Use = Awaited<ReturnType<typeof measureUse>>;

export async function run(): Promise<BenchSection> {
  const isBusy = (loadavg()[0] ?? 0) >= cpus().length;
  const use = (rows: number) => withApp((address) => measureUse(address, tradeHistory({ rows, seed: SEED })));
  const [small, large] = [await use(SMALL), await use(LARGE)];
  return {
    title: 'A million rows on screen',
    notes: isBusy ? [...NOTES, BUSY] : NOTES,
    figures: [...times(small, large), ...tasks(small, large)],
  };
}

const NOTES: readonly string[] = [
  `Trade histories of ${SMALL.toLocaleString('en')} and ${LARGE.toLocaleString('en')} rows from ` +
    `\`benchmarks/binance-file.ts\` with seed ${SEED} through \`/smart-import\` of the built app, every trade valued in ` +
    'euros; then the overview that follows; then the list, scrolled by wheel and by jumps from end to end, searched, ' +
    'narrowed to what is taxable, an entry opened and edited; then a minute in which nobody does anything, a reload and the ' +
    'tax report of a year that was never looked at. One run each, times by the clock.',
  'Tasks are those of the main thread, in processor time; the bound is for 100,000 rows. Opening is a whole reload: the ' +
    'program, the database, the first rows.',
];

const BUSY = 'The machine was busy with other work: times by the clock are longer than they need be.';

const STEPS: Readonly<Record<WorkStep, string>> = {
  search: 'search for a coin, to the rows found',
  taxable: 'only what is taxable, to the rows found',
  detail: 'everything about one entry',
  form: 'the form to edit it',
  edit: 'edit, from saving to the new figures',
  open: 'reload, to the first rows',
  report: 'tax report of the year',
};

function times(small: Use, large: Use): readonly BenchFigure[] {
  const pairs: readonly (readonly [string, number, number])[] = [
    ['from file to preview', small.times.toPreviewMs, large.times.toPreviewMs],
    ['from commit to done', small.times.toDoneMs, large.times.toDoneMs],
    ...stepNames().map((step) => [STEPS[step], small.work[step].ms, large.work[step].ms] as const),
  ];
  return pairs.map(([name, few, many]) => ({
    name,
    value: `${shown(few)}; with a million ${shown(many)}, ${(many / few).toFixed(1)} x`,
  }));
}

function tasks(small: Use, large: Use): readonly BenchFigure[] {
  const pairs: readonly (readonly [string, number, number])[] = [
    ['import and overview', small.times.longestTask.processorMs, large.times.longestTask.processorMs],
    [
      'opening and scrolling the list',
      small.times.scroll.longestTask.processorMs,
      large.times.scroll.longestTask.processorMs,
    ],
    ...stepNames().map((step) => [STEPS[step], small.work[step].taskMs, large.work[step].taskMs] as const),
  ];
  return pairs.map(([name, few, many]) => ({
    name: `longest task: ${name}`,
    value: `${few.toFixed(0)} ms; with a million ${many.toFixed(0)} ms`,
    target: `at most ${BOUND_MS} ms`,
    isMet: few <= BOUND_MS,
  }));
}

function stepNames(): readonly WorkStep[] {
  return Object.keys(STEPS) as WorkStep[];
}

function shown(ms: number): string {
  return ms >= 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${ms.toFixed(0)} ms`;
}
