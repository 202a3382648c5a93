import type { FeeLine } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { reportTable } from '../tables/report-tables.ts';
import { goldenReport } from '../testing/golden.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { joinedBy, spanText } from './fold-rows.ts';

const REPORT = goldenReport('trader');
const [FEE] = REPORT.fees;
if (FEE === undefined) throw new Error('The trader pays fees');

/** The same fee on following days, as a savings plan or a staking pool takes it. */
function fees(count: number): readonly FeeLine[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(FEE as FeeLine),
    at: `2025-03-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
    source: { ...(FEE as FeeLine).source, file: 'plan.csv', lines: [index + 2], txHash: null },
  }));
}

async function printed(count: number): Promise<readonly string[]> {
  const { bytes } = await renderReport({ ...REPORT, fees: fees(count) }, { format: 'pdf', locale: 'de' });
  const { pages } = await pdfText(bytes);
  return pages.flat().map((line) => line.join(' '));
}

describe('long runs of equal rows', () => {
  test('[REC-03] are one line with their count, their sums, first and last day and source', async () => {
    const lines = (await printed(25)).filter((line) => line.includes('plan.csv'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('plan.csv:2 – 26');
    const text = (await printed(25)).join('\n');
    expect(text).toContain('25 ×, Summe');
    expect(text).toContain('– 25.03.2025');
  });

  test('three are not many', async () => {
    expect((await printed(3)).filter((line) => line.includes('plan.csv'))).toHaveLength(3);
  });

  test('the total below is that of the single rows, and the other files keep each of them', () => {
    const table = reportTable('fees', { ...REPORT, fees: fees(25) }, 'de');
    expect(table.rows).toHaveLength(25);
  });
});

test('lines of one file are named once, those of two files both', () => {
  expect(spanText('a.csv:3', 'a.csv:27')).toBe('a.csv:3 – 27');
  expect(spanText('a.csv:3', 'b.csv:9')).toBe('a.csv:3\n– b.csv:9');
  expect(spanText('01.03.2025', '01.03.2025')).toBe('01.03.2025');
});

test('coins of one wallet with one method share a row', () => {
  const table = {
    ...({ id: 'pools', title: '', totals: [] } as const),
    columns: ['wallet', 'asset', 'method'].map((id) => ({ id, title: id, kind: 'text' as const })),
    rows: [
      ['Kraken', 'BTC', 'FIFO'],
      ['Kraken', 'ETH', 'FIFO'],
      ['Kraken', 'SOL', 'AVERAGE'],
      ['Ledger', 'BTC', 'FIFO'],
    ],
  };
  expect(joinedBy(table, 'asset').rows).toEqual([
    ['Kraken', 'BTC, ETH', 'FIFO'],
    ['Kraken', 'SOL', 'AVERAGE'],
    ['Ledger', 'BTC', 'FIFO'],
  ]);
});
