/**
 * Runs in a worker of the browser: the same work over a database that is locked at rest and over one that is not, in turns. The
 * unlocking itself is slow by intent and happens once per session; it is measured by itself.
 */
import { err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { openStore, type Store } from '@cryptax/store';
import { tidyUp } from './cpu-time.ts';
import { generateLedger, type LedgerPlan } from './ledger-generator.ts';

export interface LockPlan {
  readonly ledger: LedgerPlan;
  readonly runs: number;
}

const STEPS = ['write', 'read', 'edit', 'undo'] as const;
export type LockStep = (typeof STEPS)[number];

/** Milliseconds by the clock, one entry per round. */
export interface LockTimes {
  readonly open: Readonly<Record<LockStep, readonly number[]>>;
  readonly locked: Readonly<Record<LockStep, readonly number[]>>;
  readonly unlock: readonly number[];
  readonly turnOn: readonly number[];
}

const PASSPHRASE = 'three dry herons';
/** An edit takes two pictures of a screen: the mean of several says more than a single one. */
const PAIRS = 8;

addEventListener('message', ({ data }: MessageEvent<LockPlan>) => {
  measure(data).then(
    (times) => postMessage(ok(times)),
    (error: unknown) => postMessage(err(String(error))),
  );
});

async function measure({ ledger, runs }: LockPlan): Promise<LockTimes> {
  const events = generateLedger(ledger);
  const empty = () => Object.fromEntries(STEPS.map((step) => [step, [] as number[]])) as Record<LockStep, number[]>;
  const times = { open: empty(), locked: empty(), unlock: [] as number[], turnOn: [] as number[] };
  /** The first round compiles. */
  for (let round = -1; round < runs; round++) {
    // Who goes first changes: the second one finds the machine as the first one left it.
    const order = round % 2 === 0 ? (['open', 'locked'] as const) : (['locked', 'open'] as const);
    for (const kind of order) {
      const found = await oneRound(`${kind}${round}`, kind === 'locked', events);
      if (round < 0) continue;
      for (const step of STEPS) times[kind][step].push(found[step]);
      if (kind === 'locked') times.unlock.push(found.open);
      else times.turnOn.push(found.turnOn);
    }
  }
  return times;
}

type RoundTimes = Record<LockStep | 'open' | 'turnOn', number>;

async function oneRound(name: string, isLocked: boolean, events: readonly LedgerEvent[]): Promise<RoundTimes> {
  const first = await opened(name);
  if (isLocked) good(await first.vault.turnOn(PASSPHRASE));
  const write = await timed(async () => {
    const change = { kind: 'add', why: 'bench', events } as const;
    good(await first.events.apply('own', 0, change));
  });
  first.close();
  // A new connection, so that nothing is known from the step before.
  let store = first;
  const open = await timed(async () => {
    store = await opened(name, isLocked);
  });
  const read = await timed(async () => {
    const { events: back } = good(await store.events.readAll('own'));
    if (back.length !== events.length) throw new Error('Other events came back than were written.');
  });
  const [middle] = events.slice(Math.floor(events.length / 2));
  if (middle === undefined) throw new Error('No events.');
  let [edit, undo] = [0, 0];
  for (let pair = 0; pair < PAIRS; pair++) {
    const change = { kind: 'edit', why: 'bench', events: [{ ...middle, wallet: `Edited ${pair}` }] } as const;
    edit += (await timed(async () => void good(await store.events.apply('own', 2 * pair + 1, change)))) / PAIRS;
    undo += (await timed(async () => void good(await store.events.undo('own', 2 * pair + 2)))) / PAIRS;
  }
  const turnOn = isLocked ? 0 : await timed(async () => void good(await store.vault.turnOn(PASSPHRASE)));
  good(await store.erase('everything'));
  store.close();
  return { write, read, edit, undo, open, turnOn };
}

async function opened(name: string, isLocked = false): Promise<Store> {
  const unlock = { kind: 'passphrase', secret: PASSPHRASE } as const;
  return good(await openStore({ name: `bench-${name}`, ...(isLocked ? { unlock } : {}) }));
}

function good<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function timed(work: () => Promise<void>): Promise<number> {
  tidyUp();
  const start = performance.now();
  await work();
  return performance.now() - start;
}
