/** Receipts from services: day, kind, amount, value at receipt, price source and where the receipt was read (Rz. 103). */
import type { IncomeLine } from '@cryptax/tax-de';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type { ReportView } from '../../../report-types.ts';
import { tableStrings } from '../strings/table-strings.ts';
import { LineTable, sortable, useLines } from './line-table.tsx';

export function IncomeTable({ report }: { readonly report: ReportView }) {
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const lines = useLines(report.source, 'income');
  return (
    <Card className="mb-4 overflow-hidden">
      <CardHead title={t('income')} note={formatCount(report.counts.income, locale)} />
      <div className="mt-2">
        <LineTable
          label={t('income')}
          columns={useIncomeColumns()}
          {...lines}
          phoneRow={(line) => <PhoneIncome line={line} />}
          empty={t('income.none')}
        />
      </div>
    </Card>
  );
}

function useIncomeColumns(): readonly Column<IncomeLine>[] {
  const t = useStrings(tableStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  return [
    {
      id: 'date',
      header: t('col.date'),
      width: 7.25,
      compare: sortable,
      cell: ({ receivedOn }) => <span className="num">{formatDay(receivedOn, locale)}</span>,
    },
    { id: 'kind', header: t('col.kind'), width: 8, priority: 2, cell: ({ kind }) => kinds(`income.${kind}`) },
    {
      id: 'asset',
      header: t('col.asset'),
      width: 10,
      grow: true,
      compare: sortable,
      cell: ({ asset, amount }) => (
        <span className="flex items-center gap-2">
          <Coin symbol={asset} />
          <CryptoAmount value={amount} unit={asset} className="truncate" />
        </span>
      ),
    },
    { id: 'wallet', header: t('col.wallet'), width: 8, priority: 3, cell: ({ wallet }) => wallet },
    {
      id: 'gain',
      header: t('col.value'),
      width: 8,
      align: 'right',
      compare: sortable,
      descendingFirst: true,
      cell: ({ valueEur }) => <Money value={valueEur} />,
    },
    {
      id: 'source',
      header: t('col.source'),
      width: 11,
      priority: 3,
      cell: ({ source }) => (
        <span className="font-mono text-xs text-ink-2">
          {source.file === null ? t('manual') : `${source.file}:${source.lines.join(',')}`}
        </span>
      ),
    },
  ];
}

function PhoneIncome({ line }: { readonly line: IncomeLine }) {
  const locale = useLocale();
  const kinds = useStrings(kindStrings);
  return (
    <span className="flex items-center gap-2.5 py-1.5">
      <Coin symbol={line.asset} size={28} />
      <span className="min-w-0 flex-1">
        <CryptoAmount value={line.amount} unit={line.asset} className="block truncate font-medium" />
        <span className="num block truncate text-xs text-ink-3">
          {formatDay(line.receivedOn, locale)}, {kinds(`income.${line.kind}`)}
        </span>
      </span>
      <Money value={line.valueEur} />
    </span>
  );
}
