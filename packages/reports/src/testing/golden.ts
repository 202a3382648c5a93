/** The three golden ledgers, read from disk and computed: the reports that every test of this package looks at. */
import { readFileSync } from 'node:fs';
import { parseLedgerFile } from '@cryptax/ledger';
import { buildTaxYearReport, type ReportFrame, type ReportInput, type TaxYearReport } from '@cryptax/tax-de';

export const GOLDEN_NAMES = ['beginner', 'trader', 'defi'] as const;
export type GoldenName = (typeof GOLDEN_NAMES)[number];

export function goldenUrl(name: GoldenName, file: string): URL {
  return new URL(`../../golden/${name}/${file}`, import.meta.url);
}

export function goldenInput(name: GoldenName): ReportInput {
  const ledger = parseLedgerFile(readFileSync(goldenUrl(name, 'ledger.json'), 'utf8'));
  if (!ledger.ok) throw new Error(`${name}: ${JSON.stringify(ledger.error)}`);
  const frame = JSON.parse(readFileSync(goldenUrl(name, 'frame.json'), 'utf8')) as ReportFrame;
  return { ...frame, events: ledger.value.events };
}

const reports = new Map<GoldenName, TaxYearReport>();

/** Computed once for all tests; nobody changes it. */
export function goldenReport(name: GoldenName): TaxYearReport {
  const known = reports.get(name);
  if (known !== undefined) return known;
  const report = buildTaxYearReport(goldenInput(name));
  if (!report.ok) throw new Error(`${name}: ${report.error.code}`);
  reports.set(name, report.value);
  return report.value;
}
