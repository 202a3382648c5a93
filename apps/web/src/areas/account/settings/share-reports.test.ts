// @vitest-environment node
import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, testLedger } from '../../../testing/test-ledger.ts';
import { rowId } from '../sync/cloud-rows.ts';
import { shareReports, unshareReports } from './report-files-row.tsx';

type Row = Readonly<Record<string, unknown>>;

/** The table of reports, with as much of the builder as sharing calls. */
class ReportTable {
  readonly rows = new Map<string, Row>();

  from() {
    const done = { error: null, status: 200 };
    return {
      upsert: async (row: Row) => {
        this.rows.set(String(row.id), row);
        return done;
      },
      select: () => ({
        like: async (_: string, pattern: string) => ({
          ...done,
          data: [...this.rows.values()].filter(({ title }) => String(title).startsWith(pattern.slice(0, -1))),
        }),
      }),
      delete: () => ({
        eq: () => ({
          eq: async (_: string, id: string) => {
            this.rows.delete(id);
            return done;
          },
        }),
      }),
    };
  }
}

test('a sealed report lies in the account as five files, once, and is gone when the user says so', async () => {
  const ledger = testLedger();
  good(await ledger.commitImport(good(await ledger.previewImport([fixture('kraken-ledgers')])).previewId));
  const year = good(await ledger.reportYears('own')).at(-1)?.year ?? 0;
  const sealed = good(await ledger.sealReport({ kind: 'book', book: 'own', year }));
  const table = new ReportTable();
  table.rows.set('figures', { id: 'figures', title: String(year), media_type: 'application/json' });
  const owner = { client: table as unknown as SupabaseClient, userId: 'user-1' };

  expect(good(await shareReports(ledger, owner, 'de'))).toEqual({ reports: 1, files: 5, tooLarge: [] });
  expect([...table.rows.values()].slice(1).map(({ title }) => title)).toEqual([
    `${sealed.title} Annual_Report_${year}.pdf`,
    `${sealed.title} Annual_Report_${year}.xlsx`,
    `${sealed.title} Gains_Report_${year}.csv`,
    `${sealed.title} Anlage_SO_${year}.xml`,
    `${sealed.title} Annual_Report_${year}.json`,
  ]);
  const [, pdf, , csv] = table.rows.values();
  const bytesOf = (row: Row | undefined) => Buffer.from(String(row?.content).split(',')[1] ?? '', 'base64');
  expect(bytesOf(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(pdf?.sha256).toBe(createHash('sha256').update(bytesOf(pdf)).digest('hex'));
  // Its first bytes say UTF-8 to spreadsheets.
  expect([...bytesOf(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv?.media_type).toBe('text/csv');

  // Every device names the file alike, so that sharing again replaces it.
  expect(pdf?.id).toBe(await rowId('user-1', `${sealed.id} pdf`));
  // What is no longer sealed is no longer offered.
  good(await ledger.removeSealed(sealed.id));
  expect(good(await shareReports(ledger, owner, 'de'))).toMatchObject({ reports: 0, files: 0 });
  expect([...table.rows.keys()]).toEqual(['figures']);
  expect(await unshareReports(owner)).toEqual({ ok: true, value: undefined });
});
