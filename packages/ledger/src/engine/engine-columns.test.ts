/** An engine that starts from what another one has read says the same, also with entries in place of others and after changes. */
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { DEFAULT_SETTINGS, type MatchSettings } from '../settings.ts';
import { LedgerEngine } from './ledger-engine.ts';
import { memoryOf } from './matched-columns.ts';

const YEAR = 365;
const engineOf = (settings: MatchSettings = DEFAULT_SETTINGS) =>
  new LedgerEngine(settings, (day) => (day + YEAR) as typeof day);

const LEDGER: readonly LedgerEvent[] = [
  { id: 'a', at: '2023-01-01T10:00:00Z', wallet: 'W', kind: 'buy', in: { asset: 'BTC', amount: '2' }, valueEur: '100' },
  // More digits than a column holds: read late.
  {
    id: 'b',
    at: '2023-02-01T10:00:00Z',
    wallet: 'W',
    kind: 'income',
    incomeKind: 'staking',
    in: { asset: 'BTC', amount: '0.5' },
    valueEur: '33.123456789012',
  },
  {
    id: 'c',
    at: '2023-03-01T10:00:00Z',
    wallet: 'W',
    kind: 'transfer',
    toWallet: 'V',
    out: { asset: 'BTC', amount: '1' },
    fee: { asset: 'BTC', amount: '0.1', valueEur: '6' },
  },
  {
    id: 'd',
    at: '2023-04-01T10:00:00Z',
    wallet: 'W',
    kind: 'open',
    reason: 'unknown',
    out: { asset: 'BTC', amount: '0.4' },
  },
  // Forty digits outgrow the columns.
  {
    id: 'e',
    at: '2023-05-01T10:00:00Z',
    wallet: 'V',
    kind: 'buy',
    in: { asset: 'SHIB', amount: '1234567890123456789012345678901234567890' },
    valueEur: '70',
  },
  {
    id: 'f',
    at: '2023-06-01T10:00:00Z',
    wallet: 'V',
    kind: 'fork',
    asset: 'BTC',
    in: { asset: 'BCH', amount: '1' },
    priceOldEur: '90',
    priceNewEur: '10.123456789',
  },
  { id: 'g', at: '2023-07-01T10:00:00Z', wallet: 'V', kind: 'sell', out: { asset: 'BTC', amount: '0' }, valueEur: '1' },
  {
    id: 'h',
    at: '2023-08-01T10:00:00Z',
    wallet: 'V',
    kind: 'sell',
    out: { asset: 'BTC', amount: '1' },
    valueEur: '90',
  },
];
const SOLD: LedgerEvent = {
  id: 'd',
  at: '2023-04-01T10:00:00Z',
  wallet: 'W',
  kind: 'sell',
  out: { asset: 'BTC', amount: '0.4' },
  valueEur: '44',
};

const idsOf = (events: readonly LedgerEvent[]) => events.map(({ id }) => id);
const said = (engine: LedgerEngine) => ({
  years: engine.years(),
  disposals: engine.disposals(),
  income: engine.income(),
  holdings: engine.holdings(),
  steps: stepsOf(engine),
  places: engine.incomePlaces(),
  sums: sumsOf(engine),
});

function sumsOf(engine: LedgerEngine) {
  const sums: (string | number)[][] = [];
  engine.eachDisposalSum(({ eventId, place, proceedsCents, taxableCents, wholeAmount }) =>
    sums.push([eventId, place, proceedsCents, taxableCents, wholeAmount]),
  );
  return sums;
}

function stepsOf(engine: LedgerEngine) {
  const { places, taken, paid, arrived, pools } = engine.poolSteps();
  return Array.from(places, (place, no) => [
    place,
    ...[taken, paid, arrived].map((column) => pools[column[no] as number]),
  ]);
}

function sent(engine: LedgerEngine, events: readonly LedgerEvent[]) {
  const columns = engine.columns(idsOf(events));
  if (columns === undefined) throw new Error('no columns');
  return structuredClone(columns);
}

describe('what an engine has read', () => {
  test.each([DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, scope: 'global', method: 'AVERAGE' } as const])(
    'leads to the same results with an entry in place of another',
    (settings) => {
      const first = engineOf(settings);
      first.load(LEDGER);
      const other = engineOf(settings);
      other.readColumns(sent(first, LEDGER));
      other.replace({ upsert: [SOLD] });
      const whole = engineOf(settings);
      whole.load(LEDGER.map((event) => (event.id === 'd' ? SOLD : event)));
      expect(said(other)).toEqual(said(whole));
      // 44.00 for 0.4 of 2 that cost 100.00, under FIFO.
      if (settings === DEFAULT_SETTINGS) expect(said(other).sums).toContainEqual(['d', 3, 4400, 2400, 4]);
    },
  );

  test('can be read twice, and counts places anew after changes', () => {
    const first = engineOf();
    first.load(LEDGER);
    first.replace({ remove: ['a', 'c'], upsert: [{ ...SOLD, id: 'late' }] });
    const rest = LEDGER.filter(({ id }) => id !== 'a' && id !== 'c');
    const ledger = [...rest, { ...SOLD, id: 'late' }];
    const columns = sent(first, ledger);
    const whole = engineOf();
    whole.load(ledger);
    for (const engine of [engineOf(), engineOf()]) {
      engine.readColumns(columns);
      engine.replace({ upsert: [ledger[0] as LedgerEvent] });
      expect(said(engine)).toEqual(said(whole));
    }
    // The sale of nothing stood at place 6 of 8, and two before it are gone.
    expect(columns.blocked).toEqual([4]);
  });

  test('is not told where an entry has no place in time', () => {
    const engine = engineOf();
    engine.load([...LEDGER, { ...SOLD, id: 'x', at: 'one day' }]);
    expect(engine.columns([...idsOf(LEDGER), 'x'])).toBeUndefined();
  });

  test('ids with a line end stay as they are', () => {
    const ledger = LEDGER.map((event) => ({ ...event, id: `${event.id}\n1` }));
    const first = engineOf();
    first.load(ledger);
    const other = engineOf();
    other.readColumns(sent(first, ledger));
    other.match();
    expect(other.disposals()).toEqual(first.disposals());
  });

  test('values of receipts are told unrounded', () => {
    const engine = engineOf();
    engine.load(LEDGER);
    const values = engine.incomeValues((place) => place === 1);
    expect([...values]).toEqual([[2023, { units: 33_123_456_789_012n, scale: 12 }]]);
    expect(engine.incomeValues(() => false).size).toBe(0);
  });
});

describe('what an engine has matched', () => {
  test.each([DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, scope: 'global', method: 'AVERAGE' } as const])(
    'says the same where it is looked at, and cannot be changed there',
    (settings) => {
      const whole = engineOf(settings);
      whole.load(LEDGER.map((event) => (event.id === 'd' ? SOLD : event)));
      const first = engineOf(settings);
      first.load(LEDGER);
      // Step by step it comes to the same.
      const steps = [...first.replaceInSteps({ upsert: [SOLD] }, 2)];
      expect(steps.length).toBeGreaterThan(0);
      expect(said(first)).toEqual(said(whole));
      const columns = first.handOn();
      const other = engineOf(settings);
      other.lookAt(structuredClone(columns, { transfer: memoryOf(columns) }));
      expect(said(other)).toEqual(said(whole));
      expect(() => other.replace({ upsert: [SOLD] })).toThrow('only looks at');
    },
  );
});
