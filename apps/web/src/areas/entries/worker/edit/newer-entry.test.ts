import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import type { Edit } from '../../../../platform/ledger/edit-types.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { planEdit, printsOf } from './plan-edit.ts';

const buy = (amount: string): LedgerEvent => ({
  id: '1',
  at: '2025-01-01T00:00:00Z',
  wallet: 'Kraken',
  kind: 'buy',
  in: { asset: 'BTC', amount },
  valueEur: '1',
});

const bookWith = (event: LedgerEvent) =>
  ({
    book: 'own',
    stored: [event],
    valued: [event],
    place: new Map([['1', 0]]),
    imports: [],
    waiting: { entries: [] },
  }) as unknown as LoadedBook;

test('a form is saved against what it was opened with; a newer state is given back instead of overwritten', () => {
  const edit = { kind: 'edit', why: 'edit', event: buy('2'), base: buy('1') } as const;
  expect(planEdit(bookWith(buy('1')), edit, () => 'new')).toMatchObject({ ok: true });
  expect(planEdit(bookWith(buy('7')), edit, () => 'new')).toMatchObject({
    ok: false,
    error: { code: 'edit.newer', events: [buy('7')] },
  });
});

test('so are parts of an entry, whose whole may be another one by now', () => {
  const edit = { kind: 'split', why: 'split', eventId: '1', amounts: ['1', '1'], base: buy('2') } as const;
  expect(planEdit(bookWith(buy('2')), edit, () => 'new')).toMatchObject({ ok: true });
  expect(planEdit(bookWith(buy('7')), edit, () => 'new')).toMatchObject({ error: { code: 'edit.newer' } });
});

const ids = ['1'];
test.each<Edit>([
  { kind: 'bulk-edit', why: 'note', eventIds: ids, patch: { note: 'mine' } },
  { kind: 'label', why: 'label', eventIds: ids, label: 'gift-in' },
  { kind: 'delete', why: 'delete', eventIds: ids },
  { kind: 'merge', why: 'merge', eventIds: ids },
])(
  'and so is one change of many entries ($kind): those that another tab changed are told, nothing is written',
  (edit) => {
    const prints = printsOf(bookWith(buy('1')), ids);
    const refused = planEdit(bookWith({ ...buy('1'), note: 'theirs' }), { ...edit, prints }, () => 'new');
    expect(refused).toMatchObject({ error: { code: 'edit.newer', events: [{ id: '1', note: 'theirs' }] } });
    // Seen and wanted all the same: saved against what was shown.
    const seen = !refused.ok && refused.error.code === 'edit.newer' ? refused.error.prints : {};
    const again = planEdit(bookWith({ ...buy('1'), note: 'theirs' }), { ...edit, prints: seen }, () => 'new');
    expect(again.ok ? 'done' : again.error.code).toBe(edit.kind === 'merge' ? 'edit.impossible' : 'done');
  },
);
