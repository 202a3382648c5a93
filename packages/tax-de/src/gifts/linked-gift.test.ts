import { add, dec, equals, formatDecimal, sum, ZERO } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type GiftInEvent, type GiftOutEvent, type LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { buy, leg, moment, sell } from '../testing/events.ts';
import { giftPairs, isLinkedGift, linkedGift } from './linked-gift.ts';

const giftOut = (at: string, what: string): GiftOutEvent => ({
  ...{ id: 'out', at: moment(at), kind: 'gift-out', wallet: 'A', out: leg(what) },
});
const giftIn = (at: string, what: string): GiftInEvent => ({
  ...{ id: 'in', at: moment(at), kind: 'gift-in', wallet: 'B', in: leg(what), valueEur: '0.00' },
});

function link(giver: readonly LedgerEvent[], receiver: readonly LedgerEvent[]): readonly GiftInEvent[] | null {
  const [pair] = giftPairs(giver, receiver);
  if (pair === undefined) return null;
  return linkedGift(pair, loadEngine(giver, DEFAULT_SETTINGS).movements(), () => false);
}

test('[P23-09] a gift of two lots carries the day and the cost of each into the other book', () => {
  const giver = [
    buy('b1', '2023-01-10', '0.4 BTC', '8000.00'),
    buy('b2', '2024-03-01', '1 BTC', '50000.00'),
    giftOut('2024-05-01', '1 BTC'),
  ];
  const linked = link(giver, [giftIn('2024-05-02', '1 BTC')]);
  expect(linked).toMatchObject([
    { id: 'in', in: { amount: '0.4' }, valueEur: '8000.00', acquiredAt: '2023-01-10T10:00:00Z' },
    { id: 'in/2', in: { amount: '0.6' }, valueEur: '30000.00', acquiredAt: '2024-03-01T10:00:00Z' },
  ]);
  // Sold in June 2024: the first lot is free since 11 January 2024, of the other 0.6 x 60,000 - 30,000 are taxable.
  const sold = loadEngine(
    [...(linked ?? []), sell('s', '2024-06-01', '1 BTC', '60000.00', { wallet: 'B' })],
    DEFAULT_SETTINGS,
  );
  expect(sold.disposals()[0]).toMatchObject({ taxableGain: '6000.00', taxFreeGain: '16000.00' });
});

test('[P23-09] only the same coin and quantity within days is the same gift, and each is used once', () => {
  const given = giftOut('2024-05-01', '1 BTC');
  const pairsWith = (...received: readonly GiftInEvent[]) =>
    giftPairs([given], received).map((each) => each.received.id);
  expect(
    pairsWith(giftIn('2024-05-01', '1 ETH'), giftIn('2024-05-01', '0.9 BTC'), giftIn('2024-05-10', '1 BTC')),
  ).toEqual([]);
  expect(pairsWith({ ...giftIn('2024-05-03', '1 BTC'), id: 'later' }, giftIn('2024-05-02', '1 BTC'))).toEqual(['in']);
  const twice = giftPairs([given, { ...given, id: 'out2' }], [giftIn('2024-05-02', '1 BTC')]);
  expect(twice).toHaveLength(1);
  const byHash = { ...giftIn('2024-05-30', '1 BTC'), txHash: '0xa' };
  expect(giftPairs([{ ...given, txHash: '0xa' }], [byHash])).toHaveLength(1);
  expect(giftPairs([{ ...given, txHash: '0xb' }], [{ ...byHash, at: given.at }])).toHaveLength(0);
});

test('[P23-09] what the giver never had is not carried over by half', () => {
  const giver = [buy('b1', '2024-01-10', '0.4 BTC', '8000.00'), giftOut('2024-05-01', '1 BTC')];
  expect(link(giver, [giftIn('2024-05-01', '1 BTC')])).toBeNull();
});

test('an entry that says so already is linked', () => {
  const giver = [buy('b1', '2024-01-10', '1 BTC', '8000.00'), giftOut('2024-05-01', '1 BTC')];
  const received = giftIn('2024-05-01', '1 BTC');
  const linked = link(giver, [received]) ?? [];
  expect(isLinkedGift(received, linked)).toBe(false);
  expect(linked.every((event) => isLinkedGift(event, linked))).toBe(true);
});

test('[P23-09] whatever lots the giver has: quantity and cost leave one book and reach the other, no day is invented', () => {
  const lots = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 500 }), cost: fc.integer({ min: 0, max: 99_999 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(lots, fc.integer({ min: 1, max: 100 }), (bought, share) => {
      const whole = bought.reduce((total, { amount }) => total + amount, 0);
      const given = Math.max(1, Math.floor((whole * share) / 100));
      const buys = bought.map(({ amount, cost }, i) =>
        buy(`b${i}`, `2023-0${i + 1}-10`, `${amount} BTC`, `${cost}.00`),
      );
      const giver = [...buys, giftOut('2024-05-01', `${given} BTC`)];
      const linked = link(giver, [giftIn('2024-05-01', `${given} BTC`)]) ?? [];
      expect(equals(sum(linked.map((event) => dec(event.in.amount))), dec(String(given)))).toBe(true);
      const left = loadEngine(giver, DEFAULT_SETTINGS).holdings()[0]?.cost ?? '0.00';
      const carried = linked.reduce((total, { valueEur = '0' }) => add(total, dec(valueEur)), ZERO);
      const paid = bought.reduce((total, { cost }) => total + cost, 0);
      // Each lot's cost is carried to the cent.
      const gap = Math.abs(Number(formatDecimal(add(carried, dec(left)))) - paid);
      expect(gap).toBeLessThanOrEqual(0.011 * linked.length);
      const days = new Set(buys.map(({ at }) => at));
      expect(linked.every(({ acquiredAt = '' }) => days.has(acquiredAt))).toBe(true);
    }),
  );
});
