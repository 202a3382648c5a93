/** Income, futures, fees: the lists of the year that are not disposals of lots. */
import { add, berlinDayText, dec, formatDecimal } from '@cryptax/kernel';
import type { DerivativeLine, FeeLine, IncomeLine, TaxYearReport } from '@cryptax/tax-de';
import { cents } from '../text/cents.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { valueSourceText } from '../text/price-sources.ts';
import { DERIVATIVE_KINDS, FEE_EFFECTS, INCOME_KINDS, YES_NO } from '../text/words.data.ts';
import { carriedReasons, eventText, withPart } from './event-text.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { sourceText } from './sources.ts';

const TOTAL = { label: { de: 'Summe', en: 'Total' } } as const;

export function incomeTable({ income, summary }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<IncomeLine>[] = [
    { id: 'received', title: { de: 'Zufluss', en: 'Received' }, kind: 'day', cell: (line) => line.receivedOn },
    {
      id: 'kind',
      title: { de: 'Art', en: 'Kind' },
      kind: 'text',
      cell: ({ kind, source }) => withPart(INCOME_KINDS[kind][locale], source, locale),
    },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.amount },
    {
      id: 'value',
      title: { de: 'Wert bei Zufluss', en: 'Value at receipt' },
      kind: 'eur',
      cell: (l) => l.valueEur,
      sum: true,
    },
    {
      id: 'expenses',
      title: { de: 'Werbungskosten', en: 'Expenses' },
      kind: 'eur',
      cell: (l) => l.expenses,
      sum: true,
    },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    {
      id: 'price-source',
      title: { de: 'Kursquelle', en: 'Price source' },
      kind: 'text',
      cell: ({ valueOrigin }) => valueSourceText(valueOrigin, locale, false),
    },
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    ...sourceColumns<IncomeLine>(),
  ];
  return makeTable(
    {
      id: 'income',
      title: { de: 'Einnahmen (§ 22 Nr. 3 EStG)', en: 'Income (section 22 no. 3 EStG)' },
      columns,
      sums: [{ ...TOTAL, exact: { value: summary.assessed.income.gross, expenses: summary.assessed.income.expenses } }],
    },
    income,
    locale,
  );
}

export function derivativeTable({ derivatives, summary }: TaxYearReport, locale: Locale): ReportTable {
  const { gains, losses } = summary.assessed.capital;
  const law = (line: DerivativeLine) => DERIVATIVE_LAWS[line.law][locale];
  const hasSales = derivatives.some((line) => line.law === 'section-23');
  const columns: readonly ColumnRule<DerivativeLine>[] = [
    { id: 'day', title: { de: 'Tag', en: 'Day' }, kind: 'day', cell: (line) => berlinDayText(line.at) },
    { id: 'kind', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (line) => derivativeWords(line, locale) },
    { id: 'value', title: { de: 'Ergebnis', en: 'Result' }, kind: 'eur', cell: (l) => l.valueEur, sum: true },
    { id: 'instrument', title: { de: 'Kontrakt', en: 'Contract' }, kind: 'text', cell: (line) => line.instrument },
    { id: 'opened', title: { de: 'Eröffnet', en: 'Opened' }, kind: 'day', cell: (line) => line.openedOn },
    {
      id: 'commission',
      title: { de: 'Darin Gebühr', en: 'Fee inside' },
      kind: 'text',
      cell: ({ commission }) =>
        commission === null
          ? null
          : `${numberText(commission.amount, { numbers: locale, grouping: true })} ${commission.asset}`,
    },
    { id: 'law', title: { de: 'Gesetz', en: 'Law' }, kind: 'text', cell: law },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    { id: 'note', title: { de: 'Notiz', en: 'Note' }, kind: 'text', cell: (line) => line.note },
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    ...sourceColumns<DerivativeLine>(),
  ];
  return makeTable(
    {
      id: 'derivatives',
      title: { de: 'Termingeschäfte und Margin', en: 'Futures and margin' },
      columns,
      sums: [
        {
          label: { de: 'Summe § 20 EStG', en: 'Total section 20 EStG' },
          where: { column: 'law', equals: DERIVATIVE_LAWS['section-20'][locale] },
          exact: { value: sumText(gains, losses) },
        },
        ...(hasSales
          ? [
              {
                label: { de: 'Summe § 23 EStG', en: 'Total section 23 EStG' },
                where: { column: 'law', equals: DERIVATIVE_LAWS['section-23'][locale] },
              },
            ]
          : []),
      ],
    },
    derivatives,
    locale,
  );
}

function derivativeWords({ kind, isCommission }: DerivativeLine, locale: Locale): string {
  const name = DERIVATIVE_KINDS[kind][locale];
  return isCommission ? `${name}, ${locale === 'de' ? 'Gebühr' : 'fee'}` : name;
}

export function feeTable({ fees, carried }: TaxYearReport, locale: Locale): ReportTable {
  const reasons = carriedReasons(carried);
  const yes = (is: boolean) => (is ? YES_NO.yes : YES_NO.no)[locale];
  const columns: readonly ColumnRule<FeeLine>[] = [
    { id: 'day', title: { de: 'Tag', en: 'Day' }, kind: 'day', cell: (line) => berlinDayText(line.at) },
    {
      id: 'of',
      title: { de: 'Gebühr für', en: 'Fee of' },
      kind: 'text',
      cell: (l) => eventText(l.source, reasons, locale),
    },
    {
      id: 'asset',
      title: { de: 'Coin oder Währung', en: 'Coin or currency' },
      kind: 'text',
      cell: (line) => line.asset,
    },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.amount },
    { id: 'value', title: { de: 'Wert', en: 'Value' }, kind: 'eur', cell: (line) => cents(line.valueEur), sum: true },
    {
      id: 'effect',
      title: { de: 'Wirkung', en: 'Effect' },
      kind: 'text',
      cell: (line) => FEE_EFFECTS[line.effect][locale],
    },
    { id: 'disposal', title: { de: 'Veräußerung', en: 'Disposal' }, kind: 'text', cell: (line) => yes(line.disposal) },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    ...sourceColumns<FeeLine>(),
  ];
  return makeTable({ id: 'fees', title: { de: 'Gebühren', en: 'Fees' }, columns, sums: [TOTAL] }, fees, locale);
}

const DERIVATIVE_LAWS = {
  'section-20': { de: '§ 20 EStG', en: 'section 20 EStG' },
  'section-23': { de: '§ 23 EStG', en: 'section 23 EStG' },
} as const;

function sumText(a: string, b: string): string {
  return formatDecimal(add(dec(a), dec(b)));
}

type Sourced = Pick<IncomeLine, 'source' | 'eventId'>;

function sourceColumns<Line extends Sourced>(): readonly ColumnRule<Line>[] {
  return [
    { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: (line) => line.source.txHash },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: (line) => line.eventId },
  ];
}
