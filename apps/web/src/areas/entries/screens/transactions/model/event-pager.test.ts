import { err, ok } from '@cryptax/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { EventQuery } from '../../../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { row } from '../testing/sample-rows.ts';
import { EventPager, PAGE_ROWS, placeOf, rowAt } from './event-pager.ts';

const question = { book: 'own' } as const;

/** A ledger of `total` events that answers when told to. */
function ledgerOf(total: () => number) {
  const queryEvents = vi.fn<LedgerApi['queryEvents']>(async ({ offset, limit }: EventQuery) =>
    ok({
      revision: 1,
      total: total(),
      offset,
      days: [],
      rows: Array.from({ length: Math.max(0, Math.min(limit, total() - offset)) }, (_, index) =>
        row({ id: `e${offset + index}` }),
      ),
    }),
  );
  const offsets = () => queryEvents.mock.calls.map(([query]) => query.offset);
  return { queryEvents, offsets };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('EventPager', () => {
  it('asks for the first page, then only for pages that come into view, each once', async () => {
    const api = ledgerOf(() => 100_000);
    const pager = new EventPager(api);
    pager.show(question, '1');
    await settled();
    expect(rowAt(pager.view.get(), 5)?.id).toBe('e5');
    pager.need(50_000, 50_030);
    pager.need(50_010, 50_040);
    await settled();
    expect(api.offsets()).toEqual([0, 50_000]);
    expect(rowAt(pager.view.get(), 50_020)?.id).toBe('e50020');
    expect(placeOf(pager.view.get(), 'e50020')).toBe(50_020);
  });

  it('never holds more than a few pages, however far one scrolls', async () => {
    const api = ledgerOf(() => 100_000);
    const pager = new EventPager(api);
    pager.show(question, '1');
    for (let page = 0; page < 60; page++) {
      pager.need(page * PAGE_ROWS, page * PAGE_ROWS + 20);
      await settled();
    }
    const view = pager.view.get();
    expect(view.kind === 'ready' && view.pages.size).toBeLessThanOrEqual(12);
    expect(rowAt(view, 59 * PAGE_ROWS)?.id).toBe(`e${59 * PAGE_ROWS}`);
  });

  it('keeps the old rows while a newer revision is on its way, and stays where the reader is', async () => {
    const api = ledgerOf(() => 1_000);
    const pager = new EventPager(api);
    pager.show(question, '1');
    pager.need(400, 420);
    await settled();
    pager.show(question, '2');
    const waiting = pager.view.get();
    expect(waiting).toMatchObject({ kind: 'ready', isFresh: false });
    expect(rowAt(waiting, 410)?.id).toBe('e410');
    await settled();
    expect(pager.view.get()).toMatchObject({ isFresh: true });
    expect(api.offsets().at(-1)).toBe(400);
  });

  it('starts at the top when the question changes', async () => {
    const api = ledgerOf(() => 1_000);
    const pager = new EventPager(api);
    pager.show(question, '1');
    pager.need(800, 820);
    await settled();
    pager.show({ ...question, search: 'btc' }, '1');
    await settled();
    expect(api.offsets().at(-1)).toBe(0);
  });

  it('goes to the last page when the book became shorter', async () => {
    let total = 1_000;
    const pager = new EventPager(ledgerOf(() => total));
    pager.show(question, '1');
    pager.need(900, 920);
    await settled();
    total = 250;
    pager.show(question, '2');
    await settled();
    await settled();
    expect(rowAt(pager.view.get(), 210)?.id).toBe('e210');
  });

  it('tells a failure and asks again on request', async () => {
    const api = ledgerOf(() => 3);
    api.queryEvents.mockResolvedValueOnce(err({ code: 'store.closed', cause: 'x' }));
    const pager = new EventPager(api);
    pager.show(question, '1');
    await settled();
    expect(pager.view.get().kind).toBe('failed');
    pager.retry();
    await settled();
    expect(pager.view.get()).toMatchObject({ kind: 'ready', total: 3 });
  });
});
