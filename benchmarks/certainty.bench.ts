/**
 * Ranking the open points of a ledger as the app does it: in a worker that starts for the job, gets the entries and what the
 * ledger's own worker has matched, and has compiled nothing yet. Ranges of all years, groups in their order and the answers of the
 * first of them. A person waits for it, so it may take two seconds; the ratio to a match says the same on any machine.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, platform } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import {
  certaintyOf,
  certaintyReview,
  loadEngine,
  type Matched,
  matchedLedger,
  type PriceKnowledge,
} from '@cryptax/tax-de';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_261_117;
const EVENTS = 100_000;
const OPEN_SHARE = 0.1;
const ROUNDS = 3;
/** Of a match of the ledger; one match is part of the work. */
const MOST = 7;
const MOST_MS = 2000;

interface Job {
  readonly as: 'questions' | 'points';
  readonly events: readonly LedgerEvent[];
  readonly matched: Matched;
}

interface Ranked {
  readonly ms: number;
  readonly count: number;
}

export async function run(): Promise<BenchSection> {
  if (!isMainThread) return rankHere(workerData as Job);
  const isBusy = (loadavg()[0] ?? 0) >= cpus().length;
  const events = generateLedger({ count: EVENTS, decimals: 8, seed: SEED, open: OPEN_SHARE });
  const match = median(
    Array.from({ length: ROUNDS }, () => timed(() => void loadEngine(events, DEFAULT_SETTINGS).years())),
  );
  const matched = matchedLedger(events, DEFAULT_SETTINGS, 0);
  const questions = await rankedInWorkers({ as: 'questions', events, matched });
  const points = await rankedInWorkers({ as: 'points', events, matched });
  const count = (value: number) => value.toLocaleString('en');
  const figures: readonly BenchFigure[] = [
    { name: `one match, ${count(EVENTS)} events`, value: `${match.toFixed(0)} ms` },
    { name: 'open points', value: count(points.count) },
    { name: 'questions that they are asked as', value: count(questions.count) },
    timeFigure('ranked as questions, with the ranges of all years', questions.ms, isBusy),
    ratioFigure('ranked as questions against one match', questions.ms / match, MOST),
    timeFigure('each point ranked', points.ms, isBusy),
    ratioFigure('each point ranked against one match', points.ms / match, MOST),
  ];
  return { title: 'Certainty', notes: NOTES, figures };
}

/** Each in a worker of its own, as the app starts one. */
async function rankedInWorkers(job: Job): Promise<Ranked> {
  const rounds: Ranked[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    rounds.push(
      await new Promise<Ranked>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
    );
  }
  return { ms: median(rounds.map(({ ms }) => ms)), count: rounds[0]?.count ?? 0 };
}

function rankHere({ as, events, matched }: Job): never {
  const prices = lastPaid(events);
  const profile = { years: { 2024: { taxableIncome: '50000' }, 2025: { taxableIncome: '50000' } } };
  const question = { events, settings: DEFAULT_SETTINGS, unread: 0, matched, prices, profile };
  let count = 0;
  const ms = timed(() => {
    count = as === 'questions' ? certaintyReview(question).groups.length : certaintyOf(question).questions.length;
  });
  parentPort?.postMessage({ ms, count } satisfies Ranked);
  // Only this thread ends.
  process.exit(0);
}

function timed(work: () => void): number {
  const start = threadMs();
  work();
  return threadMs() - start;
}

/** What this thread has worked: on a machine with a core to spare the time that somebody waits. */
function threadMs(): number {
  if (platform() !== 'linux') return performance.now();
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
}

/** What a unit of each coin last cost in the ledger; a tenth of the moments only know a band. */
function lastPaid(events: readonly LedgerEvent[]): PriceKnowledge {
  const units = new Map<string, ReturnType<typeof dec>>();
  for (const event of events) {
    if (event.kind !== 'buy' || event.valueEur === undefined) continue;
    const price = Number(event.valueEur) / Number(event.in.amount);
    if (Number.isFinite(price)) units.set(event.in.asset, dec(price.toFixed(2)));
  }
  const highest = dec('100000');
  return {
    near: (asset, at) => {
      const price = units.get(asset);
      if (price === undefined) return undefined;
      return at.endsWith('7Z') ? { low: dec('1'), high: price } : { low: price, high: price };
    },
    highestUntil: () => highest,
  };
}

/** On a busy machine the caches are shared and even processor time grows: only the ratio is judged then. */
function timeFigure(name: string, ms: number, isBusy: boolean): BenchFigure {
  if (isBusy) return { name, value: `${ms.toFixed(0)} ms (machine busy: not judged)` };
  return { name, value: `${ms.toFixed(0)} ms`, target: `at most ${MOST_MS} ms`, isMet: ms <= MOST_MS };
}

const NOTES: readonly string[] = [
  `The ledger comes from \`benchmarks/ledger-generator.ts\` with seed ${SEED}; one event in ten is a movement of unknown ` +
    'meaning. A tenth of the prices in question are bands, so that these events have two ends.',
  'A match: median of three in one thread. Ranking: median of three workers that start for it and have compiled nothing; handing them ' +
    'the entries is not counted. Times are what the thread itself worked; compiling and collecting garbage run beside it, as in a browser.',
];
