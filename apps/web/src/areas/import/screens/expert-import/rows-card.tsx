/** Raw rows beside what becomes of them, a page at a time; the worker holds the rest. */
import { defined } from '@cryptax/kernel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { FilePreview, PreviewRow, PreviewRowsQuery } from '../../../../platform/ledger/import-types.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { isNumberCell } from '../../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../../platform/settings/settings.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { MASK } from '../../../../ui/format/mask.ts';
import { formatCount } from '../../../../ui/format/number-format.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../ui/table/table-types.ts';
import { RowOutcomeView } from './row-outcome.tsx';
import { expertImportStrings } from './strings.ts';

const PAGE = 25;

type Kinds = NonNullable<PreviewRowsQuery['kinds']>;
type Filter = 'all' | 'event' | 'duplicate' | 'ignored' | 'review';

/** Rows that became an event alone or together with others are one thing to the reader. */
const FILTERS: Readonly<Record<Filter, Kinds | undefined>> = {
  all: undefined,
  event: ['event', 'grouped'],
  duplicate: ['duplicate'],
  ignored: ['ignored'],
  review: ['review'],
};

export function RowsCard({ previewId, file }: { readonly previewId: string; readonly file: FilePreview }) {
  const t = useStrings(expertImportStrings);
  const [filter, setFilter] = useState<Filter>('all');
  const [offset, setOffset] = useState(0);
  const kinds = FILTERS[filter];
  const query = { previewId, index: file.index, offset, limit: PAGE, ...defined({ kinds }) };
  const page = useAnswer(`rows ${JSON.stringify(query)}`, (api) => api.previewRows(query));
  return (
    <Card className="mt-4">
      <CardHead
        title={t('rows.title')}
        note={file.name}
        actions={
          <Segmented
            label={t('rows.filter')}
            value={filter}
            onValueChange={(next) => {
              setFilter(next);
              setOffset(0);
            }}
            options={(Object.keys(FILTERS) as readonly Filter[]).map((value) => ({ value, label: t(`rows.${value}`) }))}
          />
        }
      />
      {page.kind === 'loading' && <SkeletonCard rows={6} />}
      {page.kind === 'failed' && (
        <Callout tone="danger" size="line" className="m-4">
          <LedgerErrorWords error={page.error} />
        </Callout>
      )}
      {page.kind === 'ready' && (
        <>
          <div className="pt-2">
            <RowTable rows={page.value.rows} />
          </div>
          <Pager offset={offset} total={page.value.total} onMove={setOffset} />
        </>
      )}
    </Card>
  );
}

function RowTable({ rows }: { readonly rows: readonly PreviewRow[] }) {
  const t = useStrings(expertImportStrings);
  if (rows.length === 0) return <p className="px-4.5 py-4 text-sm text-ink-2">{t('rows.none')}</p>;
  const columns: readonly Column<PreviewRow>[] = [
    {
      id: 'line',
      header: t('rows.line'),
      width: 4,
      align: 'right',
      cell: ({ line }) => <span className="num text-ink-3">{line}</span>,
    },
    { id: 'raw', header: t('rows.raw'), width: 16, grow: true, cell: (row) => <Cells row={row} /> },
    { id: 'becomes', header: t('rows.becomes'), width: 26, cell: (row) => <RowOutcomeView row={row} /> },
  ];
  return (
    <DataTable
      label={t('rows.title')}
      rows={rows}
      rowId={({ line }) => String(line)}
      columns={columns}
      phoneRow={(row) => (
        <span className="block py-1">
          <span className="flex gap-2">
            <span className="num text-xs text-ink-3">{row.line}</span>
            <Cells row={row} />
          </span>
          <RowOutcomeView row={row} />
        </span>
      )}
    />
  );
}

function Cells({ row }: { readonly row: PreviewRow }) {
  const isHidden = useSetting('hideAmounts');
  const cells = row.cells.map((cell) => (isHidden && isNumberCell(cell) ? MASK : cell));
  return (
    <code className="block min-w-0 py-1.5 font-mono text-2xs leading-4 wrap-anywhere whitespace-normal text-ink-2">
      {cells.join(' | ')}
    </code>
  );
}

interface PagerProps {
  readonly offset: number;
  readonly total: number;
  readonly onMove: (offset: number) => void;
}

function Pager({ offset, total, onMove }: PagerProps) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  if (total <= PAGE) return null;
  const count = (value: number) => formatCount(value, locale);
  const to = Math.min(total, offset + PAGE);
  return (
    <div className="flex items-center justify-end gap-2 px-4.5 py-2.5">
      <span className="num text-xs text-ink-3" aria-live="polite">
        {t('rows.range', { from: count(offset + 1), to: count(to), total: count(total) })}
      </span>
      <IconButton
        icon={ChevronLeft}
        size="s"
        label={t('rows.back')}
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - PAGE))}
      />
      <IconButton
        icon={ChevronRight}
        size="s"
        label={t('rows.on')}
        disabled={to >= total}
        onClick={() => onMove(offset + PAGE)}
      />
    </div>
  );
}
