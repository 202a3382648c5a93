/**
 * Ranking the open points of a ledger as the app does it, from the matched ledger to the questions: the ledger's own worker finds what is
 * open and what prices are around it and sends the entries; a worker that starts for the job and has compiled nothing yet reads them,
 * works out the ranges of all years, groups in their order and the answers of the first of them, and sends them back. All of it is counted.
 * A person waits for it, so it may take two seconds; the ratio to a match says the same on any machine.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, platform } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { DEFAULT_SETTINGS, type LedgerEvent, memoryOf } from '@cryptax/ledger';
import { type OpenPrices, pricesAround } from '@cryptax/prices';
import { certaintyOf, loadEngine, type MatchedAnswers, openPoints } from '@cryptax/tax-de';
import {
  certaintyWork,
  ranked,
  type SentLedger,
} from '../apps/web/src/platform/ledger/worker/certainty/certainty-job.ts';
import { messageTurn } from '../apps/web/src/platform/ledger/worker/message-turn.ts';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_261_117;
const EVENTS = 100_000;
const OPEN_SHARE = 0.1;
const ROUNDS = 3;
/** Of a match of the ledger in the same minute; one match is part of the work. A guard for busy machines, on which the clock says nothing. */
const MOST = 7;
const MOST_MS = 2000;
const PROFILE = { years: { 2024: { taxableIncome: '50000' }, 2025: { taxableIncome: '50000' } } };

type As = 'questions' | 'points';

interface Ranked {
  readonly count: number;
  /** What the worker's thread has worked from its start to the answer. */
  readonly worked: number;
}

interface Round extends Ranked {
  /** What the thread that asks has worked: finding, sending, reading the answer. */
  readonly asking: number;
  readonly waited: number;
  /** One match of the ledger just before. */
  readonly match: number;
}

interface Rounds extends Round {
  /** All work against a match, each in its own minute: machines change their speed. */
  readonly ratio: number;
}

export async function run(): Promise<BenchSection> {
  if (!isMainThread) return rankWhenAsked();
  const isBusy = (loadavg()[0] ?? 0) >= cpus().length;
  const events = generateLedger({ count: EVENTS, decimals: 8, seed: SEED, open: OPEN_SHARE });
  // Compiled by then, as in the ledger's own worker, which has matched the book when somebody asks.
  for (let round = 0; round < ROUNDS; round++) loadEngine(events, DEFAULT_SETTINGS).years();
  const questions = await rankedRounds('questions', events);
  const points = await rankedRounds('points', events);
  const count = (value: number) => value.toLocaleString('en');
  const figures: readonly BenchFigure[] = [
    { name: `one match, ${count(EVENTS)} events`, value: `${median([questions.match, points.match]).toFixed(0)} ms` },
    { name: 'open points', value: count(points.count) },
    { name: 'questions that they are asked as', value: count(questions.count) },
    ...figuresOf('ranked as questions, with the ranges of all years', questions, isBusy),
    ...figuresOf('each point ranked', points, isBusy),
  ];
  return { title: 'Certainty', notes: NOTES, figures };
}

/** What somebody waits for by the clock; on a busy machine only what both threads have worked says something. */
function figuresOf(name: string, { asking, worked, waited, ratio }: Rounds, isBusy: boolean): BenchFigure[] {
  const parts = `${asking.toFixed(0)} + ${worked.toFixed(0)} ms`;
  return [
    timeFigure(name, waited, isBusy),
    { name: `${name}: work of the thread that asks and of the worker`, value: parts },
    ratioFigure(`${name}: work against one match`, ratio, MOST),
  ];
}

/** Each in a worker of its own, as the app starts one. */
async function rankedRounds(as: As, events: readonly LedgerEvent[]): Promise<Rounds> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await rankedOnce(as, events));
  const middle = (of: (one: Round) => number) => median(rounds.map(of));
  return {
    count: rounds[0]?.count ?? 0,
    asking: middle(({ asking }) => asking),
    worked: middle(({ worked }) => worked),
    waited: middle(({ waited }) => waited),
    match: middle(({ match }) => match),
    ratio: middle(({ asking, worked, match }) => (asking + worked) / match),
  };
}

