/** The files of a dry run: recognised format, rows and what became of them. Every line adds up to its rows. */
import { File as FileIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { sourceLabel } from '../../../platform/ledger/source-label.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { counted, formatCount, formatFileSize } from '../../../ui/format/number-format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PlaceMark } from '../../../ui/place-mark.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import { importStrings } from './strings.ts';

export interface FileTableProps {
  readonly files: readonly FilePreview[];
  readonly onRemove?: ((file: FilePreview) => void) | undefined;
  readonly onOpen?: ((file: FilePreview) => void) | undefined;
  readonly openId?: string | null | undefined;
}

/** The counts stand beside each other or in a sentence, but none is left out. In rem: the columns below and a readable name. */
const ROOM_FOR_COLUMNS = 49.25;

export function FileTable({ files, onRemove, onOpen, openId }: FileTableProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  return (
    <DataTable
      label={t('result')}
      rows={files}
      rowId={(file) => String(file.index)}
      rowName={({ name }) => name}
      columns={columns(t, locale, onRemove)}
      phoneRow={(file) => <PhoneRow file={file} onRemove={onRemove} />}
      phoneBelow={ROOM_FOR_COLUMNS}
      onOpen={onOpen}
      openId={onOpen && openId}
    />
  );
}

type Words = ReturnType<typeof useStrings<typeof importStrings.table>>;

function columns(
  t: Words,
  locale: Locale,
  onRemove: ((file: FilePreview) => void) | undefined,
): readonly Column<FilePreview>[] {
  const count = (id: string, header: string, width: number, pick: (counts: FilePreview['counts']) => number) => ({
    id,
    header,
    align: 'right' as const,
    width,
    cell: ({ counts }: FilePreview): ReactNode => <span className="num">{formatCount(pick(counts), locale)}</span>,
  });
  return [
    { id: 'file', header: t('file'), width: 12, grow: true, cell: (file) => <FileName file={file} /> },
    count('rows', t('rows'), 4, ({ rows }) => rows),
    count('used', t('used'), 4.75, ({ event, grouped }) => event + grouped),
    count('duplicates', t('duplicates'), 5.25, ({ duplicate }) => duplicate),
    count('ignored', t('ignored'), 6, ({ ignored }) => ignored),
    count('review', t('review'), 4.25, ({ review }) => review),
    {
      id: 'status',
      header: t('status'),
      align: 'right',
      width: 7,
      cell: (file) => <FileStatus file={file} />,
    },
    ...(onRemove
      ? [
          {
            id: 'actions',
            header: t('actions'),
            headerHidden: true,
            width: 2.25,
            cell: (file: FilePreview) => <RemoveFile file={file} onRemove={onRemove} />,
          },
        ]
      : []),
  ];
}

function RemoveFile({
  file,
  onRemove,
}: {
  readonly file: FilePreview;
  readonly onRemove: (file: FilePreview) => void;
}) {
  const t = useStrings(importStrings);
  return (
    <IconButton
      icon={X}
      size="s"
      variant="quiet"
      label={t('file.remove', { name: file.name })}
      onClick={(event) => {
        event.stopPropagation();
        onRemove(file);
      }}
    />
  );
}

function FileName({ file }: { readonly file: FilePreview }) {
  const locale = useLocale();
  return (
    <span className="flex items-center gap-2.5 py-1.5">
      <PlaceMark
        name={file.format === null ? '' : sourceLabel(file.format.source, locale)}
        fallback={<Icon icon={FileIcon} className="text-ink-3" />}
      />
      <span className="min-w-0">
        <span className="line-clamp-3 font-medium wrap-anywhere" title={file.name}>
          {file.name}
        </span>
        <span className="num block text-xs whitespace-normal text-ink-3">
          <FormatName file={file} /> · {formatFileSize(file.size, locale)}
        </span>
      </span>
    </span>
  );
}

function PhoneRow({ file, onRemove }: { readonly file: FilePreview } & Pick<FileTableProps, 'onRemove'>) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  return (
    <span className="flex items-center gap-2 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="line-clamp-3 min-w-0 flex-1 font-medium wrap-anywhere">{file.name}</span>
          <FileStatus file={file} />
        </span>
        <span className="num block text-xs whitespace-normal wrap-anywhere text-ink-3">
          {file.format === null ? t('format.unknown') : sourceLabel(file.format.source, locale)} ·{' '}
          {sumsText(t, file.counts, locale)}
        </span>
      </span>
      {onRemove && <RemoveFile file={file} onRemove={onRemove} />}
    </span>
  );
}

/** The one sentence that lets anyone check that no row is missing. */
export function sumsText(t: Words, counts: FilePreview['counts'], locale: Locale): string {
  const text = (value: number) => formatCount(value, locale);
  return t('result.sums', {
    ...counted(counts.rows, locale),
    used: text(counts.event + counts.grouped),
    duplicate: text(counts.duplicate),
    ignored: text(counts.ignored),
    review: text(counts.review),
  });
}

/** How a file fared, in one tag, and how sure the format is. */
function FileStatus({ file }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (file.problem !== undefined) return <Badge tone="danger">{t('status.failed')}</Badge>;
  if (file.format === null) return <Badge tone="review">{t('status.unknown')}</Badge>;
  if (file.counts.review > 0)
    return <Badge tone="review">{t('status.review', counted(file.counts.review, locale))}</Badge>;
  if (file.events === 0 && file.counts.duplicate > 0) return <Badge>{t('status.known')}</Badge>;
  if (file.counts.rows === 0) return <Badge>{t('status.empty')}</Badge>;
  return <Badge tone="gain">{t('status.complete')}</Badge>;
}

/** From here on a format is taken as certain: every header it needs is there. */
const SURE = 0.99;

function FormatName({ file }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (file.format === null) return t('format.unknown');
  const percent = Math.round(file.confidence * 100);
  const sureness = file.confidence >= SURE ? t('confidence.sure') : t('confidence.likely', { percent });
  return `${sourceLabel(file.format.source, locale)}, ${sureness}`;
}
