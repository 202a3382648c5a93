/** Windows into the lists of a report, filtered and sorted here, so that a page never holds ten thousand rows. */
import { compare, dec } from '@cryptax/kernel';
import type { LotLine, TaxYearReport } from '@cryptax/tax-de';
import type { LineQuery, LineSort, LineWindow, ReportList, ReportLists } from '../../lib/ledger/report-view-api.ts';

type AnyLine = ReportLists[ReportList];

const LISTS: { readonly [L in ReportList]: (report: TaxYearReport) => readonly ReportLists[L][] } = {
  lots: ({ lots }) => lots,
  income: ({ income }) => income,
  derivatives: ({ derivatives }) => derivatives,
  transfers: ({ transfers }) => transfers,
  gifts: ({ gifts }) => gifts,
  departures: ({ departures }) => departures,
  fees: ({ fees }) => fees,
  balances: ({ balances }) => balances,
  changes: ({ frame }) => frame.manualChanges,
  dac8: ({ dac8 }) => dac8,
};

export function reportLines<L extends ReportList>(
  report: TaxYearReport,
  query: LineQuery<L>,
): LineWindow<ReportLists[L]> {
  const { sort, offset, limit, tax } = query;
  const whole: readonly ReportLists[L][] = LISTS[query.list](report);
  const all = tax === undefined ? whole : whole.filter((line) => isLot(line) && line.taxFree === (tax === 'free'));
  const direction = sort?.direction === 'descending' ? -1 : 1;
  const ordered = sort === undefined ? all : all.toSorted((a, b) => direction * ORDERS[sort.by](a, b));
  return { total: all.length, offset, rows: ordered.slice(offset, offset + limit) };
}

const ORDERS: Readonly<Record<LineSort, (a: AnyLine, b: AnyLine) => number>> = {
  date: (a, b) => compareText(momentOf(a), momentOf(b)),
  asset: (a, b) => compareText(assetOf(a), assetOf(b)) || compareText(momentOf(a), momentOf(b)),
  gain: (a, b) => compare(dec(worthOf(a)), dec(worthOf(b))),
};

function momentOf(line: AnyLine): string {
  if (isLot(line)) return line.soldAt;
  return 'at' in line ? line.at : '';
}

function assetOf(line: AnyLine): string {
  return 'asset' in line ? line.asset : '';
}

function worthOf(line: AnyLine): string {
  if (isLot(line)) return line.gain;
  return ('valueEur' in line ? line.valueEur : null) ?? '0';
}

function isLot(line: AnyLine): line is LotLine {
  return 'soldAt' in line;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
