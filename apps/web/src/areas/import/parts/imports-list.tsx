/** Every import so far, newest first; each can be taken out again, with a way back. */
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { ImportInfo } from '../../../platform/ledger/import-types.ts';
import { LedgerFailed, notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../platform/use-action.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { InstantText } from '../../../ui/date-text.tsx';
import { formatCount } from '../../../ui/format/number-format.ts';
import { PlaceMark } from '../../../ui/place-mark.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import { useKeptFocus } from '../../../ui/use-return-focus.ts';
import { importStrings } from './strings.ts';

export function ImportsList() {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const imports = useAnswer('imports own', (api) => api.imports('own'));
  const [asked, setAsked] = useState<ImportInfo | null>(null);
  const count = imports.kind === 'ready' ? imports.value.length : 0;
  const place = useKeptFocus<HTMLDivElement>(count);
  if (imports.kind === 'failed') return <LedgerFailed error={imports.error} inline />;
  // Also in place of an empty list, for the keyboard of whoever took out its last import.
  if (imports.kind === 'loading' || count === 0) {
    return <div ref={place} tabIndex={-1} data-imports={imports.kind === 'loading' ? 'loading' : 'none'} />;
  }
  return (
    <Card className="mt-4 outline-none" ref={place} tabIndex={-1}>
      <CardHead title={t('list.title')} note={formatCount(count, locale)} />
      <div className="pt-2">
        <DataTable
          label={t('list.title')}
          rows={imports.value}
          rowId={({ no }) => String(no)}
          rowName={({ fileName }) => fileName}
          columns={columns(t, locale, setAsked)}
          phoneRow={(record) => <PhoneRow record={record} onRemove={() => setAsked(record)} />}
        />
      </div>
      <RemoveDialog record={asked} others={laterWithDuplicates(imports.value, asked)} onClose={() => setAsked(null)} />
    </Card>
  );
}

/** Files that came later and whose duplicates may be rows of this one: they are not booked by themselves when it goes. */
function laterWithDuplicates(all: readonly ImportInfo[], record: ImportInfo | null): readonly string[] {
  if (record === null) return [];
  const later = all.filter(({ no, counts }) => no > record.no && counts.duplicate > 0);
  return [...new Set(later.map(({ fileName }) => fileName))];
}

type Words = ReturnType<typeof useStrings<typeof importStrings.table>>;

function columns(t: Words, locale: Locale, onRemove: (record: ImportInfo) => void): readonly Column<ImportInfo>[] {
  const count = (id: string, header: string, pick: (record: ImportInfo) => number, priority: 1 | 2 | 3) => ({
    id,
    header,
    align: 'right' as const,
    width: 6.5,
    priority,
    cell: (record: ImportInfo) => <span className="num">{formatCount(pick(record), locale)}</span>,
  });
  return [
    {
      id: 'file',
      header: t('file'),
      width: 12,
      grow: true,
      cell: ({ fileName }) => (
        <span className="line-clamp-3 font-medium wrap-anywhere" title={fileName}>
          {fileName}
        </span>
      ),
    },
    {
      id: 'source',
      header: t('format'),
      width: 10,
      priority: 2,
      cell: ({ source }) => (
        <span className="flex items-center gap-2">
          <PlaceMark name={source} />
          <span className="min-w-0 wrap-anywhere">{source}</span>
        </span>
      ),
    },
    {
      id: 'when',
      header: t('list.when'),
      width: 9.5,
      priority: 2,
      cell: ({ importedAt }) => <InstantText at={Date.parse(importedAt)} />,
    },
    count('rows', t('rows'), ({ rows }) => rows, 2),
    count('events', t('events'), ({ eventsAdded }) => eventsAdded, 1),
    count('duplicates', t('duplicates'), ({ counts }) => counts.duplicate, 3),
    count('review', t('review'), ({ openReview }) => openReview, 2),
    {
      id: 'actions',
      header: t('actions'),
      headerHidden: true,
      width: 3,
      cell: (record) => <RemoveButton record={record} onRemove={() => onRemove(record)} />,
    },
  ];
}

interface RowProps {
  readonly record: ImportInfo;
  readonly onRemove: () => void;
}

function RemoveButton({ record, onRemove }: RowProps) {
  const t = useStrings(importStrings);
  return (
    <IconButton
      icon={Trash2}
      size="s"
      variant="quiet"
      label={t('list.remove', { name: record.fileName })}
      onClick={onRemove}
    />
  );
}

function PhoneRow({ record, onRemove }: RowProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const { source, importedAt, eventsAdded: count } = record;
  return (
    <span className="flex items-center gap-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-3 font-medium wrap-anywhere">{record.fileName}</span>
        <span className="num block text-xs whitespace-normal wrap-anywhere text-ink-3">
          {source} · <InstantText at={Date.parse(importedAt)} /> ·{' '}
          {t('list.entries', { count, shown: formatCount(count, locale) })}
        </span>
      </span>
      <RemoveButton record={record} onRemove={onRemove} />
    </span>
  );
}

interface RemoveDialogProps {
  readonly record: ImportInfo | null;
  readonly others: readonly string[];
  readonly onClose: () => void;
}

function RemoveDialog({ record, others, onClose }: RemoveDialogProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [isBusy, remove] = useAction(async () => {
    if (record === null) return;
    const removed = await ledger.removeImport('own', record.no);
    onClose();
    if (!removed.ok) notifyLedgerError(removed.error, locale);
    else await announceDone(t('list.removed'), record.fileName);
  });
  return (
    <ConfirmDialog
      open={record !== null}
      onClose={onClose}
      title={t('list.ask')}
      description={t('list.ask.line', {
        count: record?.eventsAdded ?? 0,
        shown: formatCount(record?.eventsAdded ?? 0, locale),
        name: record?.fileName ?? '',
      })}
      confirmLabel={t('list.ask.yes')}
      loading={isBusy}
      onConfirm={remove}
    >
      {others.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {t('list.ask.repeats', { others: others.join(', '), name: record?.fileName ?? '' })}
        </p>
      )}
    </ConfirmDialog>
  );
}
