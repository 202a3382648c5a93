/** File names as the specification gives them, with the endings of the real formats (spec 3, reports page). */
import type { ReportFormat } from './render-report.ts';
import type { TableId } from './tables/report-table.ts';

export interface FileKind {
  readonly fileName: string;
  readonly mediaType: string;
}

export function fileKind(format: ReportFormat, year: number, table: TableId): FileKind {
  switch (format) {
    case 'pdf':
      return { fileName: `Annual_Report_${year}.pdf`, mediaType: 'application/pdf' };
    case 'gains':
      return { fileName: `Gains_Report_${year}.pdf`, mediaType: 'application/pdf' };
    case 'elster':
      return { fileName: `Anlage_SO_${year}.pdf`, mediaType: 'application/pdf' };
    case 'xml':
      return { fileName: `Anlage_SO_${year}.xml`, mediaType: 'application/xml' };
    case 'xlsx':
      return { fileName: `Annual_Report_${year}.xlsx`, mediaType: XLSX };
    case 'json':
      return { fileName: `Annual_Report_${year}.json`, mediaType: 'application/json' };
    case 'csv':
      return { fileName: csvName(table, year), mediaType: CSV };
    case 'csv-zip':
      return { fileName: `Annual_Report_${year}_CSV.zip`, mediaType: 'application/zip' };
    case 'wiso':
      return { fileName: `WISO_${year}.csv`, mediaType: CSV };
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv;charset=utf-8';

/** The list of lots is the gains report; the other tables carry their name. */
function csvName(table: TableId, year: number): string {
  return table === 'lots' ? `Gains_Report_${year}.csv` : `Annual_Report_${year}_${table}.csv`;
}
