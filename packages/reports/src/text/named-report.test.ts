/** Tokens in documents go by the names that the report carries, and by no others. */
import type { LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { goldenInput } from '../testing/golden.ts';
import { zipTexts } from '../testing/zip-texts.ts';

const contract = (digits: string) => `base:0x${digits.repeat(10)}`;
const [HELD, MOVED, COPY] = [contract('7777'), contract('8888'), contract('9999')];
const input = goldenInput('beginner');
const bought = (id: string, year: number, asset: string, note: string): LedgerEvent => ({
  id,
  at: `${year}-01-01T10:00:00Z`,
  kind: 'buy',
  wallet: 'A',
  in: { asset, amount: '1' },
  valueEur: '5.00',
  note,
});
const events = [
  bought('t1', input.year - 1, HELD, 'Harbour Token (HARB)'),
  bought('t2', input.year, MOVED, 'Village Token (VILL)'),
  bought('t3', input.year - 1, COPY, 'Dai Stablecoin (DAI)'),
];

function reportWithTokens(): TaxYearReport {
  const report = buildTaxYearReport({ ...input, events: [...input.events, ...events] });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

async function tables(report: TaxYearReport): Promise<string> {
  const { bytes } = await renderReport(report, { format: 'csv-zip', locale: 'de' });
  return Object.values(zipTexts(bytes)).join('\n');
}

test('every table names what is held and what was moved, and marks a borrowed symbol', async () => {
  const said = await tables(reportWithTokens());
  for (const name of ['HARB (0x7777…7777)', 'VILL (0x8888…8888)', 'DAI? (0x9999…9999)']) expect(said).toContain(name);
  expect(said).not.toContain('Token 0x');
});

test('a report without names says the contracts', async () => {
  const { tokens, ...without } = reportWithTokens();
  expect(tokens).toHaveLength(3);
  const said = await tables(without);
  for (const name of ['0x7777…7777', '0x8888…8888', '0x9999…9999']) expect(said).toContain(`Token ${name}`);
  expect(said).not.toMatch(/(HARB|VILL) \(0x/);
});
