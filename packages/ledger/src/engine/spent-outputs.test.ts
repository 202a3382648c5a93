import { addYears, compareText, type Day } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { DEFAULT_SETTINGS, type MatchSettings, METHODS } from '../settings.ts';
import { referenceResult } from '../testing/reference-views.ts';
import { LedgerEngine } from './ledger-engine.ts';

const lastTaxableDay = (day: Day): Day => addYears(day, 1);

function engineWith(events: readonly LedgerEvent[], settings: Partial<MatchSettings> = {}): LedgerEngine {
  const engine = new LedgerEngine({ ...DEFAULT_SETTINGS, ...settings }, lastTaxableDay);
  engine.load(events);
  return engine;
}

const btc = (amount: string) => ({ asset: 'BTC', amount });

/** Two purchases, each sent to the own wallet in a transaction of its own: output a:0 holds the old one, b:1 the new one. */
const FUNDED: readonly LedgerEvent[] = [
  { id: 'old', at: '2022-01-10T10:00:00Z', kind: 'buy', wallet: 'X', in: btc('1'), valueEur: '30000.00' },
  { id: 'in-a', at: '2022-01-11T10:00:00Z', kind: 'transfer', wallet: 'X', toWallet: 'W', out: btc('1'), txHash: 'a' },
  { id: 'new', at: '2024-02-10T10:00:00Z', kind: 'buy', wallet: 'X', in: btc('1'), valueEur: '50000.00' },
  { id: 'in-b', at: '2024-02-11T10:00:00Z', kind: 'transfer', wallet: 'X', toWallet: 'W', out: btc('1'), txHash: 'B' },
];

function sale(id: string, at: string, amount: string, txHash: string, spent: readonly string[]): LedgerEvent {
  return { id, at, kind: 'sell', wallet: 'W', out: btc(amount), valueEur: '10000.00', txHash, spent };
}

function lotsOf(engine: LedgerEngine): readonly string[] {
  return engine.disposals().map(({ eventId, part, lots, identified }) => {
    const parts = lots.map(({ lotId, amount }) => `${amount} ${lotId}`).join(' + ');
    return `${eventId} ${part}: ${parts}${identified ? ' (outputs)' : ''}`;
  });
}

describe('[MET-07] outputs that a transaction spent', () => {
  test('[MET-07] the lot in the output is sold, not the first one bought; the method decides only where it is asked to', () => {
    const events = [...FUNDED, sale('s', '2024-06-01T10:00:00Z', '0.4', 'c', ['b:1'])];
    expect(lotsOf(engineWith(events))).toEqual(['s main: 0.4 new (outputs)']);
    expect(lotsOf(engineWith(events, { spentOutputs: 'method' }))).toEqual(['s main: 0.4 old']);
  });

  test('[MET-07] change keeps what the inputs held, through several transactions and a fork', () => {
    const events: readonly LedgerEvent[] = [
      ...FUNDED,
      sale('s1', '2024-06-01T10:00:00Z', '0.4', 'c', ['b:1']),
      {
        id: 'f',
        at: '2024-06-02T10:00:00Z',
        kind: 'fork',
        wallet: 'W',
        asset: 'BTC',
        in: { asset: 'BCH', amount: '1.6' },
      },
      sale('s2', '2024-06-03T10:00:00Z', '0.5', 'd', ['c:1']),
      // Only a tenth is left of the change; with the old output in the same transaction the older coins leave first.
      sale('s3', '2024-06-04T10:00:00Z', '0.3', 'e', ['d:0', 'a:0']),
      sale('s4', '2024-06-05T10:00:00Z', '0.8', 'g', ['e:0']),
    ];
    expect(lotsOf(engineWith(events))).toEqual([
      's1 main: 0.4 new (outputs)',
      's2 main: 0.5 new (outputs)',
      's3 main: 0.3 old (outputs)',
      's4 main: 0.7 old + 0.1 new (outputs)',
    ]);
  });

  test('[MET-07] the fee leaves from the same outputs, and a move to another wallet takes their lots along', () => {
    const move: LedgerEvent = {
      id: 'm',
      at: '2024-06-01T10:00:00Z',
      kind: 'transfer',
      wallet: 'W',
      toWallet: 'V',
      out: btc('0.5'),
      fee: { asset: 'BTC', amount: '0.001', valueEur: '60.00' },
      txHash: 'c',
      spent: ['b:1'],
    };
    const engine = engineWith([...FUNDED, move]);
    expect(lotsOf(engine)).toEqual(['m fee: 0.001 new (outputs)']);
    const held = engine.openLots().map(({ wallet, lotId, amount }) => `${wallet} ${lotId} ${amount}`);
    expect(held.sort()).toEqual(['V new 0.5', 'W new 0.499', 'W old 1']);
  });

  test('[MET-07] an output nobody knows, or one that holds too little, leaves it to the method', () => {
    const unknown = sale('s', '2024-06-01T10:00:00Z', '0.4', 'c', ['b:1', 'stranger:0']);
    expect(lotsOf(engineWith([...FUNDED, unknown]))).toEqual(['s main: 0.4 old']);
    const large = sale('s', '2024-06-01T10:00:00Z', '1.2', 'c', ['b:1']);
    expect(lotsOf(engineWith([...FUNDED, large]))).toEqual(['s main: 1 old + 0.2 new']);
    // What the user names goes before what the chain shows.
    const named = { ...sale('s', '2024-06-01T10:00:00Z', '0.4', 'c', ['b:1']), lotIds: ['old'] } as LedgerEvent;
    expect(lotsOf(engineWith([...FUNDED, named]))).toEqual(['s main: 0.4 old']);
    // Over all wallets there are no outputs of one.
    const known = sale('s', '2024-06-01T10:00:00Z', '0.4', 'c', ['b:1']);
    expect(lotsOf(engineWith([...FUNDED, known], { scope: 'global' }))).toEqual(['s main: 0.4 old']);
  });
});

