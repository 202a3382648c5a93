/**
 * The matching engine against a float64 floor on the same generated ledger, in one process run. The asserted ratio is
 * that of matching with the year's sums; reading texts into columns is measured apart.
 */
import { addYears, type Day } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, LedgerEngine, type LedgerEvent, type Method } from '@cryptax/ledger';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { encodeFloats, FloatMatcher } from './float-floor.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_260_301;
const PLANNED: readonly { readonly method: Method; readonly bound: number }[] = [
  { method: 'FIFO', bound: 2 },
  { method: 'LIFO', bound: 2 },
  { method: 'HIFO', bound: 2.5 },
  { method: 'LOFO', bound: 2.5 },
];

/** Median milliseconds of one method on one ledger. */
interface Timing {
  readonly floor: number;
  readonly match: number;
  readonly read: number;
  readonly ratio: number;
}

export function run(): BenchSection {
  const small = generateLedger({ count: 10_000, decimals: 8, seed: SEED });
  const middle = generateLedger({ count: 100_000, decimals: 8, seed: SEED });
  const figures: BenchFigure[] = [];
  /** At a full collection V8 forgets the shapes of classes without instances, and the compiled code with them. */
  const keptAlive = engineFor('FIFO');
  keptAlive.load(small);
  keptAlive.years();
  /** Every path is compiled before anything is measured. */
  for (const { method } of PLANNED) compare(small, method, 8);
  const perEvent = [perEventFigure('10,000', compare(small, 'FIFO', 15), small.length)];
  figures.push(...ratios('100,000 events', middle, 15));
  figures.push(...appendFigures(middle));
  figures.push(
    ...ratios('100,000 events, 18 decimals', generateLedger({ count: 100_000, decimals: 18, seed: SEED }), 15, 3),
  );
  const large = generateLedger({ count: 1_000_000, decimals: 8, seed: SEED });
  figures.push(...ratios('1,000,000 events', large, 5));
  const slow = compare(large, 'FIFO', 3);
  perEvent.push(perEventFigure('1,000,000', slow, large.length));
  const growth = (perEvent[1] as PerEvent).nanoseconds / (perEvent[0] as PerEvent).nanoseconds;
  figures.push(...perEvent.map((item) => item.figure), ratioFigure('growth of cost per event, 10k to 1M', growth, 5));
  figures.push(...memoryFigures(large));
  keptAlive.load([]);
  return { title: 'Ledger engine', notes: NOTES, figures };
}

const NOTES: readonly string[] = [
  `Ledgers come from \`benchmarks/ledger-generator.ts\` with seed ${SEED}: 20 assets, 4 wallets, 2019 to 2025; buys, ` +
    'sales, swaps, spending, transfers with coin fees, staking income. Amounts use all 8 (or 18) decimals.',
  'Floor: `benchmarks/float-floor.ts`, the same matching and year sums in plain float64 columns. Floor and engine runs ' +
    'take turns; a ratio is the median of the ratios of neighbouring runs, a time the median of all runs. Times are ' +
    'processor time of a single-threaded process, because other work may share the machine.',
  'Matching is everything after reading: lots, fragments, year figures. Reading is text to integer columns, checks and ' +
    'time order; it is reported beside it and in the whole run, and has no float counterpart worth naming.',
];

function ratios(name: string, events: readonly LedgerEvent[], runs: number, bound?: number): BenchFigure[] {
  return PLANNED.flatMap((plan) => {
    const timing = compare(events, plan.method, runs);
    const ns = (ms: number) => `${((ms * 1e6) / events.length).toFixed(0)} ns`;
    const whole = timing.read + timing.match;
    return [
      ratioFigure(`${name}, ${plan.method}: matching against the floor`, timing.ratio, bound ?? plan.bound),
      {
        name: `${name}, ${plan.method}: per event`,
        value: `floor ${ns(timing.floor)}, matching ${ns(timing.match)}, reading ${ns(timing.read)}, whole ${ns(whole)}`,
      },
    ];
  });
}

function compare(events: readonly LedgerEvent[], method: Method, runs: number): Timing {
  const columns = encodeFloats(events);
  const times: { floor: number[]; match: number[]; read: number[] } = { floor: [], match: [], read: [] };
  for (let i = 0; i < runs; i++) {
    tidyUp();
    const floor = new FloatMatcher(columns, method);
    times.floor.push(timed(() => floor.run()));
    tidyUp();
    const engine = engineFor(method);
    times.read.push(timed(() => engine.read(events)));
    times.match.push(
      timed(() => {
        engine.match();
        engine.years();
      }),
    );
  }
  const ratio = median(times.match.map((match, i) => match / (times.floor[i] as number)));
  return { floor: median(times.floor), match: median(times.match), read: median(times.read), ratio };
}

/** One event more at the end of a loaded ledger, up to the year's figures. */
function appendFigures(events: readonly LedgerEvent[]): BenchFigure[] {
  const engine = engineFor('FIFO');
  const full = timed(() => {
    engine.load(events);
    engine.years();
  });
  const appended = Array.from({ length: 31 }, (_, i) =>
    timed(() => {
      const id = `late${i}`;
      engine.append([
        {
          id,
          at: '2025-12-31T12:00:00Z',
          kind: 'sell',
          wallet: 'A',
          out: { asset: 'COIN1', amount: '0.001' },
          valueEur: '1.00',
        },
      ]);
      engine.years();
    }),
  );
  const share = full / median(appended);
  return [
    {
      name: '100,000 events: one appended event against the full run',
      value: `1/${share.toFixed(0)} (${median(appended).toFixed(3)} ms of ${full.toFixed(0)} ms)`,
      target: 'under 1/50',
      isMet: share > 50,
    },
  ];
}

function memoryFigures(events: readonly LedgerEvent[]): BenchFigure[] {
  tidyUp();
  const before = usedMegabytes();
  const engine = engineFor('FIFO');
  engine.load(events);
  tidyUp();
  const used = usedMegabytes() - before;
  engine.years();
  return [
    {
      name: '1,000,000 events: memory of the engine',
      value: `${used.toFixed(0)} MB (the ${before.toFixed(0)} MB before it are the generated events)`,
      target: 'under 400 MB',
      isMet: used < 400,
    },
  ];
}

interface PerEvent {
  readonly nanoseconds: number;
  readonly figure: BenchFigure;
}

function perEventFigure(name: string, timing: Timing, count: number): PerEvent {
  const nanoseconds = (timing.match * 1e6) / count;
  return {
    nanoseconds,
    figure: { name: `${name} events, FIFO: matching per event`, value: `${nanoseconds.toFixed(0)} ns` },
  };
}

function engineFor(method: Method): LedgerEngine {
  return new LedgerEngine({ ...DEFAULT_SETTINGS, method }, (day: Day) => addYears(day, 1));
}

function timed(work: () => void): number {
  const start = cpuMs();
  work();
  return cpuMs() - start;
}

function usedMegabytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
