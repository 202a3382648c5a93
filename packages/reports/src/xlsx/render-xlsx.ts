/** The report as a workbook: a cover and a sheet per table. */
import type { TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { writeXlsx } from 'hucre/xlsx';
import { reportId } from '../report-id.ts';
import { reportTables } from '../tables/report-tables.ts';
import type { Locale } from '../text/locale.ts';
import { repackZip } from '../zip/pack-zip.ts';
import { coverSheet } from './cover-sheet.ts';
import { SHEET_NAMES } from './sheet-names.data.ts';
import { tableSheet } from './table-sheet.ts';

export async function renderXlsx(
  report: TaxYearReport,
  locale: Locale,
  range?: YearCertainty,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = reportTables(report, locale).map((table) => tableSheet(table, SHEET_NAMES[table.id][locale], locale));
  // From the report, never the clock: the same report gives the same bytes.
  const created = new Date(report.frame.generatedAt);
  const archive = await writeXlsx({
    sheets: [coverSheet(report, locale, range), ...sheets],
    properties: { title: reportId(report), creator: 'Cryptax', created, modified: created },
    defaultFont: { name: 'Calibri', size: 11 },
  });
  return repackZip(archive);
}
