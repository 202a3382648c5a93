/** Columns of the example table: one event per row, as on the transactions screen. */
import { ArrowRight } from 'lucide-react';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { byDecimal, byNumber, byText } from '../../../../../ui/table/sort-by.ts';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type { SampleEvent } from '../sample-data.ts';
import type { catalogueStrings } from '../strings.ts';

type Words = Translate<typeof catalogueStrings.table>;

export function eventColumns(t: Words, locale: Locale): readonly Column<SampleEvent>[] {
  return [
    {
      id: 'time',
      header: t('time'),
      width: 6.5,
      priority: 1,
      cell: (event) => <DayText day={event.day} className="text-ink-2" />,
      compare: byNumber((event) => Date.parse(`${event.day}T${event.time}:00Z`)),
      descendingFirst: true,
      footer: t('total'),
    },
    {
      id: 'kind',
      header: t('kind'),
      width: 6.5,
      priority: 3,
      cell: (event) => <Badge>{t(event.kind)}</Badge>,
      compare: byText((event) => t(event.kind), locale),
    },
    { id: 'event', header: t('event'), width: 18, grow: true, priority: 1, cell: (event) => <Legs event={event} /> },
    {
      id: 'wallet',
      header: t('wallet'),
      width: 6,
      priority: 4,
      cell: (event) => <span className="text-ink-2">{event.wallet}</span>,
      compare: byText((event) => event.wallet, locale),
    },
    {
      id: 'gain',
      header: t('gainLoss'),
      width: 8,
      align: 'right',
      priority: 2,
      cell: (event) => (event.gain === null ? '–' : <Money value={event.gain} sign="always" />),
      compare: byDecimal((event) => event.gain),
      isMissing: (event) => event.gain === null,
      descendingFirst: true,
      footer: <Money value="14668.27" sign="always" />,
    },
    {
      id: 'status',
      header: t('status'),
      width: 8,
      align: 'right',
      priority: 2,
      cell: (event) => <Status event={event} t={t} />,
    },
  ];
}

export function EventPhoneRow({ event, t }: { readonly event: SampleEvent; readonly t: Words }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <Legs event={event} />
        <p className="mt-0.5 text-xs text-ink-3">
          <DayText day={event.day} /> · {t(event.kind)} · {event.wallet}
        </p>
      </div>
      <div className="text-right">
        {event.gain !== null && <Money value={event.gain} sign="always" />}
        <div className="mt-0.5">
          <Status event={event} t={t} />
        </div>
      </div>
    </div>
  );
}

function Legs({ event }: { readonly event: SampleEvent }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.25">
      {event.out && <Leg {...event.out} />}
      {event.into && (
        <>
          <Icon icon={ArrowRight} size={14} className="text-ink-3" />
          <Leg {...event.into} />
        </>
      )}
    </span>
  );
}

function Leg({ symbol, amount }: { readonly symbol: string; readonly amount: string }) {
  return (
    <span className="flex items-center gap-1.75">
      <Coin symbol={symbol} />
      {symbol === 'EUR' ? <Money value={amount} /> : <CryptoAmount value={amount} unit={symbol} />}
    </span>
  );
}

function Status({ event, t }: { readonly event: SampleEvent; readonly t: Words }) {
  return event.status && <Badge tone={event.status}>{t(event.status)}</Badge>;
}
