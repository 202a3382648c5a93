/** Lot parts that moved without a disposal: own transfers, gifts and inheritances, lost and redeemed units. */
import { berlinDayText } from '@cryptax/kernel';
import type { MovementLine, TaxYearReport } from '@cryptax/tax-de';
import type { Locale, Text } from '../text/locale.ts';
import { EVENT_KINDS } from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable, TableId } from './report-table.ts';
import { sourceText } from './sources.ts';

export function transferTable({ transfers }: TaxYearReport, locale: Locale): ReportTable {
  const title = { de: 'Übertragungen zwischen eigenen Wallets', en: 'Transfers between own wallets' };
  return movementTable('transfers', title, transfers, locale);
}

export function giftTable({ gifts }: TaxYearReport, locale: Locale): ReportTable {
  const title = { de: 'Schenkungen und unentgeltliche Zugänge', en: 'Gifts and receipts for nothing' };
  return movementTable('gifts', title, gifts, locale);
}

export function departureTable({ departures }: TaxYearReport, locale: Locale): ReportTable {
  return movementTable(
    'departures',
    { de: 'Abgänge ohne Ergebnis', en: 'Departures without a result' },
    departures,
    locale,
  );
}

function movementTable(id: TableId, title: Text, lines: readonly MovementLine[], locale: Locale): ReportTable {
  const columns: readonly ColumnRule<MovementLine>[] = [
    { id: 'day', title: { de: 'Tag', en: 'Day' }, kind: 'day', cell: (line) => berlinDayText(line.at) },
    { id: 'kind', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (line) => EVENT_KINDS[line.kind][locale] },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.amount },
    { id: 'from', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    { id: 'to', title: { de: 'Nach', en: 'To' }, kind: 'text', cell: (line) => line.toWallet ?? null },
    {
      id: 'bought',
      title: { de: 'Angeschafft', en: 'Acquired' },
      kind: 'day',
      cell: (l) => berlinDayText(l.acquiredAt),
    },
    { id: 'cost', title: { de: 'Anschaffungskosten', en: 'Cost' }, kind: 'eur', cell: (line) => line.cost, sum: true },
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: (line) => line.source.txHash },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
    {
      id: 'chain',
      title: { de: 'Herkunft (Kennungen)', en: 'Origin (entry ids)' },
      kind: 'text',
      cell: (line) => line.chain.join(' > '),
    },
    { id: 'lot', title: { de: 'Tranche', en: 'Lot' }, kind: 'text', cell: (line) => line.lotId },
    { id: 'note', title: { de: 'Notiz', en: 'Note' }, kind: 'text', cell: (line) => line.note },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: (line) => line.eventId },
  ];
  return makeTable({ id, title, columns, sums: [{ label: { de: 'Summe', en: 'Total' } }] }, lines, locale);
}
