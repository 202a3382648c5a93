/** What the lock of a book costs: the same work over a locked and an open database in the real Chromium. */
import { type BenchFigure, type BenchSection, median } from './bench-section.ts';
import type { LockPlan, LockStep, LockTimes } from './browser-lock-worker.ts';
import { measureInWorker } from './browser-worker.ts';

const COUNT = 100_000;
const SEED = 20_261_117;
const RUNS = 6;
const BOUND = 1.3;

export async function run(): Promise<BenchSection> {
  const ledger = { count: COUNT, decimals: 8, seed: SEED } as const;
  const times = await measureInWorker<LockPlan, LockTimes>('benchmarks/browser-lock-worker.ts', { ledger, runs: RUNS });
  const figures = [...(Object.keys(WORDS) as LockStep[]).map((step) => figure(step, times)), ...once(times)];
  return { title: 'Locked books', notes: NOTES, figures };
}

const WORDS: Readonly<Record<LockStep, string>> = {
  write: 'written at once',
  read: 'read through a new connection',
  edit: 'one event edited',
  undo: 'the edit undone',
};

const NOTES: readonly string[] = [
  `${COUNT.toLocaleString('en')} events from \`benchmarks/ledger-generator.ts\` with seed ${SEED} in a worker of Chromium with its ` +
    'profile on the disk, once in a database that is locked at rest (decision 0095) and unlocked with its passphrase, once in one that is not. Both take ' +
    'turns; the ratio is that of the medians, times are by the clock. Unlocking is slow by intent (600,000 rounds) and happens once per session.',
];

function figure(step: LockStep, { open, locked }: LockTimes): BenchFigure {
  const ratio = median(locked[step]) / median(open[step]);
  return {
    name: `${COUNT.toLocaleString('en')} events: ${WORDS[step]}, locked against open`,
    value: `${ratio.toFixed(2)} x (${whole(locked[step])} of ${whole(open[step])})`,
    target: `at most ${BOUND} x`,
    isMet: ratio <= BOUND,
  };
}

function once({ unlock, turnOn }: LockTimes): BenchFigure[] {
  return [
    { name: 'unlocking with the passphrase, opening included', value: whole(unlock) },
    { name: `${COUNT.toLocaleString('en')} events encrypted when the lock is turned on`, value: whole(turnOn) },
  ];
}

function whole(times: readonly number[]): string {
  return `${median(times).toFixed(0)} ms`;
}
