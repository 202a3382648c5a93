/** What pools lack, counted as the engine matches. */
import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, parseNotation } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { certaintyOf } from './certainty.ts';
import { expectedShortfalls, shortWithout } from './expected-shortfalls.ts';

const PRICES = { near: () => ({ low: dec('700'), high: dec('700') }), highestUntil: () => dec('2000') };

function ledgerOf(text: string) {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Coins go to another wallet before any came; later some are bought and leave. */
const MOVED = `
  2023-03-06 09:00 transfer A to B 1 BTC
  2023-08-29 09:00 buy A 1 BTC for 100.00
  2024-01-01 09:00 open out A 1 BTC
`;
const GLOBAL = { ...DEFAULT_SETTINGS, scope: 'global' } as const;

test('a transfer lacks coins only where each wallet has its own: in one pool it moves nothing', () => {
  const lacking = (settings: typeof DEFAULT_SETTINGS) => [...expectedShortfalls(ledgerOf(MOVED), settings)];
  expect(lacking(GLOBAL)).toEqual([]);
  expect(lacking({ ...DEFAULT_SETTINGS, scope: 'wallet' })).toEqual([['e1', [{ asset: 'BTC', amount: '1' }]]]);
});

test('what another coin lacks leaves the range of a sale from the one pool as it is', () => {
  // Sold at 700 for 100, or not at all; a cent on each side is for rounding.
  const own = certaintyOf(
    { events: ledgerOf(MOVED), settings: GLOBAL, unread: 0, prices: PRICES },
    { onlyBound: true },
  );
  expect(own.years[2024]?.privateSales).toEqual({ low: '-0.01', high: '600.02' });
  const beside = ledgerOf(`2023-03-02 09:00 sell A 1 ETH for 50.00\n${MOVED}`);
  const both = certaintyOf({ events: beside, settings: GLOBAL, unread: 0, prices: PRICES }, { onlyBound: true });
  expect(both.years[2024]).toEqual(own.years[2024]);
});

test('coins that were assumed for a sale stay with it where the sale may be one that is told twice', () => {
  const events = ledgerOf(`
    2023-01-02 09:00 buy A 1 BTC for 100.00
    2023-01-05 09:00 assumed-acquisition zero-cost A 0.5 BTC
    2023-01-05 09:00 sell A 1.5 BTC for 1000.00
  `).map((event) => (event.kind === 'assumed-acquisition' ? { ...event, forEventId: 'e3' } : event));
  // The sale takes what came and what was assumed for it: nothing is lacking, whether it counts or not.
  expect([...shortWithout(events, DEFAULT_SETTINGS, new Set(['e3']), new Map())]).toEqual([]);
  // Without the purchase it lacks one.
  expect([...shortWithout(events, DEFAULT_SETTINGS, new Set(['e1', 'e3']), new Map())]).toEqual([
    ['e3', [{ asset: 'BTC', amount: '1.0' }]],
  ]);
});
