import { DEFAULT_SETTINGS, type LedgerEvent, type MatchSettings, parseNotation } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { coinsInDoubt } from './coins-in-doubt.ts';
import { openPoints } from './open-points.ts';

function doubtful(text: string, more: Partial<MatchSettings> = {}, unread = 0): readonly string[] | 'all' {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const events: readonly LedgerEvent[] = parsed.value;
  const settings = { ...DEFAULT_SETTINGS, ...more };
  const coins = coinsInDoubt(events, settings, openPoints(events, loadEngine(events, settings), unread));
  return coins === 'all' ? coins : [...coins];
}

const HELD = `
  2023-01-01 10:00 buy A 1 BTC for 14000.00
  2023-01-01 10:00 buy A 1 ETH for 1400.00
`;

test('coins that left have taken the same lots, whatever they left for', () => {
  expect(doubtful(`${HELD} 2024-06-01 10:00 open out A 0.5 BTC`)).toEqual([]);
  // With one pool over all wallets an own transfer would have taken none.
  expect(doubtful(`${HELD} 2024-06-01 10:00 open out A 0.5 BTC`, { scope: 'global' })).toEqual(['BTC']);
});

test('coins of unknown origin make what is held older under FIFO, and anything under other orders', () => {
  const events = `${HELD} 2024-06-01 10:00 open in A 1 BTC`;
  expect(doubtful(events)).toEqual([]);
  expect(doubtful(events, { method: 'LIFO' })).toEqual(['BTC']);
});

test('a sale without enough lots will take others along, also in the wallet they were sent to', () => {
  const short = `${HELD} 2024-06-01 10:00 sell A 2 BTC for 60000.00`;
  expect(doubtful(short)).toEqual(['BTC']);
  const sent = `
    2023-01-01 10:00 buy A 1 BTC for 14000.00
    2024-01-01 10:00 buy B 1 ETH for 1400.00
    2024-05-01 10:00 sell A 1.5 BTC for 60000.00
    2024-06-01 10:00 transfer A to B 1 BTC
  `;
  expect(doubtful(sent)).toEqual(['BTC']);
});

test('an unread row may have sold anything', () => {
  expect(doubtful(HELD, {}, 1)).toBe('all');
});
