/** An answer put together: for each asked point its tables over the asked years, and what cannot be answered yet. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { NamedTable } from '../tables/report-table.ts';
import { answerGaps } from './answer-gaps.ts';
import { ANSWER_POINTS, type AnswerPoint, POINT_RULES } from './answer-points.data.ts';
import type { Annex, AnswerInput, AnswerKit } from './answer-request.ts';
import { addressTable, askedDocumentTable, overviewTable, platformTable, sourceFileTable } from './own-tables.ts';
import { scopedReport, withKinds } from './scoped-report.ts';
import { yearsTable } from './years-table.ts';

/** Nothing is computed: every figure stands in one of the reports. Points come in the order of the ministry's list. */
export function answerKit(input: AnswerInput): AnswerKit {
  const { request, today } = input;
  const reports = input.reports
    .filter(({ frame }) => request.years.includes(frame.year))
    .sort((a, b) => a.frame.year - b.frame.year);
  const scoped = reports.map((report) => scopedReport(report, request.wallets));
  let last = 0;
  const annexes = ANSWER_POINTS.filter((point) => request.points.includes(point)).map((point): Annex => {
    const tables = tablesOf(point, scoped, input).filter(({ rows }) => rows.length > 0);
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
    return { point, number: rows === 0 ? null : ++last, tables, rows };
  });
  return {
    request,
    person: reports.at(-1)?.frame.person ?? null,
    today,
    annexes,
    gaps: answerGaps({ ...input, reports: scoped }),
    basis: reports.map(({ frame, seal, completeness }) => ({
      year: frame.year,
      seal,
      complete: completeness.complete,
    })),
  };
}

function tablesOf(point: AnswerPoint, reports: readonly TaxYearReport[], input: AnswerInput): readonly NamedTable[] {
  switch (point) {
    case 'overview':
      return [overviewTable(reports)];
    case 'platforms':
      return [platformTable(reports)];
    case 'addresses':
      return [addressTable(reports)];
    case 'files':
      return [sourceFileTable(reports), askedDocumentTable(reports)];
    default: {
      const { tables, kinds, title } = POINT_RULES[point];
      const own = reports.map((report) => withKinds(report, kinds));
      const isNarrowed = input.request.wallets !== null;
      const made = tables.flatMap((id) => yearsTable(id, own, isNarrowed) ?? []);
      // The list of all entries serves several points; here it is what was asked for.
      return made.map((table) => (table.id === 'transactions' ? { ...table, title: title.de } : table));
    }
  }
}
