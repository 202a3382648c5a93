/** Columns of the list, and the two lines a row becomes on a phone. The order is the worker's, so heads only mark it. */

import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import type { EventRow, EventSortKey } from '../../../../../platform/ledger/event-types.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import type { QuantityText } from '../../../../../ui/crypto-amount.tsx';
import { formatClock, formatDay } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { PlaceMark } from '../../../../../ui/place-mark.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { msOf } from '../model/holding-days.ts';
import type { transactionsStrings } from '../strings.ts';
import { asWhole, EventStatus, type KindWords, kindName, Legs, MovementTrace } from './event-cells.tsx';

export interface RowWords {
  readonly t: Translate<typeof transactionsStrings.table>;
  readonly kinds: KindWords;
  readonly locale: Locale;
  readonly quantity: QuantityText;
}

/** Columns that can be sorted, by their id. */
export const SORT_OF: Readonly<Record<string, EventSortKey>> = {
  time: 'at',
  kind: 'kind',
  event: 'asset',
  wallet: 'wallet',
  gain: 'gain',
};

/** Marks a head as sortable; rows arrive in order and are never compared here. */
const sortable = () => 0;

export function eventColumns(
  { t, kinds, locale }: Omit<RowWords, 'quantity'>,
  isGrouped: boolean,
): readonly Column<EventRow>[] {
  return [
    {
      id: 'time',
      header: t('time'),
      width: isGrouped ? 3.75 : 6.5,
      compare: sortable,
      descendingFirst: true,
      cell: (row) => (
        <span className="num text-ink-2">{isGrouped ? formatClock(msOf(row.at)) : formatDay(row.day, locale)}</span>
      ),
    },
    {
      id: 'kind',
      header: t('kind'),
      // Wide enough for "Geld eingezahlt"; the few longer ones end in dots and are whole in the drawer.
      width: 7.75,
      priority: 2,
      compare: sortable,
      cell: (row) => (
        <Badge className="max-w-full">
          <span className="truncate">{kindName(row, kinds)}</span>
        </Badge>
      ),
    },
    {
      id: 'event',
      header: t('event'),
      width: 13,
      grow: true,
      compare: sortable,
      cell: (row) => <Legs row={row} />,
    },
    {
      id: 'wallet',
      header: t('wallet'),
      width: 9,
      priority: 4,
      compare: sortable,
      cell: (row) => (
        <span className="flex items-center gap-1.75">
          <PlaceMark name={row.wallet} size={16} />
          <span className="min-w-0 truncate text-ink-2">{row.wallet}</span>
        </span>
      ),
    },
    { id: 'trace', header: t('trace'), width: 15, priority: 5, cell: (row) => <MovementTrace row={row} isLine /> },
    {
      id: 'gain',
      header: t('gain'),
      width: 8.5,
      align: 'right',
      priority: 3,
      compare: sortable,
      descendingFirst: true,
      cell: (row) => <Gain row={asWhole(row)} />,
    },
    {
      id: 'status',
      header: t('status'),
      width: 8.25,
      align: 'right',
      priority: 2,
      cell: (row) => <EventStatus row={asWhole(row)} />,
    },
  ];
}

function Gain({ row }: { readonly row: EventRow }) {
  if (row.gainEur === undefined) return <span className="text-ink-3">–</span>;
  return <Money value={row.gainEur} sign="always" />;
}

export interface EventPhoneRowProps {
  readonly row: EventRow;
  readonly words: RowWords;
  /** Under a heading with the day only the time is left to say. */
  readonly isGrouped: boolean;
}

export function EventPhoneRow({ row, words, isGrouped }: EventPhoneRowProps) {
  const when = isGrouped ? formatClock(msOf(row.at)) : formatDay(row.day, words.locale);
  const place = row.toWallet === undefined ? row.wallet : `${row.wallet} → ${row.toWallet}`;
  const shown = asWhole(row);
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <Legs row={row} />
        </span>
        {shown.gainEur !== undefined && (
          <span className="shrink-0">
            <Money value={shown.gainEur} sign="always" />
          </span>
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-xs text-ink-3">
          <span className="num">{when}</span> · {kindName(row, words.kinds)} · {place}
        </p>
        <span className="shrink-0">
          <EventStatus row={shown} />
        </span>
      </div>
    </div>
  );
}

/** A row in a few words: "Verkauf 0,30 BTC", for its checkbox and for the drawer. */
export function rowName(row: EventRow, { kinds, quantity }: Pick<RowWords, 'kinds' | 'quantity'>): string {
  if (row.whole !== undefined) {
    const { given, received } = row.whole;
    const legs = (given.length > 0 ? given : received).map(({ amount, asset }) => quantity(amount, asset));
    return `${kindName(row, kinds)} ${legs.join(' + ')}`;
  }
  const leg = row.kind === 'buy' || row.out === undefined ? (row.in ?? row.out) : row.out;
  const amount = leg === undefined ? '' : ` ${quantity(leg.amount, leg.asset)}`;
  return `${kindName(row, kinds)}${amount}`;
}
