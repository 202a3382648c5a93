/** All tables of a report as CSV files in one archive, numbered in the order of the report. */
import type { TaxYearReport } from '@cryptax/tax-de';
import { reportTables } from '../tables/report-tables.ts';
import type { Locale } from '../text/locale.ts';
import { SHEET_NAMES } from '../xlsx/sheet-names.data.ts';
import { packZip } from '../zip/pack-zip.ts';
import { type CsvDialect, csvText } from './csv-text.ts';

/** The name of the sheet as a file name that every system unpacks alike. */
function fileWord(name: string): string {
  return name.replace(/[äöüÄÖÜß]/g, (letter) => PLAIN[letter] ?? letter).replaceAll(' ', '_');
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

export function csvArchive(report: TaxYearReport, locale: Locale, dialect: CsvDialect): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files = reportTables(report, locale).map((table, index) => {
    const number = String(index + 1).padStart(2, '0');
    return [
      `${number}_${fileWord(SHEET_NAMES[table.id][locale])}.csv`,
      encoder.encode(csvText(table, dialect)),
    ] as const;
  });
  return packZip(Object.fromEntries(files));
}
