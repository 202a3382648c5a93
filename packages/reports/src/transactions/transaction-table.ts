/** The ledger itself as a table: one line per event, in the columns of the specification and what else is known. */
import { divide, formatShortest, parseDecimal } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { type ColumnRule, tableOf } from '../tables/make-table.ts';
import type { ReportTable } from '../tables/report-table.ts';
import { cents } from '../text/cents.ts';
import type { Locale } from '../text/locale.ts';
import { EVENT_KINDS } from '../text/words.data.ts';

export function transactionTable(
  events: readonly LedgerEvent[],
  locale: Locale,
): Pick<ReportTable, 'columns' | 'rows'> {
  const columns: readonly ColumnRule<LedgerEvent>[] = [
    { id: 'at', title: { de: 'Datum', en: 'Date' }, kind: 'moment', cell: ({ at }) => at },
    { id: 'kind', title: { de: 'Art', en: 'Type' }, kind: 'text', cell: ({ kind }) => EVENT_KINDS[kind][locale] },
    {
      id: 'asset',
      title: { de: 'Kryptowert', en: 'Asset' },
      kind: 'text',
      cell: (event) => mainLeg(event)?.asset ?? null,
    },
    {
      id: 'amount',
      title: { de: 'Menge', en: 'Amount' },
      kind: 'quantity',
      cell: (event) => mainLeg(event)?.amount ?? null,
    },
    { id: 'price', title: { de: 'Preis', en: 'Price' }, kind: 'quantity', cell: priceOf },
    { id: 'total', title: { de: 'Summe', en: 'Total' }, kind: 'eur', cell: (event) => cents(euroValue(event)) },
    {
      id: 'received',
      title: { de: 'Erhalten', en: 'Received' },
      kind: 'text',
      cell: (event) => received(event)?.asset ?? null,
    },
    {
      id: 'received-amount',
      title: { de: 'Menge erhalten', en: 'Amount received' },
      kind: 'quantity',
      cell: (event) => received(event)?.amount ?? null,
    },
    { id: 'fee', title: { de: 'Gebühr', en: 'Fee' }, kind: 'quantity', cell: ({ fee }) => fee?.amount ?? null },
    { id: 'fee-in', title: { de: 'Gebühr in', en: 'Fee in' }, kind: 'text', cell: ({ fee }) => fee?.asset ?? null },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: ({ wallet }) => wallet },
    {
      id: 'to',
      title: { de: 'Nach', en: 'To' },
      kind: 'text',
      cell: (e) => (e.kind === 'transfer' ? e.toWallet : null),
    },
    { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: ({ txHash }) => txHash ?? null },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: sourceOf },
    { id: 'note', title: { de: 'Notiz', en: 'Note' }, kind: 'text', cell: ({ note }) => note ?? null },
    { id: 'event', title: { de: 'Vorgang', en: 'Event' }, kind: 'text', cell: ({ id }) => id },
  ];
  return tableOf(columns, events, locale);
}

/** What left, or what came where nothing left. */
function mainLeg(event: LedgerEvent): Leg | null {
  if ('out' in event) return event.out;
  return 'in' in event ? event.in : null;
}

function received(event: LedgerEvent): Leg | null {
  return 'out' in event && 'in' in event ? event.in : null;
}

function euroValue(event: LedgerEvent): string | null {
  if (event.kind === 'swap') return event.valueEur ?? event.valueInEur ?? event.valueOutEur ?? null;
  return 'valueEur' in event ? (event.valueEur ?? null) : null;
}

const PRICE_DIGITS = 8;

function priceOf(event: LedgerEvent): string | null {
  const value = parseDecimal(euroValue(event) ?? '');
  const amount = parseDecimal(mainLeg(event)?.amount ?? '');
  if (!value.ok || !amount.ok || amount.value.units === 0n) return null;
  return formatShortest(divide(value.value, amount.value, PRICE_DIGITS, 'half-away'));
}

function sourceOf({ source }: LedgerEvent): string | null {
  return source === undefined ? null : `${source.file}:${(source.lines ?? [source.line]).join(',')}`;
}
