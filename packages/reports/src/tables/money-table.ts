/** Money paid in from a bank and paid out to one: where the funds came from and where they went (Rz. 103, 104; rule REC-12). */
import { compareText } from '@cryptax/kernel';
import type { TaxYearReport, TransactionLine } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { EVENT_KINDS } from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { sourceText } from './sources.ts';

export function moneyTable({ transactions }: TaxYearReport, locale: Locale): ReportTable {
  const lines = transactions.filter(({ source }) => source.kind === 'money-in' || source.kind === 'money-out');
  const currencies = [...new Set(lines.map(currencyOf))].sort(compareText);
  const columns: readonly ColumnRule<TransactionLine>[] = [
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    { id: 'kind', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (l) => EVENT_KINDS[l.source.kind][locale] },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    { id: 'currency', title: { de: 'Währung', en: 'Currency' }, kind: 'text', cell: currencyOf },
    {
      id: 'paid-in',
      title: { de: 'Eingezahlt', en: 'Paid in' },
      kind: 'eur',
      cell: (line) => line.in?.amount ?? null,
      sum: true,
    },
    {
      id: 'paid-out',
      title: { de: 'Ausgezahlt', en: 'Paid out' },
      kind: 'eur',
      cell: (line) => line.out?.amount ?? null,
      sum: true,
    },
    {
      id: 'charge',
      title: { de: 'Gebühr', en: 'Fee' },
      kind: 'text',
      cell: ({ fee }) =>
        fee === null ? null : `${numberText(fee.amount, { numbers: locale, grouping: true })} ${fee.asset}`,
    },
    { id: 'note', title: { de: 'Notiz', en: 'Note' }, kind: 'text', cell: (line) => line.note },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: (line) => line.source.eventId },
  ];
  const sums = currencies.map((currency) => ({
    label: { de: `Summe ${currency}`, en: `Total ${currency}` },
    where: { column: 'currency', equals: currency },
  }));
  const title = { de: 'Ein- und Auszahlungen von Geld', en: 'Money paid in and out' };
  return makeTable({ id: 'money', title, columns, sums }, lines, locale);
}

function currencyOf(line: TransactionLine): string {
  return (line.in ?? line.out)?.asset ?? '';
}
