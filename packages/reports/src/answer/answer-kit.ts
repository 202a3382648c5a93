/** An answer put together: for each asked point its tables over the asked years, and what cannot be answered yet. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { NamedTable } from '../tables/report-table.ts';
import { answerGaps } from './answer-gaps.ts';
import { ANSWER_POINTS, type AnswerPoint, POINT_RULES } from './answer-points.data.ts';
import type { Annex, AnswerInput, AnswerKit, GapCode } from './answer-request.ts';
import {
  addressTable,
  askedDocumentTable,
  coverageOf,
  overviewTable,
  platformTable,
  sourceFileTable,
  yearEndTables,
} from './own-tables.ts';
import { type AskedScope, askedScope, scopedReport, withKinds } from './scoped-report.ts';
import { yearsTable } from './years-table.ts';

/** Nothing is computed: every figure stands in one of the reports. Points come in the order of the ministry's list. */
export function answerKit(input: AnswerInput): AnswerKit {
  const { request, today } = input;
  const reports = input.reports
    .filter(({ frame }) => request.years.includes(frame.year))
    .sort((a, b) => a.frame.year - b.frame.year);
  const scope = askedScope(input);
  const scoped = reports.map((report) => scopedReport(report, scope));
  const gaps = answerGaps({ ...input, reports: scoped }, scope);
  const untold = gaps.filter(({ code }) => UNTOLD.includes(code)).flatMap(({ points }) => points);
  let last = 0;
  const annexes = ANSWER_POINTS.filter((point) => request.points.includes(point)).map((point): Annex => {
    const tables = tablesOf(point, scoped, scope, input).filter(({ rows }) => rows.length > 0);
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
    return { point, number: rows === 0 ? null : ++last, tables, rows, isUntold: rows === 0 && untold.includes(point) };
  });
  return {
    request,
    person: reports.at(-1)?.frame.person ?? null,
    today,
    scope: namesOf(scope, reports),
    annexes,
    gaps,
    basis: reports.map(({ frame, seal, completeness }) => ({
      year: frame.year,
      seal,
      complete: completeness.complete && completeness.standIns === undefined,
    })),
  };
}

/** What stands in the way of saying "nothing". */
const UNTOLD: readonly GapCode[] = ['address-not-told', 'no-documents'];

function namesOf(scope: AskedScope | null, reports: readonly TaxYearReport[]): readonly string[] {
  if (scope === null) return [];
  const names = new Map(coverageOf(reports).map(({ wallet, name = wallet }) => [wallet, name]));
  return [
    ...scope.wallets.map((wallet) => names.get(wallet) ?? wallet),
    ...scope.parts.map(({ address }) => `die Adresse ${address}`),
  ];
}

function tablesOf(
  point: AnswerPoint,
  reports: readonly TaxYearReport[],
  scope: AskedScope | null,
  { addresses = [], yearEnds = [] }: AnswerInput,
): readonly NamedTable[] {
  switch (point) {
    case 'overview':
      return [overviewTable(reports)];
    case 'platforms':
      return [platformTable(reports)];
    case 'addresses':
      return [addressTable(reports, scope?.parts ?? [], addresses)];
    case 'files':
      return [sourceFileTable(reports)];
    case 'documents':
      return [askedDocumentTable(reports)];
    default: {
      const { tables, kinds, title } = POINT_RULES[point];
      const own = reports.map((report) => withKinds(report, kinds));
      const isNarrowed = scope !== null;
      const made = tables.flatMap((id) => yearsTable(id, own, isNarrowed) ?? []);
      // The list of all entries serves several points; here it is what was asked for.
      const shown = made.map((table) => (table.id === 'transactions' ? { ...table, title: title.de } : table));
      return point === 'balances' ? [...shown, ...yearEndTables(reports, yearEnds)] : shown;
    }
  }
}
