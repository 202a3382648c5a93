export {
  REPORT_FORMATS,
  type RenderedFile,
  type RenderOptions,
  type ReportFormat,
  renderReport,
} from './render-report.ts';
export { reportId } from './report-id.ts';
export { type ReportTable, TABLE_IDS, type TableId } from './tables/report-table.ts';
export { reportTable, reportTables } from './tables/report-tables.ts';
export type { Locale } from './text/locale.ts';
export { renderTransactions, type TransactionOptions } from './transactions/render-transactions.ts';
