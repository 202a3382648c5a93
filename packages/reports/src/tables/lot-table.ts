/** One line per lot part sold in the year, with everything that Rz. 102 and 103 ask for. */
import { add, type Decimal, dec, formatDecimal, subtract, toCents, ZERO } from '@cryptax/kernel';
import type { DerivativeLine, DisposalSums, LotLine, TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { valueSourceText } from '../text/price-sources.ts';
import { EVENT_KINDS, NAMED_LOT, SHORT_SALE, TAXATION } from '../text/words.data.ts';
import { withPart } from './event-text.ts';
import { type ExtraLine, makeTable, type TableRule } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { chainText, sourceText } from './sources.ts';

export function lotTable(report: TaxYearReport, locale: Locale): ReportTable {
  return makeTable(ruleFor(report, locale), report.lots, locale);
}

function ruleFor({ summary, derivatives }: TaxYearReport, locale: Locale): TableRule<LotLine> {
  const { free } = summary.disposals;
  const { sums: taxable, costs } = withGeneralCosts(summary);
  const status = (free: boolean) => (free ? TAXATION.free : TAXATION.taxable)[locale];
  return {
    id: 'lots',
    title: { de: 'Veräußerungen je Tranche', en: 'Disposals by lot' },
    columns: [
      { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
      { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.quantity },
      { id: 'bought', title: { de: 'Angeschafft', en: 'Acquired' }, kind: 'day', cell: (line) => line.acquiredOn },
      { id: 'sold', title: { de: 'Veräußert', en: 'Disposed' }, kind: 'day', cell: (line) => line.soldOn },
      { id: 'days', title: { de: 'Tage', en: 'Days' }, kind: 'count', cell: (line) => String(line.days) },
      { id: 'price', title: { de: 'Preis je Einheit', en: 'Unit price' }, kind: 'quantity', cell: (l) => l.unitPrice },
      { id: 'proceeds', title: { de: 'Erlös', en: 'Proceeds' }, kind: 'eur', cell: (l) => l.proceeds, sum: true },
      { id: 'cost', title: { de: 'Anschaffungskosten', en: 'Cost' }, kind: 'eur', cell: (l) => l.cost, sum: true },
      {
        id: 'expenses',
        title: { de: 'Werbungskosten', en: 'Expenses' },
        kind: 'eur',
        cell: (l) => l.expenses,
        sum: true,
      },
      { id: 'gain', title: { de: 'Gewinn / Verlust', en: 'Gain / loss' }, kind: 'eur', cell: (l) => l.gain, sum: true },
      { id: 'status', title: { de: 'Besteuerung', en: 'Taxation' }, kind: 'text', cell: (l) => status(l.taxFree) },
      { id: 'free-from', title: { de: 'Steuerfrei ab', en: 'Tax-free from' }, kind: 'day', cell: (l) => l.freeFrom },
      { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
      { id: 'part', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (line) => disposalWords(line, locale) },
      {
        id: 'named',
        title: { de: 'Zuordnung', en: 'Identification' },
        kind: 'text',
        cell: ({ named }) => (named ? NAMED_LOT[locale] : null),
      },
      {
        id: 'acquired-at',
        title: { de: 'Angeschafft um', en: 'Acquired at' },
        kind: 'moment',
        cell: (l) => l.acquiredAt,
      },
      { id: 'sold-at', title: { de: 'Veräußert um', en: 'Disposed at' }, kind: 'moment', cell: (l) => l.soldAt },
      {
        id: 'price-source',
        title: { de: 'Kursquelle', en: 'Price source' },
        kind: 'text',
        cell: ({ valueOrigin, part }) => valueSourceText(valueOrigin, locale, part === 'main'),
      },
      { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: (line) => line.source.txHash },
      { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
      { id: 'chain', title: { de: 'Herkunft', en: 'Origin' }, kind: 'text', cell: (line) => chainText(line.chain) },
      { id: 'lot', title: { de: 'Tranche', en: 'Lot' }, kind: 'text', cell: (line) => line.lotId },
      { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: (line) => line.eventId },
    ],
    sums: [
      {
        label: { de: 'Summe steuerpflichtig', en: 'Taxable total' },
        where: { column: 'status', equals: status(false) },
        exact: { ...taxable },
        extras: [...marginSales(derivatives), ...costs],
      },
      {
        label: { de: 'Summe steuerfrei', en: 'Tax-free total' },
        where: { column: 'status', equals: status(true) },
        exact: { ...free },
      },
    ],
  };
}

const MARGIN = { de: 'Margin-Ergebnisse (eigene Liste)', en: 'Margin results (separate list)' } as const;

/** Margin results that the settings see as private sales: they are part of the form line and listed with the futures. */
function marginSales(derivatives: readonly DerivativeLine[]): readonly ExtraLine[] {
  const results = derivatives.filter(({ law }) => law === 'section-23').map(({ valueEur }) => dec(valueEur));
  if (results.length === 0) return [];
  const sumOf = (values: readonly Decimal[]) => formatDecimal(toCents(values.reduce(add, ZERO)));
  const cells = {
    proceeds: sumOf(results.filter(({ units }) => units > 0n)),
    cost: sumOf(results.filter(({ units }) => units < 0n).map((value) => subtract(ZERO, value))),
    gain: sumOf(results),
  };
  return [{ label: MARGIN, cells }];
}

const GENERAL = { de: 'Allgemeine Kosten (anteilig)', en: 'General costs (share)' } as const;

/** General costs are part of the form lines and belong to no single disposal, so they are a line of their own. */
function withGeneralCosts({ assessed, disposals: { taxable } }: TaxYearReport['summary']): {
  readonly sums: DisposalSums;
  readonly costs: readonly ExtraLine[];
} {
  const costs = dec(assessed.generalExpenses);
  if (costs.units === 0n) return { sums: taxable, costs: [] };
  const gain = formatDecimal(subtract(dec(taxable.gain), costs));
  return {
    sums: { ...taxable, expenses: assessed.privateSales.expenses, gain },
    costs: [
      {
        label: GENERAL,
        cells: { expenses: assessed.generalExpenses, gain: formatDecimal(subtract(dec('0.00'), costs)) },
      },
    ],
  };
}

/** Sale, swap into what, payment, network fee: the kind of the disposal in words. */
function disposalWords({ kind, received, short, source }: LotLine, locale: Locale): string {
  const name = short ? SHORT_SALE[locale] : EVENT_KINDS[kind][locale];
  const whole = received === null ? name : `${name} ${locale === 'de' ? 'in' : 'into'} ${received.asset}`;
  return withPart(whole, source, locale);
}
