/** Sums walked back to the money paid in, with ledgers worked out by hand and with drawn ones. */
import { addYears, type Day, defined } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, LedgerEngine, type LedgerEvent, type MatchSettings, parseNotation } from '@cryptax/ledger';
import { arbitraryLedger, arbitrarySettings } from '@cryptax/ledger/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf } from './cents.ts';
import { explainOrigin } from './explain-origin.ts';
import { moneyAccounts } from './money-accounts.ts';
import { ORIGIN_PARTS, type OriginProof, type OriginTarget } from './origin-proof.ts';
import { smallestSet } from './smallest-set.ts';

function explain(
  events: readonly LedgerEvent[],
  target: OriginTarget,
  settings: MatchSettings = DEFAULT_SETTINGS,
): OriginProof | undefined {
  const engine = new LedgerEngine(settings, (day: Day) => addYears(day, 1));
  engine.load(events);
  return explainOrigin(target, events, engine);
}

function ledger(text: string): readonly LedgerEvent[] {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}

const MONEY = { money: { asset: 'EUR', amount: '800' } } as const;

const HOUSE = ledger(`
m1: 2020-01-02 09:00 money-in Kraken 10000 EUR
b1: 2020-01-03 09:00 buy Kraken 1 BTC for 6000 fee 10 EUR
b2: 2020-02-03 09:00 buy Kraken 0.5 BTC for 3000
t1: 2020-03-01 09:00 transfer Kraken to Ledger 1.5 BTC
t2: 2024-03-01 09:00 transfer Ledger to Bitvavo 1.5 BTC
s1: 2024-03-02 09:00 sell Bitvavo 1 BTC for 30000 fee 20 EUR
p1: 2024-03-03 09:00 money-out Bitvavo 29000 EUR
`);

test('money that went to the sister platform keeps its sources, whichever clock was ahead; without the name it does not', () => {
  const events = (at: string, address?: string): readonly LedgerEvent[] => [
    ...ledger(`
m1: 2020-01-02 09:00 money-in Coinbase 1000 EUR
b1: 2020-01-03 09:00 buy Pro 0.1 BTC for 600
s1: 2020-01-04 09:00 sell Pro 0.1 BTC for 700
p1: 2020-01-05 09:00 money-out Pro 700 EUR
`),
    {
      ...MONEY,
      id: 'x1',
      at: '2020-01-02T10:00:00Z',
      kind: 'money-out',
      wallet: 'Coinbase',
      ...defined({ address }),
    },
    { ...MONEY, id: 'x2', at, kind: 'money-in', wallet: 'Pro' },
  ];
  for (const at of ['2020-01-02T09:59:58Z', '2020-01-02T10:00:03Z']) {
    const proof = explain(events(at, 'Pro'), { kind: 'payout', eventId: 'p1' });
    expect(proof?.parts).toMatchObject({ 'money-in': '600.00', gain: '100.00', unknown: '0.00' });
    expect(proof?.steps[0]).toEqual({ eventId: 'm1', role: 'money-in', euro: '600.00' });
    expect(moneyAccounts(events(at, 'Pro')).takenBy('x1')?.parts).toEqual([{ sourceId: 'm1', cents: 80_000n }]);
  }
  const unnamed = explain(events('2020-01-02T10:00:03Z'), { kind: 'payout', eventId: 'p1' });
  expect(unnamed?.steps[0]).toEqual({ eventId: 'x2', role: 'money-in', euro: '600.00' });
});

test('a payout goes back over sale, moves and purchase to the money paid in', () => {
  const proof = explain(HOUSE, { kind: 'payout', eventId: 'p1' });
  // 29,000 of the 29,980 that the sale brought; of its cost of 6,010 the same share, 5,813.54.
  expect(proof).toMatchObject({ euro: '29000.00', gaps: [] });
  expect(proof?.parts).toMatchObject({ 'money-in': '5813.54', gain: '23186.46', unknown: '0.00' });
  expect(proof?.steps).toEqual([
    { eventId: 'm1', role: 'money-in', euro: '5813.54' },
    { eventId: 'b1', role: 'purchase', euro: '5813.54' },
    { eventId: 't1', role: 'move', euro: '5813.54' },
    { eventId: 't2', role: 'move', euro: '5813.54' },
    { eventId: 's1', role: 'sale', euro: '29000.00' },
    { eventId: 'p1', role: 'payout', euro: '29000.00' },
  ]);
  expect(proof?.links.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
    'b1 t1',
    'm1 b1',
    's1 p1',
    't1 t2',
    't2 s1',
  ]);
});

test('a wallet is explained by what its coins cost; a sum out of payouts and what lies on the accounts', () => {
  const wallet = explain(HOUSE, { kind: 'wallet', wallet: 'Bitvavo' });
  expect(wallet?.euro).toBe('3000.00');
  expect(wallet?.parts['money-in']).toBe('3000.00');
  // 29,000 paid out and 980 left of the sale; 990 of the deposit were never used.
  const sum = explain(HOUSE, { kind: 'sum', euro: '29500' });
  expect(sum?.steps.map(({ eventId }) => eventId)).toEqual(['m1', 'b1', 't1', 't2', 's1', 'p1']);
  expect(sum?.gaps).toEqual([]);
  const tooMuch = explain(HOUSE, { kind: 'sum', euro: '40000' });
  expect(tooMuch?.gaps).toEqual([{ code: 'sum-too-large', eventId: null, euro: '9030.00' }]);
});

