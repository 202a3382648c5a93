/** One line per lot part sold in the year, with everything that Rz. 102 and 103 ask for. */
import type { LotLine, TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { LOT_PARTS, PRICE_METHODS, TAXATION } from '../text/words.data.ts';
import { makeTable, type TableRule } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { chainText, sourceText } from './sources.ts';

export function lotTable({ lots }: TaxYearReport, locale: Locale): ReportTable {
  return makeTable(ruleFor(locale), lots, locale);
}

function ruleFor(locale: Locale): TableRule<LotLine> {
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
      { id: 'part', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (line) => LOT_PARTS[line.part][locale] },
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
        cell: ({ valueOrigin }) =>
          valueOrigin === null ? null : `${valueOrigin.source}, ${PRICE_METHODS[valueOrigin.method][locale]}`,
      },
      { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: (line) => line.source.txHash },
      { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
      { id: 'chain', title: { de: 'Herkunft', en: 'Origin' }, kind: 'text', cell: (line) => chainText(line.chain) },
      { id: 'lot', title: { de: 'Tranche', en: 'Lot' }, kind: 'text', cell: (line) => line.lotId },
      { id: 'event', title: { de: 'Buchung', en: 'Entry' }, kind: 'text', cell: (line) => line.eventId },
    ],
    sums: [
      {
        label: { de: 'Summe steuerpflichtig', en: 'Taxable total' },
        where: { column: 'status', equals: status(false) },
      },
      { label: { de: 'Summe steuerfrei', en: 'Tax-free total' }, where: { column: 'status', equals: status(true) } },
      { label: { de: 'Summe aller Zeilen', en: 'Total of all lines' } },
    ],
  };
}
