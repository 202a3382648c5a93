/** One line per lot part sold in the year (Rz. 102): bought, sold, days, amount, proceeds, cost, expenses, result, source. */
import type { LotLine } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type { LineQuery, ReportView } from '../../../report-types.ts';
import { isNegative } from '../components/key-figures.tsx';
import { tableStrings } from '../strings/table-strings.ts';
import { LineTable, sortable, useLines } from './line-table.tsx';

type Words = Translate<typeof tableStrings.table>;
type Filter = 'all' | NonNullable<LineQuery['tax']>;

export function LotsTable({ report }: { readonly report: ReportView }) {
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const [filter, setFilter] = useState<Filter>('all');
  const lines = useLines(report.source, 'lots', filter === 'all' ? undefined : filter);
  return (
    <Card className="mb-4 overflow-hidden">
      <CardHead
        title={t('sales')}
        note={formatCount(report.counts.lots, locale)}
        actions={
          <Segmented
            label={t('filter.label')}
            value={filter}
            onValueChange={setFilter}
            options={(['all', 'taxable', 'free'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
          />
        }
      />
      <div className="mt-2">
        <LineTable
          label={t('sales')}
          columns={lotColumns(t, locale, report.source.kind === 'book')}
          {...lines}
          phoneRow={(line) => <PhoneLot line={line} />}
          empty={t(
            report.counts.lots > 0 ? 'filter.none' : report.completeness.pending > 0 ? 'lines.waiting' : 'sales.none',
          )}
        />
      </div>
    </Card>
  );
}

function lotColumns(t: Words, locale: Locale, canOpen: boolean): readonly Column<LotLine>[] {
  const day = (text: string) => <span className="num">{formatDay(text, locale)}</span>;
  return [
    {
      id: 'date',
      header: t('col.sold'),
      width: 7.25,
      compare: sortable,
      cell: ({ soldOn }) => day(soldOn),
    },
    { id: 'bought', header: t('col.bought'), width: 6.75, priority: 2, cell: ({ acquiredOn }) => day(acquiredOn) },
    {
      id: 'days',
      header: t('col.days'),
      width: 4,
      priority: 3,
      align: 'right',
      cell: ({ days }) => <span className="num">{days}</span>,
    },
    {
      id: 'asset',
      header: t('col.asset'),
      width: 9.5,
      grow: true,
      compare: sortable,
      cell: ({ asset, quantity }) => (
        <span className="flex min-w-0 items-center gap-2">
          <Coin symbol={asset} />
          <CryptoAmount value={quantity} unit={asset} className="truncate" />
        </span>
      ),
    },
    { id: 'wallet', header: t('col.wallet'), width: 6.5, priority: 4, cell: ({ wallet }) => wallet },
    {
      id: 'proceeds',
      header: t('col.proceeds'),
      width: 6.75,
      priority: 2,
      align: 'right',
      cell: (line) => <Money value={line.proceeds} />,
    },
    {
      id: 'cost',
      header: t('col.cost'),
      width: 6.75,
      priority: 2,
      align: 'right',
      cell: (line) => <Money value={line.cost} />,
    },
    {
      id: 'expenses',
      header: t('col.expenses'),
      width: 5.75,
      priority: 4,
      align: 'right',
      cell: (line) => <Money value={line.expenses} />,
    },
    {
      id: 'gain',
      header: t('col.gain'),
      width: 7,
      align: 'right',
      compare: sortable,
      descendingFirst: true,
      cell: ({ gain }) => <Money value={gain} sign="always" />,
    },
    {
      id: 'status',
      header: t('col.status'),
      width: 8.5,
      cell: (line) => <LotMarks line={line} />,
    },
    {
      id: 'source',
      header: t('col.source'),
      width: 11,
      priority: 3,
      cell: (line) => <SourceCell line={line} canOpen={canOpen} />,
    },
  ];
}

/** Taxable, free, or a loss that counts nowhere; and that the disposal named the lot. */
export function LotMarks({
  line: { taxFree, gain, named },
}: {
  readonly line: Pick<LotLine, 'taxFree' | 'gain' | 'named'>;
}) {
  const t = useStrings(tableStrings);
  return (
    <span className="inline-flex flex-wrap gap-1 max-sm:justify-end">
      {taxFree && isNegative(gain) ? (
        <Badge>{t('freeLoss')}</Badge>
      ) : (
        <Badge tone={taxFree ? 'free' : 'taxable'}>{t(taxFree ? 'free' : 'taxable')}</Badge>
      )}
      {named && <Badge tone="info">{t('named')}</Badge>}
    </span>
  );
}

function SourceCell({ line, canOpen }: { readonly line: LotLine; readonly canOpen: boolean }) {
  const t = useStrings(tableStrings);
  const { file, lines } = line.source;
  const text = file === null ? t('manual') : `${file}:${lines.join(',')}`;
  if (!canOpen) return <span className="font-mono text-xs">{text}</span>;
  return (
    <Link to="/transactions" search={{ event: line.eventId }} className={`${linkClass('inline')} font-mono text-xs`}>
      {text}
    </Link>
  );
}

function PhoneLot({ line }: { readonly line: LotLine }) {
  const locale = useLocale();
  return (
    <span className="flex items-center gap-2.5 py-1.5">
      <Coin symbol={line.asset} size={28} />
      <span className="min-w-0 flex-1">
        <CryptoAmount value={line.quantity} unit={line.asset} className="block truncate font-medium" />
        <span className="num block truncate text-xs text-ink-3">
          {formatDay(line.acquiredOn, locale)} → {formatDay(line.soldOn, locale)}
        </span>
      </span>
      <span className="text-right">
        <Money value={line.gain} sign="always" />
        <span className="mt-0.5 block">
          <LotMarks line={line} />
        </span>
      </span>
    </span>
  );
}