/** A step of a random wallet: coins arrive, or some of the unspent outputs are spent in part. */
const step = fc.record({
  arrives: fc.boolean(),
  inputs: fc.integer({ min: 1, max: 3 }),
  share: fc.integer({ min: 1, max: 99 }),
});

interface Part {
  readonly lot: string;
  units: number;
}

/** The wallet as people think of it: each output holds parts of lots, a payment takes the oldest of its inputs. */
function walletOf(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) {
  const events: LedgerEvent[] = [];
  const sold: string[] = [];
  const unspent = new Map<string, readonly Part[]>();
  steps.forEach(({ arrives, inputs, share }, index) => {
    const at = `2024-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}T10:00:00Z`;
    const id = `e${String(index).padStart(3, '0')}`;
    if (arrives || unspent.size === 0) {
      events.push({ id, at, kind: 'buy', wallet: 'W', in: btc('1'), valueEur: `${1000 + index}.00`, txHash: id });
      unspent.set(`${id}:0`, [{ lot: id, units: 100 }]);
      return;
    }
    // The newest outputs first, so that the oldest lots stay behind.
    const spent = [...unspent.keys()].reverse().slice(0, inputs);
    const parts = spent.flatMap((output) => unspent.get(output) ?? []).sort((a, b) => compareText(a.lot, b.lot));
    const total = parts.reduce((sum, { units }) => sum + units, 0);
    const paid = Math.max(1, Math.floor((total * share) / 100));
    for (const output of spent) unspent.delete(output);
    let rest = paid;
    const taken: string[] = [];
    const change: Part[] = [];
    for (const { lot, units } of parts) {
      const used = Math.min(rest, units);
      rest -= used;
      if (used > 0) taken.push(`${used} ${lot}`);
      if (used < units) change.push({ lot, units: units - used });
    }
    if (change.length > 0) unspent.set(`${id}:1`, change);
    sold.push(`${id}: ${taken.join(' + ')}`);
    events.push({
      id,
      at,
      kind: 'sell',
      wallet: 'W',
      out: btc((paid / 100).toFixed(2)),
      valueEur: '2000.00',
      txHash: id,
      spent,
    });
  });
  return { events, sold };
}

function soldBy(engine: LedgerEngine): readonly string[] {
  return engine.disposals().map(({ eventId, lots }) => {
    const merged = lots.map(({ lotId, amount }) => `${Math.round(Number(amount) * 100)} ${lotId}`);
    return `${eventId}: ${merged.join(' + ')}`;
  });
}

describe('[MET-07] random wallets', () => {
  const steps = fc.array(step, { minLength: 2, maxLength: 40, size: 'max' });
  const runs = { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') };

  test('[MET-07] what leaves is what lay in the outputs spent, however change was made of change', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { events, sold } = walletOf(list);
        expect(soldBy(engineWith(events))).toEqual(sold);
      }),
      runs,
    );
  });

  test('[MET-07] the reference finds the same by every method, and a change of the ledger the same as a new reading', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...METHODS), fc.nat(), (list, method, pick) => {
        const { events } = walletOf(list);
        const settings = { ...DEFAULT_SETTINGS, method };
        const engine = engineWith(events, settings);
        expect(engine.disposals()).toEqual(referenceResult(events, settings, lastTaxableDay).disposals);
        const gone = events[pick % events.length] as LedgerEvent;
        const left = events.filter((event) => event !== gone);
        engine.replace({ remove: [gone.id] });
        expect(engine.disposals()).toEqual(engineWith(left, settings).disposals());
        expect(engine.disposals()).toEqual(referenceResult(left, settings, lastTaxableDay).disposals);
      }),
      runs,
    );
  });
});