/** The ledger's own worker has matched the book when somebody asks; all that follows is counted. */
async function rankedOnce(as: As, events: readonly LedgerEvent[]): Promise<Round> {
  const start = threadMs();
  const engine = loadEngine(events, DEFAULT_SETTINGS);
  engine.years();
  const match = threadMs() - start;
  const value = lastPaid(events);
  const place = new Map(events.map(({ id }, no) => [id, no]));
  const [before, began] = [threadMs(), performance.now()];
  const worker = new Worker(new URL(import.meta.url), { workerData: as });
  const answer = new Promise<Ranked>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const points = openPoints(events, engine, 0);
  const matched = { points, figures: engine.years() };
  const wanted = new Set(points.flatMap(({ eventIds }) => eventIds));
  const open = Array.from(wanted).flatMap((id) => events[place.get(id) ?? -1] ?? []);
  const job = { events, engine, settings: DEFAULT_SETTINGS, profile: PROFILE, unread: 0, matched };
  const { count, worked } = await ranked(
    { ...job, prices: () => pricesAround(open, value), between: messageTurn() },
    {
      take: async (ledger) => worker.postMessage({ ledger }),
      value: async (prices) => worker.postMessage({ prices }),
      rank: (matched) => {
        if (matched === undefined) throw new Error('Ranking asks for more than what was matched.');
        worker.postMessage({ matched }, memoryOf(matched.columns));
        return answer;
      },
    },
  );
  const round = { count, worked, match, asking: threadMs() - before, waited: performance.now() - began };
  await worker.terminate();
  return round;
}

/** The answer of the app's worker is the review itself; ranking each point is what the command line does. */
function rankWhenAsked(): Promise<never> {
  const work = certaintyWork();
  return new Promise(() => {
    parentPort?.on('message', ({ ledger, prices, matched }: Message) => {
      if (ledger !== undefined) return work.take(ledger);
      if (prices !== undefined) return work.value(prices);
      const review = workerData === 'questions' ? work.rank(matched) : certaintyOf(work.input(matched));
      const { length: count } = 'groups' in review ? review.groups : review.questions;
      parentPort?.postMessage({ count, worked: threadMs(), review });
    });
  });
}

/** One of them. */
interface Message {
  readonly ledger?: SentLedger;
  readonly prices?: OpenPrices;
  readonly matched?: MatchedAnswers;
}

/** What this thread has worked: on a machine with a core to spare the time that somebody waits. */
function threadMs(): number {
  if (platform() !== 'linux') return performance.now();
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
}

/** Values by what a unit of each coin last cost in the ledger; a tenth of the moments only know the days beside them, which differ. */
function lastPaid(events: readonly LedgerEvent[]): Parameters<typeof pricesAround>[1] {
  const units = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== 'buy' || event.valueEur === undefined) continue;
    const price = Number(event.valueEur) / Number(event.in.amount);
    if (Number.isFinite(price)) units.set(event.in.asset, price);
  }
  const open = new Set(events.flatMap(({ kind, at }) => (kind === 'open' && at.endsWith('7Z') ? [at] : [])));
  return async (asked) => ({
    events: asked.map((event) => {
      const price = 'out' in event ? units.get(event.out.asset) : undefined;
      if (price === undefined || open.has(event.at)) return event;
      return { ...event, valueEur: (price * (1 + Number(event.at.slice(8, 10)) / 100)).toFixed(2) } as LedgerEvent;
    }),
  });
}

/** On a busy machine only the ratio is judged. */
function timeFigure(name: string, ms: number, isBusy: boolean): BenchFigure {
  if (isBusy) return { name, value: `${ms.toFixed(0)} ms (machine busy: not judged)` };
  return { name, value: `${ms.toFixed(0)} ms`, target: `at most ${MOST_MS} ms`, isMet: ms <= MOST_MS };
}

const NOTES: readonly string[] = [
  `The ledger comes from \`benchmarks/ledger-generator.ts\` with seed ${SEED}; one event in ten is a movement of unknown ` +
    'meaning. A tenth of the prices in question are bands, so that these events have two ends.',
  'Each figure is the median of three. Ranking counts all that follows once the book is matched: finding what is open, the prices around it (asked ' +
    'of a list at hand), packing and copying the ledger, starting a worker that has compiled nothing, reading it there, ranking, and ' +
    'copying the answer back. The time is by the clock; beside it stands what both threads worked, of which some goes on at the same time, and what ' +
    'that is of a match of the ledger just before. Compiling and collecting garbage run in threads of their own, as in a browser.',
];
