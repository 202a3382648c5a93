/**
 * Balances against what files say about them, in one process run: every movement of a ledger with the balance that its file
 * states behind it. The floor is the engine's own loading of the same entries; growth shows that the cost stays linear.
 */
import { addYears, formatShortest } from '@cryptax/kernel';
import {
  type BalanceStatement,
  DEFAULT_SETTINGS,
  LedgerEngine,
  type LedgerEvent,
  proveBalances,
} from '@cryptax/ledger';
import { type BenchSection, median, ratioFigure } from './bench-section.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { generateLedger } from './ledger-generator.ts';
import { runningBalances } from './running-balances.ts';

const SEED = 20_261_117;
const RUNS = 9;
const AGAINST_LOADING = 3;
/** Ten times as many movements; more than ten is the price of caches. */
const GROWTH = 14;

export function run(): BenchSection {
  const small = timed(10_000);
  const large = timed(100_000);
  const figures = [
    ratioFigure('100,000 entries: proof against loading them', large.ratio, AGAINST_LOADING),
    ratioFigure('10,000 to 100,000 entries: growth of the proof', large.prove / small.prove, GROWTH),
    {
      name: '100,000 entries: times',
      value: `loading ${large.load.toFixed(0)} ms, proof ${large.prove.toFixed(0)} ms (${large.statements.toLocaleString('en')} statements)`,
    },
  ];
  return { title: 'Proof of balances', notes: NOTES, figures };
}

const NOTES: readonly string[] = [
  `Ledgers of \`benchmarks/ledger-generator.ts\` with seed ${SEED}, one in fifty movements unexplained, and after each entry the ` +
    'balance of every coin it moved, as a file with a running balance states it. All of them agree.',
  'Loading is text to columns, checks, matching and balances. Both take turns; the ratio is the median of the ratios of ' +
    'neighbouring runs, times are processor time of a single-threaded process. In the app the proof runs in the worker, when ' +
    'wallets are shown, and is kept until the book or a statement changes.',
];

function timed(count: number) {
  const events: readonly LedgerEvent[] = generateLedger({ count, decimals: 8, seed: SEED, open: 0.02 });
  const statements: readonly BalanceStatement[] = runningBalances(events).map(({ amount, ...rest }) => ({
    ...rest,
    amount: formatShortest(amount),
  }));
  const loads: number[] = [];
  const proofs: number[] = [];
  /** The first two rounds compile. */
  for (let round = -2; round < RUNS; round++) {
    tidyUp();
    const beforeLoad = cpuMs();
    const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
    engine.load(events);
    const balances = engine.balances();
    const load = cpuMs() - beforeLoad;
    tidyUp();
    const beforeProof = cpuMs();
    const proven = proveBalances(events, statements, balances);
    const prove = cpuMs() - beforeProof;
    if (proven.length === 0 || proven.some(({ status }) => status !== 'proven')) throw new Error('The proof is wrong.');
    if (round < 0) continue;
    loads.push(load);
    proofs.push(prove);
  }
  const ratio = median(proofs.map((prove, i) => prove / (loads[i] as number)));
  return { load: median(loads), prove: median(proofs), ratio, statements: statements.length };
}
