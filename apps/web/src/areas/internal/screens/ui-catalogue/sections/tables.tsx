/** The data table, short with groups and selection, long and virtual. */
import { useMemo, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { ColumnChooser } from '../../../../../ui/table/column-chooser.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import { BulkBar } from '../../../../../ui/table/selection.tsx';
import { TableKeys } from '../../../../../ui/table/table-keys.tsx';
import { MANY_EVENTS, SAMPLE_EVENTS, type SampleEvent } from '../sample-data.ts';
import { Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';
import { EventPhoneRow, eventColumns } from './event-columns.tsx';

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
