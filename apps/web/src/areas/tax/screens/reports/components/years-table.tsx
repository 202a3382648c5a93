/** Every year with its figures and its four files in one row: what an expert looks for. A year opens its report. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { FileText, ListOrdered, type LucideIcon, Sheet, TrendingUp } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { RangeText } from '../../../../../platform/ledger/certainty-types.ts';
import { Badge, type BadgeTone } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../../ui/class-names.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { ColumnHead } from '../../../parts/record-table.tsx';
import type { ReportYear } from '../../../report-types.ts';
import { isUntaxed, RangeFigure, useYearStandings, type YearStanding } from '../../../year-range.tsx';
import { reportsStrings } from '../strings.ts';

/** The four reports of a year (specification 3), and how the running download is told apart. */
export const REPORT_KINDS = ['annual', 'gains', 'transactions', 'form'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const KIND_LOOKS: Readonly<Record<ReportKind, { readonly icon: LucideIcon; readonly ending: string }>> = {
  annual: { icon: FileText, ending: 'PDF' },
  gains: { icon: TrendingUp, ending: 'PDF' },
  transactions: { icon: ListOrdered, ending: 'CSV' },
  form: { icon: Sheet, ending: 'PDF' },
};

export const STATE_TONES: Readonly<Record<ReportYear['state'], BadgeTone>> = {
  running: 'stale',
  provisional: 'review',
  final: 'gain',
};

export interface YearChoice {
  readonly book: Book;
  readonly years: readonly ReportYear[];
  /** `fileId` of the file that is being written. */
  readonly working: string | null;
  readonly onChoose: (kind: ReportKind, year: number) => void;
}

export function fileId(kind: ReportKind, year: number): string {
  return `${kind} ${year}`;
}

const FIGURES = ['net', 'taxable', 'freeGain', 'income', 'extraTax'] as const;
type Figures = NonNullable<ReportYear['figures']>;
/** Narrow screens keep what is owed; the rest is in the report one click away. */
const SHOWN_FROM: Readonly<Record<(typeof FIGURES)[number], string>> = {
  net: 'max-lg:hidden',
  taxable: 'max-sm:pr-4',
  freeGain: 'max-xl:hidden',
  income: 'max-xl:hidden',
  extraTax: 'max-sm:hidden',
};

export function YearsTable(choice: YearChoice) {
  const t = useStrings(reportsStrings);
  const standingOf = useYearStandings(choice.book);
  return (
    <Card className="mb-4 overflow-hidden">
      <table className="w-full text-sm" aria-label={t('table')}>
        <thead className="text-xs text-ink-3">
          <tr>
            <ColumnHead className="text-left">{t('table.year')}</ColumnHead>
            <ColumnHead className="text-right max-md:hidden">{t('events')}</ColumnHead>
            {FIGURES.map((figure) => (
              <ColumnHead key={figure} className={cx('text-right', SHOWN_FROM[figure])}>
                {t(`table.${figure}`)}
              </ColumnHead>
            ))}
            <ColumnHead className="text-left max-sm:hidden">{t('table.files')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {choice.years.map((year) => (
            <Row key={year.year} row={year} standing={standingOf(year.year)} {...choice} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const CELL = 'px-2.5 py-2.5 align-middle first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

interface RowProps extends YearChoice {
  readonly row: ReportYear;
  readonly standing: YearStanding;
}

function Row({ row, standing, working, onChoose }: RowProps) {
  const t = useStrings(reportsStrings);
  const locale = useLocale();
  // A year without a sale or income has no figures.
  const { year, state, events } = row;
  const amounts: Partial<Figures> = row.figures ?? {};
  const files = (
    <span className="flex flex-wrap gap-1.5">
      {REPORT_KINDS.map((kind) => (
        <Button
          key={kind}
          size="s"
          icon={KIND_LOOKS[kind].icon}
          aria-label={t('load', { name: t(`card.${kind}`), year })}
          loading={working === fileId(kind, year)}
          onClick={() => onChoose(kind, year)}
        >
          {t(`short.${kind}`)}
        </Button>
      ))}
    </span>
  );
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cx(CELL, 'text-left')}>
        <span className="flex flex-wrap items-center gap-2">
          <Link to="/klaus-tax" search={{ year }} className={cx(linkClass('inline'), 'num')}>
            {year}
          </Link>
          <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
        </span>
        <span className="mt-2 block font-normal sm:hidden">{files}</span>
      </th>
      <td className={cx(CELL, 'num text-right text-ink-2 max-md:hidden')}>{formatCount(events, locale)}</td>
      {FIGURES.map((figure) => (
        <td key={figure} className={cx(CELL, 'text-right max-sm:align-top', SHOWN_FROM[figure])}>
          {amounts[figure] === undefined ? (
            <span className="text-ink-3">–</span>
          ) : standing.kind === 'certain' ? (
            <>
              <Money value={amounts[figure]} tone="plain" />
              {figure === 'freeGain' && amounts[figure].startsWith('-') && (
                <span className="block text-2xs text-ink-3">{t('table.freeLoss')}</span>
              )}
            </>
          ) : (
            <span className="num text-ink-2">
              <RangeFigure range={rangeOf(figure, standing)} />
            </span>
          )}
        </td>
      ))}
      <td className={cx(CELL, 'max-sm:hidden')}>{files}</td>
    </tr>
  );
}

const OPEN: RangeText = { low: null, high: null };
const NO_TAX: RangeText = { low: '0.00', high: '0.00' };

/** What open answers leave of a figure; what the ranges do not know, and what is still being worked out, is open. */
function rangeOf(figure: (typeof FIGURES)[number], standing: YearStanding): RangeText {
  if (standing.kind !== 'range' || standing.outside > 0) return OPEN;
  const { privateSales, income, tax = OPEN } = standing.range;
  if (figure === 'net') return privateSales;
  if (figure === 'income') return income;
  // Below both limits nothing is taxed, whatever is answered: the report of the year says the same.
  if (figure !== 'freeGain' && isUntaxed(standing)) return NO_TAX;
  return figure === 'extraTax' ? tax : OPEN;
}
