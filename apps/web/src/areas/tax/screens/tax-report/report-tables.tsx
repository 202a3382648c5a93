/** The report in tables: result by law, every lot part, income, form lines, further records. */
import { isZero } from '@cryptax/kernel';
import type { IncomeLine } from '@cryptax/tax-de';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../platform/ledger/kind-strings.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Coin } from '../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { formatCount } from '../../../../ui/format/number-format.ts';
import { Money } from '../../../../ui/money.tsx';
import type { Column } from '../../../../ui/table/table-types.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import type { FigureId } from '../../explain-types.ts';
import type { ReportView } from '../../report-types.ts';
import { KeyFigures } from './components/key-figures.tsx';
import type { ReportBodyProps } from './report-words.tsx';
import { tableStrings } from './strings/table-strings.ts';
import { taxReportStrings } from './strings.ts';
import { FormLines } from './tables/form-lines.tsx';
import { LawTable } from './tables/law-table.tsx';
import { LineTable, sortable, useLines } from './tables/line-table.tsx';
import { LotsTable } from './tables/lots-table.tsx';
import { RecordsTab } from './tables/records-tab.tsx';

interface TablesProps extends ReportBodyProps {
  readonly openFigure: FigureId | null;
}

const TABS = ['result', 'sales', 'income', 'forms', 'records'] as const;
type Tab = (typeof TABS)[number];

/** Remembered, as the words are: a file's progress changes nothing here. */
export const ReportTables = memo(function ReportTables({ report, onWhy, openFigure }: TablesProps) {
  const t = useStrings(taxReportStrings);
  const { part: tab = 'result' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (next: Tab) => {
    void navigate({ to: '.', search: (old) => ({ ...old, part: next }), replace: true, resetScroll: false });
  };
  const content = (shown: Tab) => {
    switch (shown) {
      case 'result':
        return (
          <>
            <LawTable report={report} openFigure={openFigure} onWhy={onWhy} />
            <KeyFigures report={report} onWhy={onWhy} />
            <LossTable report={report} onWhy={onWhy} />
          </>
        );
      case 'sales':
        return <LotsTable report={report} />;
      case 'income':
        return <IncomeTable report={report} />;
      case 'forms':
        return <FormLines report={report} />;
      case 'records':
        return <RecordsTab report={report} />;
    }
  };
  const counts: Partial<Record<Tab, number>> = { sales: report.counts.lots, income: report.counts.income };
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={choose}
      items={TABS.map((value) => ({
        value,
        label: t(`tab.${value}`),
        count: counts[value],
        content: value === tab ? content(value) : null,
      }))}
    />
  );
});

/** Losses over the years: what came in, what was used, what goes on. Shown where any of it is not zero. */
interface LossTableProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

function LossTable({ report, onWhy }: LossTableProps) {
  const t = useStrings(tableStrings);
  const { privateSalesLosses, incomeLosses, capital } = report.summary.assessed;
  const rows = [
    { id: 's23', moves: privateSalesLosses, figure: 's23.carry' },
    { id: 's22', moves: incomeLosses, figure: 's22.carry' },
    { id: 's20', moves: capital, figure: null },
  ] as const;
  const shown = rows.filter(({ moves }) => !isZero(moves.carryIn) || !isZero(moves.carryOut));
  if (shown.length === 0) return null;
  return (
    <Card className="mb-4">
      <CardHead title={t('losses')} />
      <table className="mt-1 w-full text-sm">
        <thead className="text-xs text-ink-3">
          <tr className="*:h-8 *:px-2.5 *:font-medium *:first:pl-4.5 *:last:pr-4.5">
            <td />
            <th scope="col" className="text-right max-sm:hidden">
              {t('losses.in')}
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              {t('losses.used')}
            </th>
            <th scope="col" className="text-right">
              {t('losses.out')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, moves, figure }) => (
            <tr key={id} className="border-t border-line *:px-2.5 *:py-2.5 *:first:pl-4.5 *:last:pr-4.5">
              <th scope="row" className="text-left font-medium">
                {t(`law.${id}`)}
                {/* On a phone three amounts beside the name are wider than the screen. */}
                <span className="block text-xs font-normal text-ink-2 sm:hidden">
                  {t('losses.in')} <Money value={moves.carryIn} />, {t('losses.used')} <Money value={moves.carryUsed} />
                </span>
              </th>
              <td className="text-right max-sm:hidden">
                <Money value={moves.carryIn} />
              </td>
              <td className="text-right max-sm:hidden">
                <Money value={moves.carryUsed} />
              </td>
              <td className="text-right align-top font-medium">
                <Money
                  value={moves.carryOut}
                  onWhy={figure === null ? undefined : () => onWhy(figure)}
                  whySign={false}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Receipts from services: day, kind, amount, value at receipt, price source and where the receipt was read (Rz. 103). */
function IncomeTable({ report }: { readonly report: ReportView }) {
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
          empty={t(report.completeness.pending > 0 ? 'lines.waiting' : 'income.none')}
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
