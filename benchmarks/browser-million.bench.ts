/**
 * How the app holds when the ledger grows tenfold: 100,000 and 1,000,000 events in the real Chromium, the same steps with
 * both, each as a ratio. Longer than the other benchmarks, so it runs by name: `npm run bench -- browser-million`.
 */
import { cpus, loadavg } from 'node:os';
import { type BenchFigure, type BenchSection, median } from './bench-section.ts';
import type { ScalePlan, ScaleStep, ScaleTimes } from './browser-scale-worker.ts';
import { measureStays, type Stay } from './browser-worker.ts';

const SMALL = 100_000;
const LARGE = 1_000_000;
const SEED = 20_260_701;
/** Share of movements that nobody has explained: real ledgers have some. */
const OPEN = 0.02;

export async function run(): Promise<BenchSection> {
  const load = loadavg()[0] ?? 0;
  const small = await stays(SMALL);
  const large = await stays(LARGE);
  const figures = [...stepFigures(small, large), ...memoryFigures(small, large)];
  return { title: 'A million events in the browser', notes: [...NOTES, loadNote(load)], figures };
}

/** Times by the clock grow with what else a machine does; ratios of one run hardly do. */
function loadNote(load: number): string {
  return `Load of the machine before it began: ${load.toFixed(1)} on ${cpus().length} processors; above that number other programs had their share of the times.`;
}

const NOTES: readonly string[] = [
  `Ledgers of ${SMALL.toLocaleString('en')} and ${LARGE.toLocaleString('en')} events from ` +
    `\`benchmarks/ledger-generator.ts\` with seed ${SEED}, of which ${OPEN * 100} % are open movements, through the app's own ledger service in a worker of Chromium, ` +
    'database on the disk. One stay imports the ledger, a second one in a new worker opens it and works with it. Times ' +
    'are by the clock until the answer is there; an edit is answered when it is written and the new tax is known (median ' +
    'of five). Memory is the most that the process of the page ever held.',
  'Targets are ratios within the run of 100,000 events, against what the second stay measures first: reading the stored events from the ' +
    'database over a connection of its own, and one structured clone of them. An edit is held against recomputing everything.',
];

function stays(count: number): Promise<readonly Stay<ScaleTimes>[]> {
  const ledger = { count, decimals: 8, seed: SEED, open: OPEN } as const;
  const plans: readonly ScalePlan[] = [
    { kind: 'import', ledger },
    { kind: 'use', ledger },
  ];
  return measureStays<ScalePlan, ScaleTimes>('benchmarks/browser-scale-worker.ts', plans);
}

const STEPS: Readonly<Record<ScaleStep, string>> = {
  read: 'floor: bare reading of the stored events',
  clone: 'floor: structured clone of the events',
  import: 'import of a ledger file, to the last write',
  open: 'open: database to figures',
  recompute: 'recompute everything (another method)',
  list: 'list, first page with all days',
  page: 'list, a page in the middle',
  filter: 'filter: taxable',
  search: 'search for a coin',
  sort: 'sort by gain',
  edit: 'edit to new tax',
  tax: 'asking for the tax afterwards',
  undo: 'undo',
  portfolio: 'portfolio with its curve',
  report: 'tax report of one year',
};

interface Aim {
  readonly against: ScaleStep;
  readonly most: number;
}

/**
 * Opening reads, values and matches; matching is about as much work as copying; an edit matches on from its own place; a report
 * has its engine already.
 */
const AIMS: Readonly<Partial<Record<ScaleStep, Aim>>> = {
  open: { against: 'read', most: 5 },
  recompute: { against: 'clone', most: 2 },
  edit: { against: 'recompute', most: 0.5 },
  report: { against: 'recompute', most: 4 },
};

function stepFigures(small: readonly Stay<ScaleTimes>[], large: readonly Stay<ScaleTimes>[]): readonly BenchFigure[] {
  return (Object.keys(STEPS) as ScaleStep[]).map((step) => {
    const [few, many] = [timeOf(small, step), timeOf(large, step)];
    return {
      name: STEPS[step],
      value: `${ms(few)}; with a million ${ms(many)}, ${(many / few).toFixed(1)} x`,
      ...verdict(step, few, small),
    };
  });
}

function verdict(step: ScaleStep, time: number, run: readonly Stay<ScaleTimes>[]): Partial<BenchFigure> {
  const aim = AIMS[step];
  if (aim === undefined) return {};
  const ratio = time / timeOf(run, aim.against);
  const target = `at most ${aim.most} x "${STEPS[aim.against]}" with 100,000 events (${ratio.toFixed(2)} x)`;
  return { target, isMet: ratio <= aim.most };
}

function timeOf(all: readonly Stay<ScaleTimes>[], step: ScaleStep): number {
  return median(all.flatMap(({ times }) => times[step] ?? []));
}

function memoryFigures(small: readonly Stay<ScaleTimes>[], large: readonly Stay<ScaleTimes>[]): readonly BenchFigure[] {
  return ['importing', 'opened and worked with'].flatMap((name, stay) => {
    const [few, many] = [small[stay]?.peakMemory, large[stay]?.peakMemory];
    if (few === undefined || many === undefined) return [];
    const value = `${few.toFixed(0)} MB; with a million ${many.toFixed(0)} MB, ${(many / few).toFixed(1)} x`;
    return [{ name: `memory, ${name}`, value }];
  });
}

function ms(time: number): string {
  return time >= 10_000 ? `${(time / 1000).toFixed(1)} s` : `${time.toFixed(0)} ms`;
}
