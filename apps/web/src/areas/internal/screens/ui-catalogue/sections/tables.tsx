/** The data table, short with groups and selection, long and virtual. */
import { ArrowRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { ColumnChooser } from '../../../../../ui/table/column-chooser.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import { BulkBar } from '../../../../../ui/table/selection.tsx';
import { byDecimal, byNumber, byText } from '../../../../../ui/table/sort-by.ts';
import { TableKeys } from '../../../../../ui/table/table-keys.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { MANY_EVENTS, SAMPLE_EVENTS, type SampleEvent } from '../sample-data.ts';
import { Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const idOf = (event: SampleEvent) => event.id;

export function TablesSection() {
  return (
    <>
      <GroupedTable />
      <LongTable />
    </>
  );
}

function useEventTable() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  return useMemo(
    () => ({
      t,
      columns: eventColumns(t, locale),
      groupOf: (event: SampleEvent) => ({ key: event.day, label: <b>{formatDay(event.day, locale)}</b> }),
      phoneRow: (event: SampleEvent) => <EventPhoneRow event={event} t={t} />,
      rowName: (event: SampleEvent) => `${t(event.kind)} ${formatDay(event.day, locale)}`,
    }),
    [t, locale],
  );
}

function GroupedTable() {
  const { t, columns, groupOf, phoneRow, rowName } = useEventTable();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>('e4');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return (
    <Section title={t('tables')}>
      <div className="mb-2 flex justify-end">
        <ColumnChooser columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      </div>
      <Card>
        <DataTable
          label={t('transactions')}
          columns={columns}
          rows={SAMPLE_EVENTS}
          rowId={idOf}
          rowName={rowName}
          groupOf={groupOf}
          phoneRow={phoneRow}
          openId={open}
          onOpen={(event) => setOpen(event.id)}
          onClose={() => setOpen(null)}
          hiddenColumns={hidden}
          rowTone={(event) => (event.status === 'review' ? 'review' : undefined)}
          selection={{ ids, onToggle: toggle, onChangeAll: (all) => setIds(new Set(all)) }}
          footer
        />
      </Card>
      <BulkBar count={ids.size} onClear={() => setIds(new Set())}>
        <Button size="s">{t('label')}</Button>
        <Button size="s" variant="danger">
          {t('remove')}
        </Button>
      </BulkBar>
      <div className="mt-3 flex justify-end">
        <TableKeys selectable />
      </div>
    </Section>
  );
}

function LongTable() {
  const { t, columns, phoneRow } = useEventTable();
  return (
    <Section title={t('manyRows')}>
      <Card>
        <DataTable
          label={t('manyRows')}
          columns={columns}
          rows={MANY_EVENTS}
          rowId={idOf}
          phoneRow={phoneRow}
          defaultSort={{ columnId: 'gain', direction: 'descending' }}
          maxHeight="20rem"
        />
      </Card>
    </Section>
  );
}

/** Columns of the example table: one event per row, as on the transactions screen. */
type Words = Translate<typeof catalogueStrings.table>;

function eventColumns(t: Words, locale: Locale): readonly Column<SampleEvent>[] {
  return [
    {
      id: 'time',
      header: t('time'),
      width: 6.5,
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
    { id: 'event', header: t('event'), width: 18, grow: true, cell: (event) => <Legs event={event} /> },
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

function EventPhoneRow({ event, t }: { readonly event: SampleEvent; readonly t: Words }) {
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
