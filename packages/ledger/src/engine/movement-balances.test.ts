import { add, addYears, type Day, dec, equals, formatShortest, negate, parseDay } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFiat } from '../assets/fiat.ts';
import { EVENT_KINDS, type LedgerEvent } from '../events/ledger-event.ts';
import { runNotation } from '../notation/run-notation.ts';
import type { MatchSettings } from '../settings.ts';
import { arbitraryLedger, arbitrarySettings } from '../testing/arbitrary-ledger.ts';
import { LedgerEngine } from './ledger-engine.ts';

/** The legs of an event with their signs, read off the event and nothing else. */
function legsOf(event: LedgerEvent): [wallet: string, asset: string, amount: string][] {
  const legs: [string, string, string][] = [];
  if ('in' in event) legs.push([event.wallet, event.in.asset, event.in.amount]);
  if ('out' in event) legs.push([event.wallet, event.out.asset, `-${event.out.amount}`]);
  if (event.kind === 'transfer') legs.push([event.toWallet, event.out.asset, event.out.amount]);
  const { fee } = event;
  if (fee !== undefined && !isFiat(fee.asset)) legs.push([event.wallet, fee.asset, `-${fee.amount}`]);
  return legs;
}

function sumOf(events: readonly LedgerEvent[]): Map<string, string> {
  const sums = new Map<string, ReturnType<typeof dec>>();
  for (const [wallet, asset, amount] of events.flatMap(legsOf)) {
    const key = `${wallet}/${asset}`;
    sums.set(key, add(sums.get(key) ?? dec('0'), amount.startsWith('-') ? negate(dec(amount.slice(1))) : dec(amount)));
  }
  return new Map([...sums].map(([key, sum]) => [key, formatShortest(sum)] as const).filter(([, sum]) => sum !== '0'));
}

/** Each makes an event one that the lots cannot take, or cannot value; what its legs say has moved all the same. */
const ODDITIES: readonly ((event: LedgerEvent) => LedgerEvent)[] = [
  (event) => ('money' in event ? event : { ...event, fee: { asset: 'ETH', amount: '0.5' } }),
  (event) => ('in' in event ? { ...event, fee: { asset: event.in.asset, amount: `1${event.in.amount}` } } : event),
  (event) => ('in' in event ? { ...event, in: { ...event.in, amount: '0' } } : event),
  (event) => ('out' in event ? { ...event, out: { ...event.out, amount: '0.000' } } : event),
  (event) => ('valueEur' in event ? { ...event, valueEur: 'a lot' } : event),
  (event) => ('acquiredAt' in event ? { ...event, acquiredAt: 'long ago' } : event),
  (event) => (event.kind === 'fork' ? { ...event, priceNewEur: 'none' } : event),
  (event) => (event.kind === 'sell' || event.kind === 'swap' ? { ...event, short: true } : event),
  (event) => {
    const { valueEur: _, ...unvalued } = event as LedgerEvent & { readonly valueEur?: string };
    return unvalued as LedgerEvent;
  },
];

/** A third of the events with an oddity. */
const oddLedger = fc
  .tuple(arbitraryLedger(40), fc.array(fc.nat({ max: 3 * ODDITIES.length - 1 }), { minLength: 40, maxLength: 40 }))
  .map(([events, turns]) => events.map((event, i) => ODDITIES[turns[i] ?? ODDITIES.length]?.(event) ?? event));

const allSettings = fc
  .tuple(arbitrarySettings, fc.constantFrom('taxable', 'not-acquired'), fc.constantFrom('section-20', 'section-23'))
  .map(([settings, freeAirdrops, spotMargin]) => ({ ...settings, freeAirdrops, spotMargin }) as MatchSettings);

describe('balances', () => {
  test('every kind of event is among the ledgers that are drawn, open ones in both directions', () => {
    const drawn = fc.sample(arbitraryLedger(40), { numRuns: 100, seed: 1 }).flat();
    const kinds = drawn.map((event) => (event.kind === 'open' && 'out' in event ? 'open out' : event.kind));
    expect(new Set(kinds)).toEqual(new Set([...EVENT_KINDS, 'open out']));
    expect(drawn.some((event) => event.kind === 'buy' && event.valueEur === undefined)).toBe(true);
  });

  test('the sum of all movements is the balance, per wallet and coin, whatever is open, unpriced, short or refused', () => {
    fc.assert(
      fc.property(oddLedger, allSettings, (events, settings) => {
        const engine = new LedgerEngine(settings, (day: Day) => addYears(day, 1));
        engine.load(events);
        const held = engine.balances().filter(({ amount }) => !equals(dec('0'), dec(amount.replace('-', ''))));
        expect(new Map(held.map(({ wallet, asset, amount }) => [`${wallet}/${asset}`, amount]))).toEqual(sumOf(events));
        const { places, place, units } = engine.dailyQuantities();
        const last = new Map(Array.from(place, (index, i) => [index, units[i]] as const));
        const evening = places.flatMap(({ wallet, asset, scale }, index) => {
          const text = formatShortest({ units: last.get(index) ?? 0n, scale });
          return text === '0' ? [] : [[`${wallet}/${asset}`, text] as const];
        });
        expect(new Map(evening)).toEqual(sumOf(events));
      }),
      { numRuns: 100 },
    );
  });

  const ledger = `
    2024-01-01 10:00 open in A 0.5 BTC
    2024-01-02 10:00 buy A 1 BTC
    2024-01-03 10:00 open out A 0.2 BTC
    2024-01-04 23:30 sell A 2 BTC for 500.00
    2024-01-06 10:00 buy A 0.7 BTC for 100.00
  `;

  test('what rests on open events is told apart, and a balance below zero has its first Berlin day and event', () => {
    // 0.5 + 1 - 0.2 - 2 + 0.7; the sale at 23:30 UTC falls on 5 January in Berlin and leaves 0.7 too little.
    expect(runNotation(ledger).balances()).toEqual([
      {
        wallet: 'A',
        asset: 'BTC',
        amount: '0',
        open: '0.3',
        gap: { since: dayOf('2024-01-05'), eventId: 'e4', lowest: '-0.7' },
      },
    ]);
  });

  test('on a day in the past', () => {
    expect(runNotation(ledger).balancesOn(dayOf('2024-01-02'))).toEqual([
      { wallet: 'A', asset: 'BTC', amount: '1.5', open: '0.5' },
    ]);
  });

  test('on two days at once, as on each of them alone', () => {
    const engine = runNotation(ledger);
    for (const days of [
      ['2024-01-02', '2024-01-05'],
      ['2023-12-31', '2023-12-31'],
      ['2024-01-04', '2025-01-01'],
    ] as const) {
      const [first, second] = days.map(dayOf) as [Day, Day];
      expect(engine.balancesOnBoth([first, second])).toEqual([engine.balancesOn(first), engine.balancesOn(second)]);
    }
  });

  test('wallets stay apart in one pool over all of them', () => {
    const engine = runNotation(
      `
      2024-01-01 10:00 buy A 1 BTC for 1.00
      2024-01-02 10:00 transfer A to B 0.4 BTC fee 0.1 BTC worth 1.00
    `,
      { scope: 'global' },
    );
    expect(engine.balances().map(({ wallet, amount }) => [wallet, amount])).toEqual([
      ['A', '0.5'],
      ['B', '0.4'],
    ]);
  });
});

function dayOf(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
