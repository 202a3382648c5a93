/**
 * The tax report of a year over a large ledger, against one full match of it: what a screen waits for (the draft, over the
 * engine that the open book has already), and what a file or a seal adds to it.
 */
import { createHash } from 'node:crypto';
import { DEFAULT_SETTINGS, type LedgerEngine } from '@cryptax/ledger';
import { draftReport, loadEngine, type ReportDraft, type ReportInput, sealDraft } from '@cryptax/tax-de';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_260_701;
const YEAR = 2024;
const SIZES = [
  { size: 100_000, rounds: 5 },
  { size: 1_000_000, rounds: 1 },
];
/** Issue 31: at most four times one full match. */
const BOUND = 4;
/** Ten times as many events may cost at most eight times as much. */
const GROWTH_BOUND = 8;

export async function run(): Promise<BenchSection> {
  const runs = [];
  for (const { size, rounds } of SIZES) runs.push(await measured(size, rounds));
  const [small, large] = runs as [Measured, Measured];
  const growth = ratioFigure('the draft with ten times as many events', large.draft / small.draft, GROWTH_BOUND);
  return { title: 'Tax report of a year', notes: NOTES, figures: [...figures(small), ...figures(large), growth] };
}

const NOTES: readonly string[] = [
  `Report ${YEAR} of ledgers from \`benchmarks/ledger-generator.ts\` with seed ${SEED}, 2 % open movements. A full match is reading ` +
    'all events into a new engine, matching every pool and summing up the years. The draft is what the screen waits for: all figures and lists of the ' +
    'year, over an engine that is loaded, as that of an open book is. Sealing adds the two hashes and one more match for every ' +
    'open point of the law that the ledger touches; it is asked for by files and by who opens the fingerprints.',
  'Processor time of a single-threaded process, median of five rounds in which the three take turns; one round with a million.',
];

interface Measured {
  readonly size: number;
  readonly match: number;
  readonly draft: number;
  readonly seal: number;
  readonly ratio: number;
}

async function measured(size: number, count: number): Promise<Measured> {
  const input = inputOf(size);
  const rounds = [];
  for (let round = 0; round <= count; round++) {
    tidyUp();
    const [engine, match] = timed(() => matched(input.events));
    const [made, draft] = timed(() => draftReport(input, { engine }));
    if (!made.ok) throw new Error(made.error.code);
    const seal = await timedSeal(made.value);
    // The first round compiles.
    if (round > 0) rounds.push({ match, draft, seal });
  }
  return {
    size,
    match: median(rounds.map(({ match }) => match)),
    draft: median(rounds.map(({ draft }) => draft)),
    seal: median(rounds.map(({ seal }) => seal)),
    ratio: median(rounds.map(({ match, draft }) => draft / match)),
  };
}

/** As everywhere: lots, fragments and the figures of the years. */
function matched(events: ReportInput['events']): LedgerEngine {
  const engine = loadEngine(events, DEFAULT_SETTINGS);
  engine.years();
  return engine;
}

function figures({ size, match, draft, seal, ratio }: Measured): readonly BenchFigure[] {
  const name = `${size.toLocaleString('en')} events`;
  return [
    ratioFigure(`${name}: the draft against one full match`, ratio, BOUND),
    { name: `${name}: times`, value: `match ${ms(match)}, draft ${ms(draft)}, sealing ${ms(seal)}` },
  ];
}

function inputOf(size: number): ReportInput {
  return {
    year: YEAR,
    person: { role: 'A', name: 'Klaus Müller' },
    settings: DEFAULT_SETTINGS,
    profile: {},
    generatedAt: '2026-05-02T12:00:00Z',
    wallets: [],
    manualChanges: [],
    unreadRows: [],
    spouse: null,
    events: generateLedger({ count: size, decimals: 8, seed: SEED, open: 0.02 }),
  };
}

async function timedSeal(draft: ReportDraft): Promise<number> {
  const start = cpuMs();
  await sealDraft(draft, async (write) => {
    const hash = createHash('sha256');
    write((bytes) => hash.update(bytes));
    return hash.digest('hex');
  });
  return cpuMs() - start;
}

function timed<T>(work: () => T): readonly [T, number] {
  const start = cpuMs();
  const result = work();
  return [result, cpuMs() - start];
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}
