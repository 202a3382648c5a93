import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger, textFile } from '../../../../testing/test-ledger.ts';

const BUY = { kind: 'buy', wallet: 'W', in: { asset: 'BTC', amount: '1' } } as const;
const EVENTS: readonly LedgerEvent[] = [
  { ...BUY, id: 'a', at: '2025-01-10T10:00:00Z', valueEur: '90000' },
  { ...BUY, id: 'b', at: '2025-02-10T10:00:00Z', in: { asset: 'BTC', amount: '0.5' }, valueEur: '46000' },
  {
    id: 'c',
    at: '2025-06-01T10:00:00Z',
    kind: 'sell',
    wallet: 'W',
    out: { asset: 'BTC', amount: '1.2' },
    valueEur: '120000',
  },
  {
    id: 'd',
    at: '2025-07-01T10:00:00Z',
    kind: 'income',
    wallet: 'W',
    in: { asset: 'ETH', amount: '0.1' },
    incomeKind: 'airdrop',
    valueEur: '250',
  },
  {
    id: 'e',
    at: '2025-08-01T10:00:00Z',
    kind: 'income',
    wallet: 'W',
    in: { asset: 'ETH', amount: '0.1' },
    incomeKind: 'airdrop',
    valueEur: '300',
  },
];

async function ledger(events: readonly LedgerEvent[] = EVENTS): Promise<LedgerApi> {
  const api = testLedger();
  const file = textFile('mine.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
  const { previewId } = good(await api.previewImport([file]));
  good(await api.commitImport(previewId));
  return api;
}

const all = { book: 'own', offset: 0, limit: 100 } as const;

describe('the list', () => {
  it('comes newest first in windows, with the days of the whole answer', async () => {
    const api = await ledger();
    const window = good(await api.queryEvents({ ...all, offset: 1, limit: 2, withDays: true }));
    expect(window.total).toBe(5);
    expect(window.rows.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(window.days).toHaveLength(5);
    expect(window.days?.[0]).toEqual({ day: '2025-08-01', first: 0, count: 1 });
    expect(good(await api.queryEvents({ ...all, offset: 3, limit: 2 })).days).toBeUndefined();
  });

  it('says what a sale earned: FIFO takes 1 at 90,000 and 0.2 of 0.5 at 46,000', async () => {
    const api = await ledger();
    const [row] = good(await api.queryEvents({ ...all, filter: { kinds: ['sell'] } })).rows;
    // 120,000 - 90,000 - 18,400 = 11,600 EUR, all inside the year.
    expect(row).toMatchObject({ id: 'c', gainEur: '11600.00', taxableGainEur: '11600.00', tax: 'taxable' });
  });

  it('filters by asset, year and words, and counts what the pills can offer', async () => {
    const api = await ledger();
    const ids = async (query: object) => good(await api.queryEventIds({ book: 'own', ...query }));
    expect(await ids({ filter: { assets: ['ETH'] } })).toEqual(['e', 'd']);
    expect(await ids({ filter: { from: '2025-02-01', to: '2025-06-30' } })).toEqual(['c', 'b']);
    expect(await ids({ search: 'airdrop 2025-07' })).toEqual(['d']);
    expect(await ids({ filter: { year: 2024 } })).toEqual([]);
    expect(await ids({ sort: { by: 'value', direction: 'desc' } })).toEqual(['c', 'a', 'b', 'e', 'd']);
    expect(good(await api.eventFacets('own')).assets).toEqual([
      { value: 'BTC', count: 3 },
      { value: 'ETH', count: 2 },
    ]);
  });

  it('opens an event down to lots, file and users', async () => {
    const api = await ledger();
    const sale = good(await api.eventDetail('own', 'c'));
    expect(sale.disposals[0]?.lots.map(({ amount, cost }) => [amount, cost])).toEqual([
      ['1', '90000.00'],
      ['0.2', '18400.00'],
    ]);
    const purchase = good(await api.eventDetail('own', 'b'));
    expect(purchase.usedBy).toEqual(['c']);
    expect(purchase.openLots).toMatchObject([{ amount: '0.3', cost: '27600.00', freeFrom: '2026-02-11' }]);
    expect(await api.eventDetail('own', 'nope')).toMatchObject({ ok: false, error: { code: 'event.missing' } });
  });
});

describe('edits', () => {
  it('show their effect before and have it after', async () => {
    const api = await ledger();
    const edit = { kind: 'delete', why: 'typed twice', eventIds: ['d'] } as const;
    const effect = good(await api.previewEdit('own', edit));
    expect(effect.holdings).toEqual([{ asset: 'ETH', before: '0.2', after: '0.1' }]);
    const year = effect.years.find(({ year: each }) => each === 2025);
    expect([year?.before.incomeNet, year?.after.incomeNet]).toEqual(['550.00', '300.00']);
    expect(good(await api.queryEvents(all)).total).toBe(5);
    good(await api.applyEdit('own', edit));
    expect(good(await api.queryEvents(all)).total).toBe(4);
    good(await api.undo('own'));
    expect(good(await api.queryEvents(all)).total).toBe(5);
    expect(good(await api.journal('own')).map(({ kind, why, state }) => [kind, why, state])).toEqual([
      ['delete', 'typed twice', 'undone'],
      ['import', 'import', 'done'],
    ]);
  });

  it('add and change, but refuse what is no sound event', async () => {
    const api = await ledger();
    const draft = { ...BUY, at: '2025-03-01T00:00:00Z', valueEur: '100' } as const;
    const [id = ''] = good(await api.applyEdit('own', { kind: 'add', why: '', event: draft })).eventIds;
    const detail = good(await api.eventDetail('own', id));
    expect(detail.stored).toMatchObject(draft);
    good(await api.applyEdit('own', { kind: 'edit', why: '', event: { ...detail.stored, note: 'cash' } }));
    expect(good(await api.eventDetail('own', id)).row.note).toBe('cash');
    const wrong = { ...draft, in: { asset: 'BTC', amount: '-1' } };
    expect(await api.applyEdit('own', { kind: 'add', why: '', event: wrong })).toMatchObject({
      ok: false,
      error: { code: 'edit.invalid', path: 'events[0].in.amount' },
    });
  });

  it('delete what was assumed for an event with the event, so that no coins are left that nobody had', async () => {
    const api = await ledger();
    const at = '2025-05-01T00:00:00Z';
    const event = { kind: 'sell', at, wallet: 'W', out: { asset: 'DOT', amount: '3' }, valueEur: '20' } as const;
    const { eventIds } = good(await api.applyEdit('own', { kind: 'add', why: '', event }));
    const before = good(await api.summary('own')).holdings;
    const { cards } = good(await api.reviewList('own', { kind: 'missing-acquisition', offset: 0, limit: 10 }));
    const card = cards.find(({ asset }) => asset === 'DOT');
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'assume-zero-cost' }));
    good(await api.applyEdit('own', { kind: 'delete', why: '', eventIds }));
    expect(good(await api.summary('own')).holdings).toEqual(before);
    good(await api.undo('own'));
    expect(good(await api.queryEvents(all)).total).toBe(EVENTS.length + 2);
  });

  it('remove a file with what was assumed for its entries, and bring both back', async () => {
    const api = await ledger();
    const before = good(await api.summary('own')).holdings;
    const event = {
      id: 'dot',
      kind: 'sell',
      at: '2025-05-01T00:00:00Z',
      wallet: 'W',
      out: { asset: 'DOT', amount: '3' },
      valueEur: '20',
    };
    const file = textFile('dot.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [event] }));
    const { imports } = good(await api.commitImport(good(await api.previewImport([file])).previewId));
    const { cards } = good(await api.reviewList('own', { kind: 'missing-acquisition', offset: 0, limit: 10 }));
    const card = cards.find(({ asset }) => asset === 'DOT');
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'assume-zero-cost' }));
    good(await api.removeImport('own', imports[0]?.no ?? 0));
    expect(good(await api.summary('own')).holdings).toEqual(before);
    good(await api.undo('own'));
    expect(good(await api.queryEvents(all)).total).toBe(EVENTS.length + 2);
  });

  it('split shares amount and value exactly, and merge puts them together again', async () => {
    const api = await ledger();
    const split = { kind: 'split', why: '', eventId: 'a', amounts: ['0.4', '0.6'] } as const;
    const { eventIds } = good(await api.applyEdit('own', split));
    const parts = await Promise.all(eventIds.map(async (id) => good(await api.eventDetail('own', id)).stored));
    expect(parts).toMatchObject([
      { in: { amount: '0.4' }, valueEur: '36000' },
      { in: { amount: '0.6' }, valueEur: '54000' },
    ]);
    // A part can be cut again: its pieces get names that nobody has.
    const again = good(await api.applyEdit('own', { ...split, amounts: ['0.1', '0.3'] }));
    expect(again.eventIds).toEqual(['a', 'a/3']);
    const pieces = [...again.eventIds, 'a/2'];
    for (const [index, id] of pieces.entries()) {
      const patch = { note: index === 1 ? 'for Anna' : 'mine' };
      good(await api.applyEdit('own', { kind: 'bulk-edit', why: '', eventIds: [id], patch }));
    }
    good(await api.applyEdit('own', { kind: 'merge', why: '', eventIds: pieces }));
    expect(good(await api.eventDetail('own', 'a')).stored).toMatchObject({
      in: { amount: '1' },
      valueEur: '90000',
      note: 'mine · for Anna',
    });
    expect(await api.applyEdit('own', { ...split, amounts: ['0.4', '0.5'] })).toMatchObject({
      ok: false,
      error: { code: 'edit.impossible', reason: 'amounts-do-not-add-up' },
    });
    expect(await api.applyEdit('own', { kind: 'merge', why: '', eventIds: ['a', 'c'] })).toMatchObject({
      ok: false,
      error: { reason: 'different-kinds' },
    });
    expect(await api.applyEdit('own', { kind: 'merge', why: '', eventIds: ['a', 'a'] })).toMatchObject({
      ok: false,
      error: { reason: 'too-few' },
    });
  });

  it('find similar events, label them together, and teach a rule to later imports', async () => {
    const api = await ledger();
    const similar = good(await api.similarEvents('own', 'd'));
    expect(similar.eventIds).toEqual(['e']);
    const eventIds = ['d', ...similar.eventIds];
    const rule = { name: 'my staking', match: similar.basis };
    good(await api.applyEdit('own', { kind: 'label', why: '', eventIds, label: 'income:staking', rule }));
    const { list, counts } = good(await api.ruleBook('own'));
    expect(list).toMatchObject([{ of: 'label', label: { ...rule, label: 'income:staking' } }]);
    expect(counts).toEqual({ [list[0]?.id ?? '']: 2 });
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own')).list, 'one step with the label').toEqual([]);
    good(await api.redo('own'));
    const kinds = good(await api.queryEvents({ ...all, filter: { incomeKinds: ['staking'] } })).total;
    expect(kinds).toBe(2);
    expect(await api.applyEdit('own', { kind: 'label', why: '', eventIds: ['c'], label: 'gift-in' })).toMatchObject({
      ok: false,
      error: { reason: 'label-does-not-fit' },
    });
    const late = { ...EVENTS[4], id: 'f', at: '2025-09-01T10:00:00Z' };
    const file = textFile('late.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [late] }));
    good(await api.commitImport(good(await api.previewImport([file])).previewId));
    expect(good(await api.eventDetail('own', 'f')).row).toMatchObject({ kind: 'income', incomeKind: 'staking' });
  });

  it('of many entries at once stand in the history of each', async () => {
    const api = await ledger();
    const events = Array.from({ length: 15 }, (_, index) => ({ ...EVENTS[0], id: `n${index}` }));
    const file = textFile('many.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
    good(await api.commitImport(good(await api.previewImport([file])).previewId));
    const eventIds = events.map(({ id }) => id);
    good(await api.applyEdit('own', { kind: 'bulk-edit', why: 'note', eventIds, patch: { note: 'all of them' } }));
    const historyOf = async (id: string) => good(await api.eventDetail('own', id)).history.map(({ kind }) => kind);
    expect(await historyOf('n14')).toEqual(['bulk-edit']);
    expect(await historyOf('a')).toEqual([]);
    const source = { kind: 'book', book: 'own', year: 2025 } as const;
    const facts = good(await api.eventFacts(source, ['n14', 'a']));
    expect(facts.map(({ isEdited }) => isEdited)).toEqual([true, false]);
  });

  it('shift a wrong time zone in bulk', async () => {
    const api = await ledger();
    const patch = { shiftSeconds: -7200, wallet: 'V' };
    good(await api.applyEdit('own', { kind: 'bulk-edit', why: '', eventIds: ['a', 'b'], patch }));
    expect(good(await api.eventDetail('own', 'a')).stored).toMatchObject({ at: '2025-01-10T08:00:00Z', wallet: 'V' });
  });
});

it('refuses to make a transfer from a wallet to itself', async () => {
  const moved = { kind: 'transfer', wallet: 'W', toWallet: 'V', out: { asset: 'BTC', amount: '0.1' } } as const;
  const api = await ledger([...EVENTS, { ...moved, id: 't', at: '2025-03-01T10:00:00Z' }]);
  const edit = { kind: 'bulk-edit', why: '', eventIds: ['a', 't'], patch: { wallet: 'V' } } as const;
  const refused = { ok: false, error: { code: 'edit.impossible', reason: 'transfer-to-itself' } };
  expect(await api.applyEdit('own', edit)).toEqual(refused);
  expect(good(await api.queryEvents(all)).rows.every(({ wallet }) => wallet === 'W')).toBe(true);
  const typed = { ...moved, toWallet: 'W', at: '2025-03-02T10:00:00Z' } as const;
  expect(await api.applyEdit('own', { kind: 'add', why: '', event: typed })).toEqual(refused);
});
