import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, testLedger } from '../../../testing/test-ledger.ts';
import type { ReportView } from '../../tax/report-types.ts';
import type { Owner } from './encryption.ts';
import { holdingRow, publish, yearFigures } from './publish.ts';

const LOTS = { count: 1, heldSince: '2024-02-29', freeAmount: '0', freeShare: '0' };

test('a holding keeps its digits; the average cost is cost by amount', () => {
  // 1,000 / 0.03 = 33,333.333..., to eight places.
  const position = { asset: 'BTC', amount: '0.030000000000000000', cost: '1000.00', wallets: ['Kraken'], lots: LOTS };
  expect(holdingRow(position)).toEqual({
    asset: 'BTC',
    total_amount: '0.030000000000000000',
    avg_buy_price: '33333.33333333',
    total_value: null,
    first_purchase: '2024-02-29T00:00:00Z',
  });
  expect(holdingRow({ ...position, amount: '0', value: '0.00' })).toMatchObject({
    avg_buy_price: null,
    total_value: '0.00',
  });
});

test('the figures of a year name nobody', () => {
  const report = { year: 2025, person: { name: 'Klaus' }, profile: { income: '50000' }, summary: { net: '1' } };
  expect(yearFigures(report as unknown as ReportView)).toEqual({ year: 2025, summary: { net: '1' } });
});

/** The tables of the account as a client writes them; enough of the builder for what publishing calls. */
class FakeTables {
  readonly written: { table: string; rows: readonly Record<string, unknown>[] }[] = [];
  readonly deleted: string[] = [];
  readonly kept: Readonly<Record<string, readonly Record<string, unknown>[]>>;

  constructor(kept: Readonly<Record<string, readonly Record<string, unknown>[]>>) {
    this.kept = kept;
  }

  from(table: string) {
    const answer = { data: this.kept[table] ?? [], error: null, status: 200 };
    const written = this.written;
    const deleted = this.deleted;
    return {
      select: () => ({ ...answer, order: async () => answer }),
      upsert: async (rows: Record<string, unknown> | readonly Record<string, unknown>[]) => {
        written.push({ table, rows: Array.isArray(rows) ? rows : [rows] });
        return answer;
      },
      delete: () => ({
        eq: () => ({
          eq: async (_: string, key: string) => {
            deleted.push(key);
            return answer;
          },
        }),
      }),
    };
  }
}

test('holdings and every year are laid beside the events, once; what is sold disappears', async () => {
  const ledger = testLedger();
  const preview = good(await ledger.previewImport([fixture('kraken-ledgers')]));
  good(await ledger.commitImport(preview.previewId));
  const tables = new FakeTables({
    portfolio: [{ asset: 'SOLD' }],
    // A year that is no longer in the ledger, and a file of a sealed report.
    tax_reports: [
      { id: 'r2012', title: '2012', sha256: '' },
      { id: 'sealed', title: 'Bericht 2012 Annual_Report_2012.pdf', sha256: '' },
    ],
  });
  const owner = { client: tables, userId: 'user-1' } as unknown as Owner;
  expect(await publish(ledger, owner)).toEqual({ ok: true, value: undefined });
  expect(tables.deleted).toEqual(['SOLD', 'r2012']);
  const holdings = tables.written.find(({ table }) => table === 'portfolio')?.rows ?? [];
  expect(holdings.length).toBeGreaterThan(0);
  const years = tables.written.filter(({ table }) => table === 'tax_reports').flatMap(({ rows }) => rows);
  expect(years.length).toBeGreaterThan(0);
  expect(years[0]).toMatchObject({
    user_id: 'user-1',
    media_type: 'application/json',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(String(years[0]?.id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

  const again = new FakeTables({ tax_reports: years.map(({ id, title, sha256 }) => ({ id, title, sha256 })) });
  await publish(ledger, { ...owner, client: again } as unknown as Owner);
  expect(again.written.filter(({ table }) => table === 'tax_reports')).toEqual([]);
});
