import { describe, expect, it } from 'vitest';
import type { OpenLedger } from '../../../../platform/ledger/ledger-state.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';

describe('the demo ledger', () => {
  it('lives in a book of its own, is whole, and goes with one call', async () => {
    const api = testLedger();
    good(await api.loadDemo());
    const state = (await api.open()) as OpenLedger;
    expect(state).toMatchObject({ kind: 'ready', isDemo: true, book: 'demo', ownEvents: 0, hasDemo: true });
    // One gap on purpose: coins sold that were never bought.
    const { cards } = good(await api.reviewList('demo', { offset: 0, limit: 10 }));
    expect(cards.map(({ kind }) => kind)).toEqual(['missing-acquisition']);
    expect(state.counts).toMatchObject({ review: 1, wallets: 6 });
    const { sources, kinds } = good(await api.eventFacets('demo'));
    expect(sources.map(({ value }) => value).sort()).toEqual([
      'Bitpanda',
      'Coinbase',
      'Kraken',
      'Ledger Live',
      'MetaMask',
    ]);
    expect(kinds.map(({ value }) => value)).toEqual(expect.arrayContaining(['swap', 'income', 'transfer']));
    // Three full years and the running one, on both sides of the limit.
    const { years } = good(await api.summary('demo'));
    expect(years.map(({ year, privateSales }) => [year, privateSales.limitReached])).toEqual([
      [2023, true],
      [2024, false],
      [2025, false],
      [2026, false],
    ]);
    expect(good(await api.queryEvents({ book: 'own', offset: 0, limit: 10 })).total).toBe(0);
    good(await api.removeDemo());
    expect(await api.open()).toMatchObject({ kind: 'empty', isDemo: false, hasDemo: false });
  });

  it('has no provisional price on a device that asks nobody', async () => {
    const api = testLedger();
    good(await api.loadDemo());
    for (const year of [2023, 2024, 2025, 2026]) {
      const source = { kind: 'book', book: 'demo', year } as const;
      expect(good(await api.taxReport(source)).standIns).toBeUndefined();
      const { rows } = good(await api.reportLines(source, { list: 'balances', offset: 0, limit: 99 }));
      expect(rows.filter(({ value }) => value?.origin.insteadOf !== undefined)).toEqual([]);
    }
  });
});
