import { addYears, dec, formatShortest, subtract } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { runNotation } from '../notation/run-notation.ts';
import { DEFAULT_SETTINGS, type MatchSettings, METHODS } from '../settings.ts';
import { arbitraryLedger, arbitrarySettings } from '../testing/arbitrary-ledger.ts';
import { LedgerEngine } from './ledger-engine.ts';

const SALE = 'sale: 2024-02-01 10:00 sell A 1 ETH for 200.00';
const ASSUMED = 'x: 2024-02-01 10:00 assumed-acquisition zero-cost A 1 ETH for 0.00 event sale';

function spare(lines: readonly string[], settings: Partial<MatchSettings> = {}) {
  return runNotation(lines.join('\n'), settings)
    .spareAssumptions()
    .map((each) => `${each.eventId} ${each.spare} of ${each.amount} ${each.asset} in ${each.wallet}`);
}

describe('an assumed acquisition', () => {
  test('is needed by the sale it was made for', () => {
    expect(spare([SALE, ASSUMED])).toEqual([]);
  });

  test.each(METHODS)('is spare once the purchase is there, whichever lot is taken: %s', (method) => {
    const bought = '2024-01-01 10:00 buy A 1 ETH for 100.00';
    expect(spare([bought, SALE, ASSUMED], { method })).toEqual(['x 1 of 1 ETH in A']);
  });

  test('is spare in part where the purchase or the sale is smaller', () => {
    expect(spare(['2024-01-01 10:00 buy A 0.25 ETH for 100.00', SALE, ASSUMED])).toEqual(['x 0.25 of 1 ETH in A']);
    expect(spare([SALE.replace('A 1 ETH', 'A 0.6 ETH'), ASSUMED])).toEqual(['x 0.4 of 1 ETH in A']);
  });

  test('is needed where the coins came later or to another wallet', () => {
    const later = '2024-03-01 10:00 buy A 1 ETH for 100.00';
    const elsewhere = '2024-01-01 10:00 buy B 1 ETH for 100.00';
    expect(spare([later, SALE, ASSUMED])).toEqual([]);
    expect(spare([elsewhere, SALE, ASSUMED])).toEqual([]);
    expect(spare([elsewhere, SALE, ASSUMED], { scope: 'global' })).toEqual(['x 1 of 1 ETH in *']);
  });

  test('is needed by a later event as well as by its own', () => {
    const bought = '2024-01-01 10:00 buy A 1 ETH for 100.00';
    expect(spare([bought, SALE, ASSUMED, '2024-05-01 10:00 sell A 0.7 ETH for 200.00'])).toEqual([
      'x 0.3 of 1 ETH in A',
    ]);
  });

  test('is needed by a sale that waits for its price, and not where a purchase does: its coins are there', () => {
    expect(spare([SALE.replace(' for 200.00', ''), ASSUMED])).toEqual([]);
    expect(spare(['2024-01-01 10:00 buy A 1 ETH', SALE, ASSUMED])).toEqual(['x 1 of 1 ETH in A']);
  });

  test('gives before a later one, and both give no more than there is', () => {
    const later = ['s2: 2024-03-01 10:00 sell A 1 ETH for 200.00', ASSUMED.replace('x: 2024-02', 'y: 2024-03')];
    const bought = (amount: string) => `2024-01-01 10:00 buy A ${amount} ETH for 100.00`;
    expect(spare([SALE, ASSUMED, ...later, bought('1.5')])).toEqual(['x 1 of 1 ETH in A', 'y 0.5 of 1 ETH in A']);
    expect(spare([SALE, ASSUMED, ...later, bought('9')])).toEqual(['x 1 of 1 ETH in A', 'y 1 of 1 ETH in A']);
  });

  test('is needed by a sale that names its lot', () => {
    const bought = '2024-01-01 10:00 buy A 1 ETH for 100.00';
    expect(spare([bought, `${SALE} lots x`, ASSUMED])).toEqual([]);
  });

  test('without an event is an opening balance and never spare', () => {
    expect(spare([ASSUMED.replace(' event sale', '')])).toEqual([]);
  });
});

function run(events: readonly LedgerEvent[], settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, (day) => addYears(day, 1));
  engine.load(events);
  return engine;
}

function shortfalls(engine: LedgerEngine): ReadonlySet<string> {
  const found = engine.issues().filter(({ code }) => code === 'missing-acquisition');
  return new Set(found.map(({ source, params }) => `${source.eventId} ${params.part}`));
}

/** The ledger without what is spare of its assumptions. */
function trimmed(events: readonly LedgerEvent[], engine: LedgerEngine): readonly LedgerEvent[] {
  const found = new Map(engine.spareAssumptions().map((each) => [each.eventId, each]));
  return events.flatMap((event): LedgerEvent[] => {
    const each = found.get(event.id);
    if (each === undefined || event.kind !== 'assumed-acquisition') return [event];
    const rest = formatShortest(subtract(dec(each.amount), dec(each.spare)));
    return rest === '0' ? [] : [{ ...event, in: { ...event.in, amount: rest } }];
  });
}

/** Which lots a sale names is another question than how many coins there are. */
function withoutLotNames(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return events.map((event) => {
    const { lotIds: _, ...rest } = event as LedgerEvent & { lotIds?: unknown };
    return rest as LedgerEvent;
  });
}

test('what is spare can go without leaving any event short, and then nothing is spare', () => {
  fc.assert(
    fc.property(arbitraryLedger(40), arbitrarySettings, (ledger, settings) => {
      const events = withoutLotNames(ledger);
      const before = run(events, settings);
      const rest = trimmed(events, before);
      const after = run(rest, settings);
      expect(after.spareAssumptions()).toEqual([]);
      expect([...shortfalls(after)].filter((each) => !shortfalls(before).has(each))).toEqual([]);
    }),
    { numRuns: 100 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});

test('not one unit more could go', () => {
  const move = fc.record({ hour: fc.nat(200), amount: fc.integer({ min: 1, max: 9 }), isSale: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move, { minLength: 2, maxLength: 25 }), (moves) => {
      const base = (index: number, hour: number) => ({
        id: `e${index}`,
        at: new Date(Date.UTC(2024, 0, 1, hour)).toISOString().replace('.000', ''),
        wallet: 'A',
      });
      const events = moves.flatMap(({ hour, amount, isSale }, index): LedgerEvent[] => {
        const leg = { asset: 'ETH', amount: String(amount) };
        if (!isSale) return [{ ...base(index, hour), kind: 'buy', in: leg, valueEur: '1' }];
        const sale: LedgerEvent = { ...base(index, hour), kind: 'sell', out: leg, valueEur: '1' };
        const zero = { kind: 'assumed-acquisition', basis: 'zero-cost', valueEur: '0', in: leg } as const;
        return [sale, { ...base(index, hour), ...zero, id: `x${index}`, forEventId: sale.id }];
      });
      const rest = trimmed(events, run(events, DEFAULT_SETTINGS));
      expect(shortfalls(run(rest, DEFAULT_SETTINGS)).size).toBe(0);
      for (const event of rest) {
        if (event.kind !== 'assumed-acquisition') continue;
        const amount = formatShortest(subtract(dec(event.in.amount), dec('0.5')));
        const less = rest.map((each) => (each === event ? { ...event, in: { ...event.in, amount } } : each));
        expect(shortfalls(run(less, DEFAULT_SETTINGS)).size).toBeGreaterThan(0);
      }
    }),
    { numRuns: 50 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
