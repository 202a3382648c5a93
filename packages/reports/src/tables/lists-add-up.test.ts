/** Rule book 14.11: whoever adds up a printed list arrives at the total, and the total is the figure of the form. */
import { add, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportTable } from './report-table.ts';
import { reportTable } from './report-tables.ts';

const row = fc.record({
  day: fc.integer({ min: 1, max: 360 }),
  amount: fc.integer({ min: 1, max: 9_999_999 }),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  kind: fc.constantFrom('buy', 'sell', 'income'),
});

function reportOf(rows: readonly { day: number; amount: number; cents: number; kind: string }[]): TaxYearReport {
  const purchase = { id: 'first', at: '2023-06-01T10:00:00Z', wallet: 'A', kind: 'buy' } as const;
  const events: LedgerEvent[] = [{ ...purchase, in: { asset: 'ETH', amount: '3' }, valueEur: '7000.01' }];
  for (const [index, { day, amount, cents, kind }] of rows.entries()) {
    const at = new Date(Date.UTC(2024, 0, day, 10)).toISOString().replace('.000Z', 'Z');
    const leg = { asset: 'ETH', amount: formatDecimal({ units: BigInt(amount), scale: 7 }) };
    const valueEur = formatDecimal({ units: BigInt(cents), scale: 2 });
    const base = { id: `e${index}`, at, wallet: 'A', valueEur };
    if (kind === 'sell') events.push({ ...base, kind, out: leg, fee: { asset: 'EUR', amount: '0.33' } });
    else if (kind === 'buy') events.push({ ...base, kind, in: leg });
    else events.push({ ...base, kind: 'income', incomeKind: 'staking', in: leg });
  }
  const report = buildTaxYearReport({
    year: 2024,
    person: { role: 'A' },
    settings: DEFAULT_SETTINGS,
    profile: {},
    generatedAt: '2025-05-02T08:00:00Z',
    wallets: [],
    manualChanges: [],
    unreadRows: [],
    spouse: null,
    events,
  });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** Printed lines plus the fixed lines of a total: what a reader with a pocket calculator gets. */
function addedUp({ rows, totals }: ReportTable, total: number, column: number): string {
  const own = totals[total];
  const lines = rows.filter((cells) => own?.where === undefined || cells[own.where.column] === own.where.equals);
  const fixed = totals.slice(total - (own?.addsFixed ?? 0), total).map(({ cells }) => cells);
  return formatDecimal([...lines, ...fixed].reduce((sum, cells) => add(sum, dec(cells[column] ?? '0')), dec('0.00')));
}

test('[REC-01] printed lines and roundings add up to totals, and totals are the form lines, over random ledgers', () => {
  const property = fc.property(fc.array(row, { minLength: 1, maxLength: 25 }), (rows) => {
    const report = reportOf(rows);
    for (const id of ['lots', 'income'] as const) {
      const table = reportTable(id, report, 'de');
      for (const [at, total] of table.totals.entries()) {
        if (total.isFixed) continue;
        for (const [column, cell] of total.cells.entries()) {
          if (cell !== null) expect(addedUp(table, at, column)).toBe(cell);
        }
      }
    }
    for (const { proceeds, cost, expenses, gain } of report.lots) {
      expect(formatDecimal(subtract(subtract(dec(proceeds), dec(cost)), dec(expenses)))).toBe(gain);
    }
    const sums = report.summary.disposals.taxable;
    const lines = new Map(report.forms.flatMap((block) => block.lines.map(({ field, value }) => [field, value])));
    if (lines.has('sales.gain')) {
      expect([lines.get('sales.proceeds'), lines.get('sales.cost'), lines.get('sales.gain')]).toEqual([
        sums.proceeds,
        sums.cost,
        sums.gain,
      ]);
    }
  });
  fc.assert(property, { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1'), seed: 51 });
});
