/** Parts and wholes have the same amounts and the same value, also where the value still waits for its conversion to EUR. */
import type { GiftInEvent, LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { mergeEvents, splitEvent } from './split-merge.ts';

function bought(id: string, usd: string, currency = 'USD'): LedgerEvent {
  const valueOrigin = { source: 'file', method: 'trade', currency, amount: usd } as const;
  return {
    id,
    at: '2024-01-02T10:00:00Z',
    kind: 'buy',
    wallet: 'W',
    in: { asset: 'BTC', amount: '1' },
    valueOrigin,
  };
}

test('parts share what was paid in another currency', () => {
  const parts = splitEvent(bought('b', '40000'), ['0.25', '0.75'], () => false);
  expect(parts).toMatchObject({
    ok: true,
    value: [
      { in: { amount: '0.25' }, valueOrigin: { currency: 'USD', amount: '10000' } },
      { in: { amount: '0.75' }, valueOrigin: { currency: 'USD', amount: '30000' } },
    ],
  });
});

test('what was paid in another currency is added up', () => {
  expect(mergeEvents([bought('b', '40000'), bought('c', '30000.5')])).toMatchObject({
    ok: true,
    value: { in: { amount: '2' }, valueOrigin: { currency: 'USD', amount: '70000.5' } },
  });
});

test('euro values stand for amounts that cannot be added up', () => {
  const merged = mergeEvents([
    { ...bought('b', '40000'), valueEur: '36000' } as LedgerEvent,
    { ...bought('c', '20000', 'CHF'), valueEur: '21000' } as LedgerEvent,
  ]);
  expect(merged).toMatchObject({ ok: true, value: { valueEur: '57000' } });
  expect(merged.ok && merged.value.valueOrigin).toEqual({ source: 'file', method: 'trade' });
});

test('amounts in two currencies that both wait are not merged, nor one with nothing', () => {
  const { valueOrigin: _, ...unpriced } = bought('c', '1');
  for (const other of [bought('c', '30000', 'CHF'), unpriced as LedgerEvent]) {
    expect(mergeEvents([bought('b', '40000'), other])).toMatchObject({ ok: false, error: { reason: 'needs-value' } });
  }
});

test('gifts of different days of acquisition stay apart', () => {
  const base = { at: '2024-01-02T10:00:00Z', kind: 'gift-in', wallet: 'W', in: { asset: 'BTC', amount: '1' } } as const;
  const gift = (id: string, acquiredAt: string): GiftInEvent => ({ ...base, id, acquiredAt });
  expect(mergeEvents([gift('g', '2020-01-01T00:00:00Z'), gift('h', '2023-12-01T00:00:00Z')])).toMatchObject({
    ok: false,
    error: { reason: 'different-acquisition' },
  });
});
