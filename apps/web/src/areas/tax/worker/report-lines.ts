/** Windows into the lists of a report, filtered and sorted here, so that a page never holds ten thousand rows. */
import { compare, compareText, dec } from '@cryptax/kernel';
import type { LotLine } from '@cryptax/tax-de';
import type { LineQuery, LineSort, LineWindow, ReportList, ReportLists } from '../report-types.ts';
import type { HeldReport } from './held-report.ts';

type AnyLine = ReportLists[ReportList];

const LISTS: { readonly [L in ReportList]: (held: HeldReport) => readonly ReportLists[L][] } = {
  lots: ({ report }) => report.lots,
  income: ({ report }) => report.income,
  derivatives: ({ report }) => report.derivatives,
  transfers: ({ report }) => report.transfers,
  gifts: ({ report }) => report.gifts,
  departures: ({ report }) => report.departures,
  fees: ({ report }) => report.fees,
  balances: ({ report }) => report.balances,
  changes: ({ report }) => report.frame.manualChanges,
  dac8: ({ report }) => report.dac8,
  entries: ({ pack }) => pack?.entries ?? [],
  notes: ({ pack }) => pack?.notes ?? [],
  journal: ({ pack }) => pack?.journal ?? [],
};

export function reportLines<L extends ReportList>(held: HeldReport, query: LineQuery<L>): LineWindow<ReportLists[L]> {
  const { sort, offset, limit, tax } = query;
  const whole: readonly ReportLists[L][] = LISTS[query.list](held);
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
