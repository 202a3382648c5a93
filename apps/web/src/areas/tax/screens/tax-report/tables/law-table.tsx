/** The result by law: what was realised under which paragraph, how many cases, and how it is treated. */
import { isZero } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { RangeText } from '../../../../../platform/ledger/certainty-types.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { FigureId } from '../../../explain-types.ts';
import { ColumnHead } from '../../../parts/record-table.tsx';
import type { ReportView } from '../../../report-types.ts';
import { provenSide, RangeFigure, taxableRange, useReportStanding, type YearStanding } from '../../../year-range.tsx';
import { isNegative } from '../components/key-figures.tsx';
import { tableStrings } from '../strings/table-strings.ts';

export interface LawTableProps {
  readonly report: ReportView;
  readonly openFigure: FigureId | null;
  readonly onWhy: (figure: FigureId) => void;
}

interface LawRow {
  readonly id: 's23' | 'free' | 's22' | 's20';
  readonly ref: string;
  readonly count: number;
  readonly figure: FigureId;
  readonly amount: string;
  /** None so far says nothing while something of the year waits for its result. */
  readonly mayFill: boolean;
  /** Whose limit decides, where one does. */
  readonly law?: 'privateSales' | 'income';
  /** Absent where nothing of it can be taxed. */
  readonly taxable?: { readonly figure: FigureId; readonly amount: string };
}

export function LawTable({ report, openFigure, onWhy }: LawTableProps) {
  const t = useStrings(tableStrings);
  const standing = useReportStanding(report);
  const rows = useLawRows(report, standing);
  return (
    <Card className="mb-4 overflow-hidden">
      <table className="w-full text-sm" aria-label={t('law')}>
        <thead className="text-xs text-ink-3">
          <tr>
            <ColumnHead className="text-left">{t('law')}</ColumnHead>
            <ColumnHead className="text-right max-sm:hidden">{t('cases')}</ColumnHead>
            <ColumnHead className="text-right max-sm:pr-4">{t('amount')}</ColumnHead>
            <ColumnHead className="text-right max-md:hidden">{t('taxed')}</ColumnHead>
            <ColumnHead className="text-right max-sm:hidden">{t('treatment')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...{ row, standing, onWhy }} isOpen={openFigure === row.figure} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const CELL = 'px-2.5 py-3 align-top first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

interface RowProps extends Pick<LawTableProps, 'onWhy'> {
  readonly row: LawRow;
  readonly standing: YearStanding;
  readonly isOpen: boolean;
}

function Row({ row, standing, isOpen, onWhy }: RowProps) {
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const isEmpty = row.count === 0 && isZero(row.amount);
  const isWaiting = isEmpty && row.mayFill;
  const { taxable } = row;
  return (
    <tr className={cx('border-t border-line', isOpen && 'bg-accent-tint [&>th]:shadow-[inset_3px_0_0_var(--accent)]')}>
      <th scope="row" className={cx(CELL, 'text-left font-normal')}>
        <span className="block font-medium">{t(`law.${row.id}`)}</span>
        <span className="block text-xs text-ink-3">{row.ref}</span>
      </th>
      <td className={cx(CELL, 'num text-right text-ink-2 max-sm:hidden')}>{formatCount(row.count, locale)}</td>
      <td className={cx(CELL, 'text-right font-medium max-sm:pr-4')}>
        {isEmpty ? (
          <span className="font-normal text-ink-3">{t(isWaiting ? 'none.yet' : 'none')}</span>
        ) : (
          <Money value={row.amount} onWhy={() => onWhy(row.figure)} whySign={false} />
        )}
        <span className="mt-1 block sm:hidden">
          <Treatment {...{ row, standing, isEmpty, isWaiting }} />
        </span>
      </td>
      <td className={cx(CELL, 'text-right max-md:hidden')}>
        {taxable === undefined || (isEmpty && !isWaiting) ? (
          <span className="text-ink-3">–</span>
        ) : standing.kind === 'range' && row.law !== undefined ? (
          <RangeFigure range={taxableRange(standing.range, row.law)} />
        ) : (
          <Money value={taxable.amount} onWhy={() => onWhy(taxable.figure)} whySign={false} />
        )}
      </td>
      <td className={cx(CELL, 'text-right max-sm:hidden')}>
        <Treatment {...{ row, standing, isEmpty, isWaiting }} />
      </td>
    </tr>
  );
}

/** While answers are open only what the whole range holds is said. */
function Treatment({
  row,
  standing,
  isEmpty,
  isWaiting,
}: Pick<RowProps, 'row' | 'standing'> & { readonly isEmpty: boolean; readonly isWaiting: boolean }) {
  const t = useStrings(tableStrings);
  if (isWaiting) return <Badge>{t('open')}</Badge>;
  if (isEmpty) return null;
  if (standing.kind !== 'certain' && row.law !== undefined) {
    const side = provenSide(standing, row.law);
    if (side === undefined) return <Badge>{t('open')}</Badge>;
    if (side === 'reached') return <Badge tone="taxable">{t('taxable')}</Badge>;
  }
  if (row.taxable !== undefined && !isZero(row.taxable.amount)) return <Badge tone="taxable">{t('taxable')}</Badge>;
  if (isNegative(row.amount)) return <Badge>{t(row.id === 'free' ? 'freeLoss' : 'loss')}</Badge>;
  return <Badge tone="free">{t('free')}</Badge>;
}

function useLawRows({ summary, counts, completeness }: ReportView, standing: YearStanding): readonly LawRow[] {
  const t = useStrings(tableStrings);
  const euro = useEuro();
  const { privateSales, taxFreeGain, income, capital } = summary.assessed;
  const mayFill = (law: 'privateSales' | 'income') => standing.kind === 'range' && !isNothing(standing.range[law]);
  return [
    {
      id: 's23',
      law: 'privateSales',
      ref: t('law.s23.ref'),
      count: counts.taxableLots,
      mayFill: mayFill('privateSales'),
      figure: 's23.net',
      amount: privateSales.net,
      taxable: { figure: 's23.taxable', amount: privateSales.taxable },
    },
    {
      id: 'free',
      ref: t('law.free.ref'),
      count: counts.freeLots,
      // No range tells about what is tax-free, but something sold or moved without a result may be.
      mayFill: completeness.pending > 0 || mayFill('privateSales'),
      figure: 's23.free',
      amount: taxFreeGain,
    },
    {
      id: 's22',
      law: 'income',
      ref: t('law.s22.ref', { limit: euro(income.limit, { whole: true }) }),
      count: counts.income,
      mayFill: mayFill('income'),
      figure: 's22.net',
      amount: income.net,
      taxable: { figure: 's22.taxable', amount: income.taxable },
    },
    {
      id: 's20',
      ref: t('law.s20.ref'),
      count: counts.derivatives,
      mayFill: false,
      figure: 's20.net',
      amount: capital.net,
      taxable: { figure: 's20.taxable', amount: capital.taxable },
    },
  ];
}

function isNothing({ low, high }: RangeText): boolean {
  return low === '0.00' && high === '0.00';
}
