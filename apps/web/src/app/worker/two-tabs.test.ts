import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { LedgerState, OpenLedger } from '../../platform/ledger/ledger-state.ts';
import type { ImportLock } from '../../platform/ledger/worker/live-ledger.ts';
import { good } from '../../testing/good.ts';
import { tabChannels } from '../../testing/tab-channels.ts';
import { fixture, importAll, testLedger } from '../../testing/test-ledger.ts';

/** The lock that all tabs of one browser share. */
function oneLock(): ImportLock {
  let isHeld = false;
  return async (work) => {
    if (isHeld) return { kind: 'taken' };
    isHeld = true;
    try {
      return { kind: 'done', value: await work() };
    } finally {
      isHeld = false;
    }
  };
}

describe('two tabs', () => {
  it('share one database; a tab that opens later sees the import of the first', async () => {
    const database = new IDBFactory();
    const first = testLedger({ database });
    const { done } = await importAll(first, [fixture('kraken-ledgers')]);
    const own = (await first.open()) as OpenLedger;
    const state = (await testLedger({ database }).open()) as OpenLedger;
    expect(state.counts).toEqual(own.counts);
    expect(state.counts.events).toBeGreaterThanOrEqual(done.added);
    expect(done.added).toBeGreaterThan(0);
  });

  it('tell each other: an edit in one is seen in the other, also while that one is still loading', async () => {
    const database = new IDBFactory();
    const channel = tabChannels();
    const [first, second] = [testLedger({ database, channel }), testLedger({ database, channel })];
    await importAll(first, [fixture('kraken-ledgers')]);
    const states: LedgerState[] = [];
    const loading = second.subscribe((state) => states.push(state));
    const [id = ''] = good(await first.queryEventIds({ book: 'own' }));
    good(await first.applyEdit('own', { kind: 'delete', why: 'w', eventIds: [id] }));
    await loading;
    const known = good(await first.queryEventIds({ book: 'own' }));
    expect(good(await second.queryEventIds({ book: 'own' }))).toEqual(known);
    good(await second.undo('own'));
    expect(good(await first.queryEventIds({ book: 'own' }))).toHaveLength(known.length + 1);
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ counts: { events: known.length + 1 } }));
  });

  it('import one after the other: the second is refused while the first works, and goes through afterwards', async () => {
    const database = new IDBFactory();
    const importLock = oneLock();
    const [first, second] = [testLedger({ database, importLock }), testLedger({ database, importLock })];
    const running = first.previewImport([fixture('kraken-ledgers')]);
    expect(await second.previewImport([fixture('bison-transactions')])).toEqual({
      ok: false,
      error: { code: 'import.already-running' },
    });
    good(await running);
    expect(good(await second.previewImport([fixture('bison-transactions')])).totals.events).toBeGreaterThan(0);
  });
});
