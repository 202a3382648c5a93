/**
 * A position in a pool of two coins is one entry for a person: listed, sorted, changed, deleted and undone as one, while each coin
 * is computed by itself. Opened with 1,000 DAI and 900 USDC, closed for 1,100 DAI and 950 USDC in which the fees are.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger, textFile } from '../../../../testing/test-ledger.ts';

const POSITION = 'erc721:0xc36442b4a4522e871399cd717abdd847ab11fe88/401357';
const OPENED = { at: '2025-03-01T10:00:00Z', wallet: 'W', txHash: '0xopen', kind: 'swap' } as const;
const CLOSED = { at: '2025-06-01T10:00:00Z', wallet: 'W', txHash: '0xclose', kind: 'swap' } as const;
const leg = (asset: string, amount: string) => ({ asset, amount });

const EVENTS: readonly LedgerEvent[] = [
  { id: 'dai', at: '2025-01-10T10:00:00Z', kind: 'buy', wallet: 'W', in: leg('DAI', '1000'), valueEur: '900' },
  { id: 'usdc', at: '2025-01-11T10:00:00Z', kind: 'buy', wallet: 'W', in: leg('USDC', '900'), valueEur: '800' },
  { ...OPENED, id: 'o1', out: leg('DAI', '1000'), in: leg(POSITION, '0.5'), valueEur: '950', nature: 'liquidity-pool' },
  { ...OPENED, id: 'o2', out: leg('USDC', '900'), in: leg(POSITION, '0.5'), valueEur: '860', nature: 'liquidity-pool' },
  {
    ...CLOSED,
    id: 'c1',
    out: leg(POSITION, '0.5'),
    in: leg('DAI', '1100'),
    valueEur: '1020',
    nature: 'liquidity-pool',
  },
  { ...CLOSED, id: 'c2', out: leg(POSITION, '0.5'), in: leg('USDC', '950'), valueEur: '900', nature: 'liquidity-pool' },
];

async function ledger(): Promise<LedgerApi> {
  const api = testLedger();
  const file = textFile('mine.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events: EVENTS }));
  const { previewId } = good(await api.previewImport([file]));
  good(await api.commitImport(previewId));
  return api;
}

const all = { book: 'own', offset: 0, limit: 100 } as const;

describe('one entry of several parts', () => {
  it('is one row with both coins and the result of both', async () => {
    const api = await ledger();
    const { total, rows, days } = good(await api.queryEvents({ ...all, asWholes: true, withDays: true }));
    expect([total, rows.map(({ id }) => id)]).toEqual([4, ['c1', 'o1', 'usdc', 'dai']]);
    expect(days?.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(rows[1]?.whole).toMatchObject({
      given: [leg('DAI', '1000'), leg('USDC', '900')],
      received: [leg(POSITION, '1')],
      valueEur: '1810',
      // 950 - 900 and 860 - 800.
      gainEur: '110',
      tax: 'taxable',
    });
    // The halves cost 950 and 860; 1,020 - 950 and 900 - 860.
    expect(rows[0]?.whole).toMatchObject({
      given: [leg(POSITION, '1')],
      received: [leg('DAI', '1100'), leg('USDC', '950')],
      gainEur: '110',
      parts: [
        { id: 'c1', gainEur: '70.00' },
        { id: 'c2', gainEur: '40.00' },
      ],
    });
    expect(rows[2]?.whole).toBeUndefined();
  });

  it('counts once everywhere: in the overview, at its exchange and in the list', async () => {
    const api = await ledger();
    const { total } = good(await api.queryEvents({ ...all, asWholes: true }));
    const state = await api.open();
    expect([total, 'counts' in state && state.counts.events]).toEqual([4, 4]);
    // Two purchases and two swaps.
    expect(good(await api.venue('own', 'W'))?.counts).toMatchObject({ events: 4, trades: 4 });
  });

  it('is found by any of its coins, and by what all parts earned together', async () => {
    const api = await ledger();
    const ids = async (filter: object) => good(await api.queryEventIds({ book: 'own', filter, asWholes: true }));
    expect(await ids({ kinds: ['swap'], assets: ['USDC'] })).toEqual(['c1', 'o1']);
    expect(await ids({ gainEur: { from: '100' } })).toEqual(['c1', 'o1']);
    const byGain = good(await api.queryEvents({ ...all, asWholes: true, sort: { by: 'gain', direction: 'asc' } })).rows;
    expect(byGain.slice(2).map(({ id }) => id)).toEqual(['o1', 'c1']);
  });

  it('says in the details of each part what it is a part of', async () => {
    const api = await ledger();
    const { row, disposals } = good(await api.eventDetail('own', 'o2'));
    expect(row.whole?.parts.map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect([row.gainEur, disposals.length]).toEqual(['60.00', 1]);
  });

  it('is deleted with all its parts, and comes back in one step', async () => {
    const api = await ledger();
    good(await api.applyEdit('own', { kind: 'delete', eventIds: ['c2'], why: 'delete' }));
    expect(good(await api.queryEvents(all)).rows.map(({ id }) => id)).toEqual(['o2', 'o1', 'usdc', 'dai']);
    good(await api.undo('own'));
    expect(good(await api.queryEvents(all)).total).toBe(6);
  });

  it('moves in time and to another wallet as a whole', async () => {
    const api = await ledger();
    const { stored } = good(await api.eventDetail('own', 'c1'));
    const event = { ...stored, at: '2025-06-02T08:00:00Z', wallet: 'Safe' } as LedgerEvent;
    good(await api.applyEdit('own', { kind: 'edit', event, why: 'edit' }));
    const moved = good(await api.eventRows('own', ['c1', 'c2']));
    expect(moved.map(({ at, wallet }) => [at, wallet])).toEqual([
      ['2025-06-02T08:00:00Z', 'Safe'],
      ['2025-06-02T08:00:00Z', 'Safe'],
    ]);
    good(await api.applyEdit('own', { kind: 'bulk-edit', eventIds: ['o2'], patch: { note: 'Pool' }, why: 'note' }));
    expect(good(await api.eventRows('own', ['o1', 'o2'])).map(({ note }) => note)).toEqual(['Pool', 'Pool']);
  });
});
