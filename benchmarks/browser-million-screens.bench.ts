/**
 * A million rows through the real screens: import, overview, list from end to end, search, edit, opening anew, tax report;
 * and 100,000 rows some times over, for the medians that are promised. It runs by name: `npm run bench -- browser-million-screens`
 * takes the better part of an hour; with `--small` only the 100,000 rows, in less than ten minutes.
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
const RUNS = 3;
const BOUND_MS = 50;
const MOST_GROWTH = 8;

type Use = Awaited<ReturnType<typeof measureUse>>;

/** Milliseconds of each step by its name, and its longest task. */
interface Steps {
  readonly times: ReadonlyMap<string, number>;
  readonly tasks: ReadonlyMap<string, number>;
}

export async function run(): Promise<BenchSection> {
  const isBusy = (loadavg()[0] ?? 0) >= cpus().length;
  const use = (rows: number) => withApp((address) => measureUse(address, tradeHistory({ rows, seed: SEED })));
  const few: Steps[] = [];
  for (let count = 0; count < RUNS; count++) few.push(stepsOf(await use(SMALL)));
  const many = process.argv.includes('--small') ? undefined : stepsOf(await use(LARGE));
  return {
    title: many === undefined ? '100,000 rows on screen' : 'A million rows on screen',
    notes: [...notes(many !== undefined), ...(isBusy ? [BUSY] : [])],
    figures: [...times(few, many, isBusy), ...tasks(few, many)],
  };
}

function notes(hasMany: boolean): readonly string[] {
  const rows = [SMALL, ...(hasMany ? [LARGE] : [])].map((count) => count.toLocaleString('en')).join(' and ');
  return [
    `Trade histories of ${rows} rows from \`benchmarks/binance-file.ts\` with seed ${SEED} through \`/smart-import\` of the ` +
      'built app, every trade valued in euros; then the overview that follows; then the list, scrolled by wheel and by jumps ' +
      'from end to end, searched, narrowed to what is taxable, an entry opened and edited; then a minute in which nobody ' +
      `does anything, a reload and the tax report of a year that was never looked at. Medians of ${RUNS} runs with 100,000 rows` +
      `${hasMany ? ', one run with a million' : ''}, times by the clock.`,
    'From file to booked is both parts of the import: from the choice of the file to the preview, and from "add" to the word that ' +
      'it is done. Tasks are those of the main thread, in processor time, the longest of all runs; the bound is for 100,000 ' +
      'rows. Opening is a whole reload: the program, the database, the first rows.',
  ];
}

const BUSY =
  'The machine was busy with other work: times by the clock are longer than they need be, and are not judged.';

const BOOKED = 'from file to booked';

const STEPS: Readonly<Record<WorkStep, string>> = {
  search: 'search for a coin, to the rows found',
  taxable: 'only what is taxable, to the rows found',
  detail: 'everything about one entry',
  form: 'the form to edit it',
  edit: 'edit, from saving to the new figures',
  open: 'reload, to the first rows',
  report: 'tax report of the year',
};

/** What is promised for 100,000 rows. */
const PROMISED: ReadonlyMap<string, number> = new Map([
  [BOOKED, 4_000],
  [STEPS.open, 1_500],
  [STEPS.report, 1_500],
]);

function stepsOf({ times: { toPreviewMs, toDoneMs, longestTask, scroll }, work }: Use): Steps {
  const steps = Object.keys(STEPS) as WorkStep[];
  return {
    times: new Map([
      ['from file to preview', toPreviewMs],
      ['from commit to done', toDoneMs],
      [BOOKED, toPreviewMs + toDoneMs],
      ...steps.map((step) => [STEPS[step], work[step].ms] as const),
    ]),
    tasks: new Map([
      ['import and overview', longestTask.processorMs],
      ['opening and scrolling the list', scroll.longestTask.processorMs],
      ...steps.map((step) => [STEPS[step], work[step].taskMs] as const),
    ]),
  };
}

function times(few: readonly Steps[], many: Steps | undefined, isBusy: boolean): readonly BenchFigure[] {
  return Array.from(few[0]?.times.keys() ?? [], (name) => {
    const runs = few.map((steps) => steps.times.get(name) ?? 0).sort((a, b) => a - b);
    const median = runs[Math.floor(runs.length / 2)] ?? 0;
    const most = many?.times.get(name);
    const spread = `${shown(median)} (${shown(runs[0] ?? 0)} to ${shown(runs.at(-1) ?? 0)})`;
    const growth = (most ?? 0) / median;
    const promised = PROMISED.get(name);
    const isMet = median <= (promised ?? 0) && (most === undefined || growth <= MOST_GROWTH);
    return {
      name,
      value: most === undefined ? spread : `${spread}; with a million ${shown(most)}, ${growth.toFixed(1)} x`,
      ...(promised === undefined || isBusy ? {} : { target: targetOf(promised, most !== undefined), isMet }),
    };
  });
}

function targetOf(promised: number, hasMany: boolean): string {
  return `under ${promised / 1000} s${hasMany ? `, a million at most ${MOST_GROWTH} x` : ''}`;
}

function tasks(few: readonly Steps[], many: Steps | undefined): readonly BenchFigure[] {
  return Array.from(few[0]?.tasks.keys() ?? [], (name) => {
    const longest = Math.max(...few.map((steps) => steps.tasks.get(name) ?? 0));
    const most = many?.tasks.get(name);
    return {
      name: `longest task: ${name}`,
      value: `${longest.toFixed(0)} ms${most === undefined ? '' : `; with a million ${most.toFixed(0)} ms`}`,
      target: `at most ${BOUND_MS} ms`,
      isMet: longest <= BOUND_MS,
    };
  });
}

function shown(ms: number): string {
  return ms >= 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${ms.toFixed(0)} ms`;
}
