/** Raw rows beside what becomes of them, a page at a time; the worker holds the rest. */
import { defined } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { FilePreview, PreviewRow, PreviewRowsQuery } from '../../../../platform/ledger/import-types.ts';
import { kindStrings } from '../../../../platform/ledger/kind-strings.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { ignoredReason, rowMessage } from '../../../../platform/ledger/row-message.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { isNumberCell } from '../../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../../platform/settings/settings.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { CryptoAmount } from '../../../../ui/crypto-amount.tsx';
import { InstantText } from '../../../../ui/date-text.tsx';
import { MASK } from '../../../../ui/format/mask.ts';
import { formatCount } from '../../../../ui/format/number-format.ts';
import { Money } from '../../../../ui/money.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../ui/table/table-types.ts';
import { expertImportStrings } from './strings.ts';

const TONES: Record<PreviewRow['kind'], BadgeTone> = {
  event: 'gain',
  grouped: 'gain',
  duplicate: 'neutral',
  ignored: 'stale',
  review: 'review',
};

/** What became of one row: its event in a line, or why it is none. */
export function RowOutcomeView({ row }: { readonly row: PreviewRow }) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  const { kind, code, params = {}, events } = row;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 py-1.5 whitespace-normal">
      <Badge tone={TONES[kind]} icon={kind === 'ignored' ? null : undefined}>
        {t(`rows.${kind}`)}
      </Badge>
      {events.map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
      {code !== undefined && (
        <span className="min-w-0 text-sm">
          {kind === 'ignored' ? ignoredReason(code, locale) : rowMessage(code, params, locale)}
        </span>
      )}
      {kind === 'review' && code === undefined && <span className="min-w-0 text-sm">{t('rows.open')}</span>}
    </div>
  );
}

function EventLine({ event }: { readonly event: LedgerEvent }) {
  const t = useStrings(kindStrings);
  const words = useStrings(expertImportStrings);
  const { out, in: into } = sidesOf(event);
  const stated = statedValue(event);
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-1.5 whitespace-normal">
      <b className="font-semibold">{t(event.kind)}</b>
      {out && <CryptoAmount value={out.amount} unit={out.asset} />}
      {out && into && <span aria-hidden="true">→</span>}
      {into && <CryptoAmount value={into.amount} unit={into.asset} />}
      {'valueEur' in event && event.valueEur !== undefined && (
        <span className="text-ink-3">
          (<Money value={event.valueEur} />)
        </span>
      )}
      {stated !== undefined && (
        <span className="text-ink-3">
          (<CryptoAmount value={stated.amount} unit={stated.currency} />)
        </span>
      )}
      {'fee' in event && event.fee !== undefined && (
        <span className="text-ink-3">
          {words('rows.fee')} <CryptoAmount value={event.fee.amount} unit={event.fee.asset} />
        </span>
      )}
      <span className="text-xs text-ink-3">
        <InstantText at={Date.parse(event.at)} />
      </span>
    </span>
  );
}

/** What the file says in other money than euros: its value in euros comes when it is taken over. */
function statedValue(event: LedgerEvent): { readonly amount: string; readonly currency: string } | undefined {
  if ('valueEur' in event && event.valueEur !== undefined) return undefined;
  const { amount, currency } = event.valueOrigin ?? {};
  return amount === undefined || currency === undefined ? undefined : { amount, currency };
}

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
