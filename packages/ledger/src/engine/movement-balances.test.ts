import { add, addYears, type Day, dec, equals, formatShortest, negate, parseDay } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFiat } from '../assets/fiat.ts';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { runNotation } from '../notation/run-notation.ts';
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

describe('balances', () => {
  test('the sum of all movements is the balance, per wallet and coin, whatever is open, unpriced or short', () => {
    fc.assert(
      fc.property(arbitraryLedger(40), arbitrarySettings, (events, settings) => {
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
