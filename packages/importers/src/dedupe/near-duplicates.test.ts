/** What may be one thing reported twice is shown, also where the sources round or cut off, and what is surely two is not. */
import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areNearAmounts, nearCells } from './near-amounts.ts';
import { findNearDuplicates } from './near-duplicates.ts';

function bought(id: string, file: string, amount: string, more: Partial<LedgerEvent> = {}): LedgerEvent {
  const at = '2024-01-01T10:00:00Z';
  const source = { file, line: 2, format: 'f' };
  return { id, at, kind: 'buy', wallet: 'W', in: { asset: 'BTC', amount }, source, ...more } as LedgerEvent;
}

const A = bought('a', 'a.csv', '0.12345678');

test.each<[string, LedgerEvent]>([
  ['the same amount', bought('b', 'b.csv', '0.12345678')],
  ['the same amount with more zeros', bought('b', 'b.csv', '0.1234567800')],
  ['rounded', bought('b', 'b.csv', '0.1235')],
  ['cut off', bought('b', 'b.csv', '0.1234')],
  ['seconds cut off', bought('b', 'b.csv', '0.12345678', { at: '2024-01-01T09:59:00Z' })],
  ['a later export under the same name', bought('b', 'a.csv', '0.12345678', { at: '2024-01-01T10:00:01Z' })],
])('%s is a possible duplicate of what is known', (_, fresh) => {
  expect(findNearDuplicates([fresh], [A])).toMatchObject([{ eventId: 'b', otherId: 'a' }]);
});

test.each<[string, readonly LedgerEvent[], readonly LedgerEvent[]]>([
  ['another amount', [bought('b', 'b.csv', '0.1236')], [A]],
  ['too few digits to tell', [bought('b', 'b.csv', '0.12')], [A]],
  ['another coin', [bought('b', 'b.csv', '0.12345678', { in: { asset: 'ETH', amount: '0.12345678' } } as never)], [A]],
  ['three minutes later', [bought('b', 'b.csv', '0.12345678', { at: '2024-01-01T10:03:00Z' })], [A]],
  ['two fills of one file', [A, bought('b', 'a.csv', '0.12345678')], []],
  ['two transactions', [bought('b', 'b.csv', '0.12345678', { txHash: '0xAA' })], [{ ...A, txHash: 'bb' }]],
  ['what was known before', [], [A, bought('b', 'b.csv', '0.12345678')]],
])('%s is none', (_, fresh, known) => {
  expect(findNearDuplicates(fresh, known)).toEqual([]);
});

const { source: _, ...TYPED } = { ...A, id: 't' };

test.each([
  ['the same day', '2024-01-01T19:00:00Z', 32_400],
  ['the evening before', '2023-12-31T20:00:00Z', 50_400],
])('what was entered by hand is compared with %s', (_, at, secondsApart) => {
  const fresh = bought('b', 'b.csv', '0.12345678', { at });
  expect(findNearDuplicates([fresh], [TYPED as LedgerEvent])).toEqual([{ eventId: 'b', otherId: 't', secondsApart }]);
});

test('what was entered by hand is one entry: of equal ones the nearest may be it, two days away none', () => {
  const at = (hour: string) => ({ at: `2024-01-01T${hour}:00:00Z` });
  const fresh = ['13', '11', '12'].map((hour) => bought(`b${hour}`, 'b.csv', '0.12345678', at(hour)));
  const far = bought('c', 'b.csv', '0.12345678', { at: '2024-01-03T10:00:00Z' });
  const typed = TYPED as LedgerEvent;
  expect(findNearDuplicates([...fresh, far], [typed])).toEqual([{ eventId: 'b11', otherId: 't', secondsApart: 3_600 }]);
  expect(findNearDuplicates([far], [typed])).toEqual([]);
});

test('a transfer entered by hand to another wallet is another one', () => {
  const moved = (id: string, toWallet: string) => ({ ...TYPED, id, kind: 'transfer', toWallet }) as LedgerEvent;
  const fresh = { ...moved('b', 'V'), at: '2024-01-01T15:00:00Z', source: A.source } as LedgerEvent;
  expect(findNearDuplicates([fresh], [moved('t', 'X')])).toEqual([]);
  expect(findNearDuplicates([fresh], [moved('t', 'V')])).toHaveLength(1);
});

test('amounts that are near each other are looked for in the same place', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat(12), fc.nat(8), fc.boolean(), (digits, scale, cut, isUp) => {
      const long = digits.toString().padStart(scale + 1, '0');
      const shorter = (BigInt(long) / 10n ** BigInt(cut) + (isUp ? 1n : 0n)) * 10n ** BigInt(cut);
      const text = (value: bigint) => {
        const padded = value.toString().padStart(scale + 1, '0');
        return scale === 0 ? padded : `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
      };
      const [a, b] = [text(digits), text(shorter)];
      if (!areNearAmounts(a, b)) return;
      const cells = nearCells(b);
      expect(nearCells(a).some((cell) => cells.includes(cell))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
