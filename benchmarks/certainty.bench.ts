/**
 * Ranking the open points of a ledger, off the main thread in the app: ranges of all years, groups in their order and the
 * answers of the first of them, against one match of the same ledger. A person waits for it, so it may take two seconds; the
 * ratio to a match says the same on any machine.
 */
import { cpus, loadavg } from 'node:os';
import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { certaintyOf, certaintyReview, loadEngine, matchedLedger, type PriceKnowledge } from '@cryptax/tax-de';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_261_117;
const EVENTS = 100_000;
const OPEN_SHARE = 0.1;
const ROUNDS = 3;
/** Of a match of the ledger; one match is part of the work. */
const MOST = 4.6;
const MOST_MS = 2000;

export function run(): BenchSection {
  const isBusy = (loadavg()[0] ?? 0) >= cpus().length;
  const events = generateLedger({ count: EVENTS, decimals: 8, seed: SEED, open: OPEN_SHARE });
  const prices = lastPaid(events);
  const profile = { years: { 2024: { taxableIncome: '50000' }, 2025: { taxableIncome: '50000' } } };
  const match = medianMs(() => void loadEngine(events, DEFAULT_SETTINGS).years());
  // The worker of the ledger has matched it when ranges are asked for.
  const matched = matchedLedger(events, DEFAULT_SETTINGS, 0);
  const question = { events, settings: DEFAULT_SETTINGS, unread: 0, matched, prices, profile };
  const questions = { groups: 0, points: 0 };
  const rank = medianMs(() => {
    const { groups } = certaintyReview(question);
    questions.groups = groups.length;
  });
  const rankEach = medianMs(() => {
    questions.points = certaintyOf(question).questions.length;
  });
  const count = (value: number) => value.toLocaleString('en');
  const figures: readonly BenchFigure[] = [
    { name: `one match, ${count(EVENTS)} events`, value: `${match.toFixed(0)} ms` },
    { name: 'open points', value: count(questions.points) },
    { name: 'questions that they are asked as', value: count(questions.groups) },
    timeFigure('ranked as questions, with the ranges of all years', rank, isBusy),
    ratioFigure('ranked as questions against one match', rank / match, MOST),
    timeFigure('each point ranked', rankEach, isBusy),
    ratioFigure('each point ranked against one match', rankEach / match, MOST),
  ];
  return { title: 'Certainty', notes: NOTES, figures };
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

function medianMs(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    tidyUp();
    const start = cpuMs();
    work();
    return cpuMs() - start;
  });
  return median(times);
}

const NOTES: readonly string[] = [
  `The ledger comes from \`benchmarks/ledger-generator.ts\` with seed ${SEED}; one event in ten is a movement of unknown ` +
    'meaning. A tenth of the prices in question are bands, so that these events have two ends.',
  'Times are processor time of a single-threaded process, medians of three runs.',
];
