import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { planEdit } from './plan-edit.ts';

const buy = (amount: string): LedgerEvent => ({
  id: '1',
  at: '2025-01-01T00:00:00Z',
  wallet: 'Kraken',
  kind: 'buy',
  in: { asset: 'BTC', amount },
  valueEur: '1',
});

const bookWith = (event: LedgerEvent) =>
  ({ book: 'own', stored: [event], place: new Map([['1', 0]]), imports: [] }) as unknown as LoadedBook;

test('a form is saved against what it was opened with; a newer state is given back instead of overwritten', () => {
  const edit = { kind: 'edit', why: 'edit', event: buy('2'), base: buy('1') } as const;
  expect(planEdit(bookWith(buy('1')), edit, () => 'new')).toMatchObject({ ok: true });
  expect(planEdit(bookWith(buy('7')), edit, () => 'new')).toEqual({
    ok: false,
    error: { code: 'edit.newer', event: buy('7') },
  });
});
