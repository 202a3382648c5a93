/**
 * The events of a year as a table for `Transactions_<year>.csv`: the columns of the specification (date, type, asset, amount,
 * price, total) for each leg, then wallet, fee and where the event was read.
 */
import { berlinYearOf, compareText, dec, divide, formatDecimal, formatShortest, toCents } from '@cryptax/kernel';
import { type LedgerEvent, type Leg, sidesOf, wholeEvents } from '@cryptax/ledger';
import { type Locale, translate } from '../../../platform/i18n/strings.ts';
import { euroValueOf } from '../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { PlainTable } from './write-file.ts';

/** Heads of the transaction list, German and English. */
interface Words {
  readonly de: string;
  readonly en: string;
}

const COLUMN_WORDS = {
  date: { de: 'Datum', en: 'Date' },
  type: { de: 'Typ', en: 'Type' },
  asset: { de: 'Asset', en: 'Asset' },
  amount: { de: 'Menge', en: 'Amount' },
  price: { de: 'Preis in EUR', en: 'Price' },
  total: { de: 'Summe in EUR', en: 'Total' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  toWallet: { de: 'Ziel-Wallet', en: 'Destination wallet' },
  feeAmount: { de: 'Gebühr', en: 'Fee' },
  feeAsset: { de: 'Gebühr in', en: 'Fee asset' },
  priceSource: { de: 'Kursquelle', en: 'Price source' },
  file: { de: 'Datei', en: 'File' },
  lines: { de: 'Zeilen', en: 'Lines' },
  txHash: { de: 'Transaktions-Hash', en: 'Transaction hash' },
  note: { de: 'Notiz', en: 'Note' },
} as const satisfies Readonly<Record<string, Words>>;

type Cell = PlainTable['rows'][number][number];

const COLUMNS = [
  ['date', 'moment'],
  ['type', 'text'],
  ['asset', 'text'],
  ['amount', 'quantity'],
  ['price', 'quantity'],
  ['total', 'eur'],
  ['wallet', 'text'],
  ['toWallet', 'text'],
  ['feeAmount', 'quantity'],
  ['feeAsset', 'text'],
  ['priceSource', 'text'],
  ['file', 'text'],
  ['lines', 'text'],
  ['txHash', 'text'],
  ['note', 'text'],
] as const satisfies readonly (readonly [keyof typeof COLUMN_WORDS, PlainTable['columns'][number]['kind']])[];

export function transactionsTable({ valued }: LoadedBook, year: number, locale: Locale): PlainTable {
  const parts = partWords(valued, locale);
  const events = valued.filter(({ at }) => berlinYearOf(at) === year).toSorted((a, b) => compareText(a.at, b.at));
  return {
    columns: COLUMNS.map(([id, kind]) => ({ id, title: COLUMN_WORDS[id][locale], kind })),
    rows: events.flatMap((event) => rowsOf(event, locale, parts.get(event.id) ?? '')),
  };
}

/** By entry: which part of its event it is, where the event is several entries. */
function partWords(events: readonly LedgerEvent[], locale: Locale): ReadonlyMap<string, string> {
  const word = (number: number, of: number) =>
    locale === 'de' ? `Teil ${number} von ${of}` : `part ${number} of ${of}`;
  return new Map(
    wholeEvents(events).flatMap((places) =>
      places.map((place, index) => [events[place]?.id ?? '', ` (${word(index + 1, places.length)})`]),
    ),
  );
}

/** A swap has two legs and so two rows; the fee stands on the first. */
function rowsOf(event: LedgerEvent, locale: Locale, part: string): readonly (readonly Cell[])[] {
  const { out, in: into } = sidesOf(event);
  const given = out === undefined ? [] : [{ leg: out, sign: '-' }];
  const received = into === undefined ? [] : [{ leg: into, sign: '' }];
  const legs = [...given, ...received];
  if (legs.length === 0) return [cells(event, null, '', locale, true, part)];
  return legs.map(({ leg, sign }, index) => cells(event, leg, sign, locale, index === 0, part));
}

function cells(
  event: LedgerEvent,
  leg: Leg | null,
  sign: string,
  locale: Locale,
  isFirst: boolean,
  part: string,
): readonly Cell[] {
  const total = euroValueOf(event) ?? null;
  const { source } = event;
  const fee = 'money' in event ? event.charge : event.fee;
  const reference = 'money' in event ? event.bankReference : undefined;
  return [
    event.at,
    `${kindWords(event, locale)}${part}`,
    leg?.asset ?? 'EUR',
    leg === null ? null : `${sign}${leg.amount}`,
    leg === null || total === null ? null : unitPrice(total, leg.amount),
    total === null ? null : formatDecimal(toCents(dec(total))),
    event.wallet,
    event.kind === 'transfer' ? event.toWallet : null,
    isFirst ? (fee?.amount ?? null) : null,
    isFirst ? (fee?.asset ?? null) : null,
    event.valueOrigin?.source ?? null,
    source?.file ?? null,
    source === undefined ? null : (source.lines ?? [source.line]).join(' '),
    event.txHash ?? reference ?? null,
    event.note ?? null,
  ];
}

function unitPrice(total: string, amount: string): string | null {
  const units = dec(amount);
  return units.units === 0n ? null : formatShortest(divide(dec(total), units, 8, 'half-away'));
}

function kindWords(event: LedgerEvent, locale: Locale): string {
  if (event.kind === 'income') return translate(kindStrings, locale, `income.${event.incomeKind}`);
  if (event.kind === 'derivative') return translate(kindStrings, locale, `derivative.${event.derivativeKind}`);
  return translate(kindStrings, locale, event.kind);
}
