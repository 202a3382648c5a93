export { createAdviserPack } from './adviser-pack/create-adviser-pack.ts';
export { type OpenedPack, openAdviserPack } from './adviser-pack/open-adviser-pack.ts';
export type { PackContent, PackError, PackJournalEntry, PackNote } from './adviser-pack/pack-content.ts';
export { fieldChanges } from './changes/field-changes.ts';
export { type CsvDialect, csvText } from './csv/csv-text.ts';
export { differenceSentences } from './difference/difference-sentences.ts';
export { type BothLedgers, explainDifference } from './difference/explain-difference.ts';
export type {
  Circumstance,
  EffectLaw,
  EventEffect,
  FigureChange,
  FigureName,
  LedgerChange,
  ReportDifference,
} from './difference/report-difference.ts';
export type { DocumentTable, PlanDocument } from './plan-document/plan-document.ts';
export { type PlanPdfOptions, renderPlanPdf } from './plan-document/render-plan-pdf.ts';
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