test('money that came from earlier sales goes back through them, and swaps to what was given', () => {
  const events = ledger(`
m1: 2020-01-01 09:00 money-in K 1000 EUR
b1: 2020-01-02 09:00 buy K 1 ETH for 1000
w1: 2020-02-02 09:00 swap K 1 ETH to 0.1 BTC for 3000
s1: 2020-03-02 09:00 sell K 0.1 BTC for 4000
b2: 2020-04-02 09:00 buy K 10 SOL for 4000
s2: 2020-05-02 09:00 sell K 10 SOL for 5000
p1: 2020-06-02 09:00 money-out K 5000 EUR
`);
  const proof = explain(events, { kind: 'payout', eventId: 'p1' });
  expect(proof?.parts).toMatchObject({ 'money-in': '1000.00', gain: '4000.00', unknown: '0.00' });
  expect(proof?.steps.map(({ eventId, role }) => `${eventId} ${role}`)).toEqual([
    'm1 money-in',
    'b1 purchase',
    'w1 swap',
    's1 sale',
    'b2 purchase',
    's2 sale',
    'p1 payout',
  ]);
});

test('what no file shows is said, with its amount or without one, and is never a zero', () => {
  const events = ledger(`
b1: 2020-01-02 09:00 buy A 1 BTC for 1000
o1: 2020-02-02 09:00 open in A 2 ETH because transfer.unmatched-in
i1: 2020-03-02 09:00 income staking A 1 DOT for 10
g1: 2020-03-03 09:00 gift-in A 1 ADA for 5
`);
  const proof = explain(events, { kind: 'wallet', wallet: 'A' });
  expect(proof?.euro).toBe('1015.00');
  expect(proof?.parts).toMatchObject({ 'money-in': '0.00', income: '10.00', gift: '5.00', unknown: '1000.00' });
  expect(proof?.gaps).toEqual([
    { code: 'origin-open', eventId: 'o1', euro: null, asset: 'ETH', amount: '2' },
    { code: 'money-not-in-files', eventId: 'b1', euro: '1000.00' },
  ]);
});

test('the smallest set explains the sum, and no smaller one does', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 60n), { maxLength: 8 }), fc.bigInt(0n, 200n), (amounts, wanted) => {
      const { taken, missing } = smallestSet(amounts, wanted);
      expect(taken.reduce((sum, { cents }) => sum + cents, missing)).toBe(wanted);
      for (const { index, cents } of taken) expect(cents > 0n && cents <= (amounts[index] ?? 0n)).toBe(true);
      const sizes = Array.from({ length: 2 ** amounts.length }, (_, mask) => {
        const chosen = amounts.filter((_amount, index) => (mask >> index) & 1);
        return chosen.reduce((sum, amount) => sum + amount, 0n) >= wanted ? chosen.length : Number.POSITIVE_INFINITY;
      });
      const fewest = Math.min(...sizes);
      if (missing > 0n) expect(fewest).toBe(Number.POSITIVE_INFINITY);
      else expect(taken.length).toBe(fewest);
    }),
  );
});

test('no euro of an account counts twice, and every use has the fewest sources', () => {
  fc.assert(
    fc.property(arbitraryLedger(30), (events) => {
      const accounts = moneyAccounts(events);
      const used = new Map<string, bigint>();
      const note = (parts: readonly { readonly sourceId: string; readonly cents: bigint }[]) => {
        for (const { sourceId, cents } of parts) used.set(sourceId, (used.get(sourceId) ?? 0n) + cents);
      };
      for (const { id } of events) {
        const { parts = [], cents = 0n } = accounts.takenBy(id) ?? {};
        note(parts);
        expect(parts.reduce((sum, part) => sum + part.cents, 0n) <= cents).toBe(true);
        // Of all but the last everything was taken, so leaving one out would not do.
        expect(new Set(parts.map(({ sourceId }) => sourceId)).size).toBe(parts.length);
      }
      note(accounts.left);
      for (const [id, cents] of used) expect(cents <= (accounts.broughtBy(id) ?? 0n)).toBe(true);
    }),
    { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});

test('the parts add up to the sum, whatever the ledger and the method', () => {
  fc.assert(
    fc.property(arbitraryLedger(30), arbitrarySettings, (events, settings) => {
      const byId = new Map(events.map((event) => [event.id, event]));
      const payouts = events.flatMap(({ id, kind }): OriginTarget[] =>
        kind === 'money-out' || kind === 'sell' ? [{ kind: 'payout', eventId: id }] : [],
      );
      for (const target of [...payouts, { kind: 'wallet', wallet: 'A' }, { kind: 'sum', euro: '500.05' }] as const) {
        const proof = explain(events, target, settings);
        if (proof === undefined) continue;
        const all = ORIGIN_PARTS.reduce((sum, part) => sum + centsOf(proof.parts[part]), 0n);
        expect(all).toBe(centsOf(proof.euro));
        for (const { eventId, role, euro } of proof.steps) {
          const event = byId.get(eventId);
          expect(event).toBeDefined();
          if (event?.kind !== 'money-in' || event.money.asset !== 'EUR') continue;
          expect(role).toBe('money-in');
          expect(centsOf(euro) <= centsOf(event.money.amount)).toBe(true);
        }
      }
    }),
    { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
