/**
 * A report as a screen first needs it: figures, forms, method, counts and the year as a picture; the long lists are
 * asked for in windows.
 */
import {
  add,
  berlinDayOf,
  berlinYearOf,
  compare,
  compareText,
  type Decimal,
  dec,
  formatDay,
  formatDecimal,
  formatShortest,
  ZERO,
} from '@cryptax/kernel';
import type { OpenLotView } from '@cryptax/ledger';
import { type DraftReport, firstFreeDay, type LotLine, type SoldCounts, soldIn } from '@cryptax/tax-de';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { EstimatedYear } from '../../../platform/ledger/worker/tax-figures.ts';
import type {
  CompletenessView,
  LineQuery,
  LineSort,
  LineWindow,
  ReportCounts,
  ReportList,
  ReportLists,
  ReportSource,
  ReportView,
  ReportYear,
} from '../report-types.ts';
import type { TimelineDay, YearTimeline } from '../screen-types.ts';
import type { HeldReport } from './report-builder.ts';

/** Windows into the lists of a report, filtered and sorted here, so that a page never holds ten thousand rows. */
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

export function reportView(held: HeldReport, source: ReportSource): ReportView {
  const { report, isDemo } = held;
  const { engineVersion, ruleBookVersion, summary, forms, method, warnings, frame } = report;
  const { standIns } = report.completeness;
  return {
    ...{ engineVersion, ruleBookVersion, summary, forms, method, warnings },
    source,
    made: held.made,
    year: frame.year,
    generatedAt: frame.generatedAt,
    isDemo,
    person: frame.person,
    profile: frame.profile,
    completeness: completenessView(report),
    counts: countsOf(held),
    standIns: standIns && { count: standIns.events.length + (standIns.spouse ?? 0), better: standIns.better },
  };
}

function completenessView({ completeness }: DraftReport): CompletenessView {
  const { standIns: _, ...named } = completeness;
  const { shortfalls, missingPrices, blocked, unreadRows, openMovements, pending, provisional, ...rest } = named;
  return {
    ...rest,
    shortfalls: shortfalls.length,
    missingPrices: missingPrices.length,
    blocked: blocked.length,
    unreadRows: unreadRows.length,
    openMovements: openMovements?.length ?? 0,
    pending: pending?.length ?? 0,
    provisional: provisional?.length ?? 0,
  };
}

/** Of a report whose lots are listed already. */
export function soldOf({ lots }: Pick<DraftReport, 'lots'>): SoldCounts {
  return soldIn(lots.map(({ eventId, part, taxFree }) => ({ eventId, part, lots: [{ taxFree }] })));
}

function countsOf({ report, sold, eventsOfYear, pack }: HeldReport): ReportCounts {
  return {
    events: eventsOfYear,
    disposals: sold.disposals,
    lots: sold.lots,
    taxableLots: sold.lots - sold.freeLots,
    freeLots: sold.freeLots,
    income: report.income.length,
    derivatives: report.derivatives.length,
    transfers: report.transfers.length,
    gifts: report.gifts.length,
    departures: report.departures.length,
    fees: report.fees.length,
    balances: report.balances.length,
    changes: report.frame.manualChanges.length,
    dac8: report.dac8.length,
    entries: pack?.entries.length ?? 0,
    notes: pack?.notes.length ?? 0,
    journal: pack?.journal.length ?? 0,
  };
}

/** The years a ledger touches, each with its key figures and whether anything in it still waits for an answer. */
export function reportYears({ loaded, cards }: OpenBook, runningYear: number): readonly ReportYear[] {
  const events = new Map<number, number>();
  for (const { at } of loaded.valued) {
    const year = berlinYearOf(at);
    if (year !== null) events.set(year, (events.get(year) ?? 0) + 1);
  }
  // A card without a date can belong to any year, and every answer can change the lots of all years after it.
  const openYears = cards.map(({ at }) => (at === undefined ? null : berlinYearOf(at)));
  const isOpen = (year: number) => openYears.some((open) => open === null || open <= year);
  return [...new Set([...events.keys(), runningYear])]
    .sort((a, b) => b - a)
    .map((year) => {
      const assessed = loaded.years.find((row) => row.year === year);
      const provisional = isOpen(year) || (assessed?.incomplete ?? 0) > 0;
      return {
        year,
        events: events.get(year) ?? 0,
        state: year >= runningYear ? 'running' : provisional ? 'provisional' : 'final',
        figures: assessed === undefined ? undefined : figuresOf(assessed),
      };
    });
}

function figuresOf({ privateSales, taxFreeGain, income, estimate }: EstimatedYear): NonNullable<ReportYear['figures']> {
  return {
    net: privateSales.net,
    taxable: privateSales.taxable,
    freeGain: taxFreeGain,
    income: income.net,
    extraTax: estimate?.extraTax,
  };
}

type SoldLot = Pick<LotLine, 'soldOn' | 'gain' | 'taxFree'>;
type HeldLot = Pick<OpenLotView, 'asset' | 'amount' | 'acquiredAt' | 'hasNoOrigin'>;

/**
 * The picture of a tax year: the running result inside the holding period, and the days on which held coins become free.
 * `held` is what lies in the wallets today; of lots without origin nobody knows when they become free.
 */
export function yearTimeline(year: number, sold: readonly SoldLot[], held: readonly HeldLot[]): YearTimeline {
  const gains = new Map<string, Decimal>();
  for (const { soldOn, gain, taxFree } of sold)
    if (!taxFree) gains.set(soldOn, add(gains.get(soldOn) ?? ZERO, dec(gain)));
  const free = freeByDay(year, held);
  let net = ZERO;
  const days = [...new Set([...gains.keys(), ...free.keys()])].sort(compareText).map((day): TimelineDay => {
    const gain = gains.get(day);
    if (gain !== undefined) net = add(net, gain);
    const coins = [...(free.get(day) ?? [])].sort(([a], [b]) => compareText(a, b));
    return {
      day,
      gain: gain === undefined ? undefined : formatDecimal(gain),
      net: formatDecimal(net),
      free: coins.map(([asset, amount]) => ({ asset, amount: formatShortest(amount) })),
    };
  });
  return { days, net: formatDecimal(net) };
}

function freeByDay(year: number, held: readonly HeldLot[]): ReadonlyMap<string, ReadonlyMap<string, Decimal>> {
  const days = new Map<string, Map<string, Decimal>>();
  for (const { asset, amount, acquiredAt, hasNoOrigin } of held) {
    const acquired = berlinDayOf(acquiredAt);
    if (hasNoOrigin || acquired === null) continue;
    const day = formatDay(firstFreeDay(acquired));
    if (!day.startsWith(`${year}-`)) continue;
    const coins = days.get(day) ?? new Map<string, Decimal>();
    days.set(day, coins.set(asset, add(coins.get(asset) ?? ZERO, dec(amount))));
  }
  return days;
}
