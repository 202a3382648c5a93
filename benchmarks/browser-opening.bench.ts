/**
 * A reload, in the ledger's worker: the answers of the first screen against reading their bytes, and what opening the book behind
 * them consists of. In the real browser over 100,000 events: `npm run bench -- browser-opening`.
 */
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import type { FirstScreen, OpeningPart, OpeningPlan, OpeningTimes } from './browser-opening-worker.ts';
import { measureStays } from './browser-worker.ts';

const COUNT = 100_000;
const SEED = 20_260_701;
const OPEN = 0.02;
/** Of reading a snapshot of the engine: what is kept in its place has to be shown sooner. */
const BOUND = 3;

const PARTS: Readonly<Record<OpeningPart, string>> = {
  records: 'reading and checking the records',
  values: 'values in euros',
  matching: 'matching, with the figures of the years',
  snapshot: 'a snapshot of the matched engine in one record: reading it',
  lookAt: 'a snapshot of the matched engine in one record: looking at it',
  whole: 'all of opening, in a worker that has done it before',
};

export async function run(): Promise<BenchSection> {
  const ledger = { count: COUNT, decimals: 8, seed: SEED, open: OPEN } as const;
  const plans: readonly OpeningPlan[] = [
    { kind: 'import', ledger },
    { kind: 'open', ledger },
  ];
  const [, stay] = await measureStays<OpeningPlan, OpeningTimes>('benchmarks/browser-opening-worker.ts', plans);
  if (stay === undefined) throw new Error('The worker was not heard.');
  return { title: 'Reload and opening of a book', notes: NOTES, figures: figures(stay.times) };
}

const NOTES: readonly string[] = [
  `A ledger of ${COUNT.toLocaleString('en')} events from \`benchmarks/ledger-generator.ts\` with seed ${SEED}, of which ${OPEN * 100} % are open movements, in a worker ` +
    'of Chromium, database on the disk. What a reload shows first are answers that are kept beside the records as one text (decision 0105): from opening the ' +
    'database, through hash, checks and parsing, to the answers to list, counts, overview and report. Against it the same text, read by a ' +
    'connection of its own and not looked at. Both take turns, nine times; the ratio is the median of the ratios of neighbours.',
  'The parts of opening were each measured once, by the clock, so they say how they compare and no more.',
];

function figures({ first, keptBytes, parts, snapshotBytes }: OpeningTimes): readonly BenchFigure[] {
  const of = (pick: (round: FirstScreen) => number) => median(first.map(pick));
  const [bytes, database, answers] = [
    of((each) => each.bytes),
    of((each) => each.database),
    of((each) => each.answers),
  ];
  const { snapshot = 0, whole = 0 } = parts;
  return [
    {
      name: 'answers of the first screen against reading their own bytes',
      value: `${of((each) => each.answers / each.bytes).toFixed(1)} x`,
    },
    {
      name: 'times of the first screen',
      value: `reading ${kb(keptBytes)}: ${ms(bytes)}; all answers: ${ms(answers)}, of which opening the store by itself takes ${ms(database)}`,
    },
    ratioFigure('answers of the first screen against reading a snapshot of the engine', answers / snapshot, BOUND),
    { name: 'opening all of the book against reading that snapshot', value: `${(whole / snapshot).toFixed(1)} x` },
    ...(Object.keys(PARTS) as OpeningPart[]).map((part) => ({
      name: `opening the book: ${PARTS[part]}`,
      value: `${ms(parts[part] ?? 0)}${part === 'snapshot' ? ` (${kb(snapshotBytes)} of columns)` : ''}`,
    })),
  ];
}

function kb(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
}

function ms(time: number): string {
  return time < 100 ? `${time.toFixed(1)} ms` : `${time.toFixed(0)} ms`;
}
