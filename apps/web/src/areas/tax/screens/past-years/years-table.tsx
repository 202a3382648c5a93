/** One row for each year, newest first; on phones a card for each. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { Money } from '../../../../ui/money.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { ColumnHead } from '../../parts/record-table.tsx';
import type { PastYearRow } from '../../screen-types.ts';
import { useYearStandings } from '../../year-range.tsx';
import { pastYearsStrings } from './strings.ts';

interface YearsTableProps {
  readonly book: Book;
  readonly rows: readonly PastYearRow[];
  readonly today: string;
  readonly onEnter: (row: PastYearRow) => void;
  readonly onWhy: (row: PastYearRow) => void;
}

const COLUMNS = ['declared', 'computed', 'difference', 'tax', 'interest', 'until'] as const;
type Column = (typeof COLUMNS)[number];

export function YearsTable(props: YearsTableProps) {
  const t = useStrings(pastYearsStrings);
  const cellsOf = useCells(props);
  return (
    <>
      <Card className="overflow-hidden max-md:hidden beside-tour:hidden">
        <table className="w-full text-sm" aria-label={t('table')}>
          <thead className="text-xs text-ink-3">
            <tr>
              <ColumnHead className="text-left">{t('year')}</ColumnHead>
              {COLUMNS.map((column) => (
                <ColumnHead key={column} className={cx('text-right', column === 'until' && 'max-lg:hidden')}>
                  {t(column)}
                </ColumnHead>
              ))}
              <ColumnHead className="text-right">
                <span className="sr-only">{t('enter')}</span>
              </ColumnHead>
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row) => (
              <TableRow key={row.year} row={row} cells={cellsOf(row)} {...props} />
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="grid gap-3 md:hidden beside-tour:grid">
        {props.rows.map((row) => (
          <li key={row.year}>
            <Card className="px-4 py-3.5">
              <div className="mb-2.5 flex items-center justify-between gap-2">
                <YearName book={props.book} row={row} />
                <EnterButton row={row} onEnter={props.onEnter} />
              </div>
              <DescriptionList items={COLUMNS.map((id) => ({ id, term: t(id), value: cellsOf(row)[id] }))} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

const CELL = 'px-2.5 py-2.5 align-middle first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

interface TableRowProps extends YearsTableProps {
  readonly row: PastYearRow;
  readonly cells: Readonly<Record<Column, ReactNode>>;
}

function TableRow({ book, row, cells, onEnter }: TableRowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cx(CELL, 'text-left')}>
        <YearName book={book} row={row} />
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className={cx(CELL, 'text-right', column === 'until' && 'max-lg:hidden')}>
          {cells[column]}
        </td>
      ))}
      <td className={cx(CELL, 'text-right')}>
        <EnterButton row={row} onEnter={onEnter} />
      </td>
    </tr>
  );
}

function useCells({ book, today, onWhy }: YearsTableProps): (row: PastYearRow) => Readonly<Record<Column, ReactNode>> {
  const t = useStrings(pastYearsStrings);
  const locale = useLocale();
  const none = <span className="text-ink-3">–</span>;
  return (row) => {
    const { declared, computed, difference, interest, openUntil, isRunning } = row;
    const until = formatDay(openUntil.ordinary, locale);
    return {
      declared:
        row.entered === undefined ? (
          <span className="text-ink-3">{t('notEntered')}</span>
        ) : (
          <Money value={declared.taxable} tone="plain" />
        ),
      computed: (
        <span className="inline-grid justify-items-end gap-0.5">
          <Money value={computed.taxable} tone="plain" />
          {!isRunning && <RangeNote book={book} year={row.year} />}
        </span>
      ),
      difference: isRunning ? none : <Money value={difference.taxable} sign="always" tone="plain" />,
      tax: isRunning ? none : <Money value={difference.tax} whole missing={t('unknown')} />,
      interest:
        isRunning || interest === null ? (
          none
        ) : (
          <Money value={interest.amount} whole whySign={false} onWhy={() => onWhy(row)} />
        ),
      until: isRunning ? (
        <span className="text-ink-3">{t('running')}</span>
      ) : openUntil.ordinary < today ? (
        <span className="text-ink-3">{t('until.over', { day: until })}</span>
      ) : (
        <span className="num">{until}</span>
      ),
    };
  };
}

/** Between which sums the sales of the year lie while questions are open. */
function RangeNote({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(pastYearsStrings);
  const euro = useEuro();
  const standing = useYearStandings(book)(year);
  if (standing.kind !== 'range') return null;
  const { low, high } = standing.range.privateSales;
  if (low !== null && low === high) return null;
  return (
    <span className="text-xs text-ink-3">
      {low === null || high === null ? t('range.open') : t('range', { low: euro(low), high: euro(high) })}
    </span>
  );
}

function YearName({ book, row }: { readonly book: Book; readonly row: PastYearRow }) {
  const t = useStrings(pastYearsStrings);
  const standing = useYearStandings(book)(row.year);
  const isOpen = row.incomplete > 0 || standing.kind === 'range' || standing.kind === 'unknown';
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to="/klaus-tax" search={{ year: row.year }} className={cx(linkClass('inline'), 'num font-semibold')}>
        {row.year}
      </Link>
      {row.isRunning && <Badge tone="stale">{t('running')}</Badge>}
      {!row.isRunning && isOpen && <Badge tone="review">{t('open')}</Badge>}
      {!row.isRunning && standing.kind === 'computing' && <Badge>{t('open.computing')}</Badge>}
    </span>
  );
}

function EnterButton({ row, onEnter }: Pick<TableRowProps, 'row' | 'onEnter'>) {
  const t = useStrings(pastYearsStrings);
  const word = row.entered === undefined ? 'enter' : 'change';
  if (row.isRunning) return null;
  return (
    <Button size="s" aria-label={t(`${word}.spoken`, { year: row.year })} onClick={() => onEnter(row)}>
      {t(word)}
    </Button>
  );
}
