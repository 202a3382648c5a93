/** Every entry of the proof in order of time: what happened, how much of it counts, file and line. On phones a card for each. */
import { type OriginRow, ROLE_TITLES } from '@cryptax/reports/origin';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { Money } from '../../../../ui/money.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { useQuantity } from '../../../../ui/use-quantity.ts';
import { ColumnHead } from '../../parts/column-head.tsx';
import { originStrings } from './strings.ts';

const PAGE = 50;
const COLUMNS = ['step', 'day', 'place', 'entry', 'counts', 'document'] as const;
const CELL = 'px-2.5 py-2 align-top first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

export function OriginTable({ rows }: { readonly rows: readonly OriginRow[] }) {
  const t = useStrings(originStrings);
  const cellsOf = useCells();
  const [count, setCount] = useState(PAGE);
  const shown = rows.slice(0, count);
  if (rows.length === 0) return null;
  return (
    <>
      <Card className="overflow-x-auto max-md:hidden">
        <table className="w-full text-sm" aria-label={t('table')}>
          <thead className="text-xs text-ink-3">
            <tr>
              {COLUMNS.map((column) => (
                <ColumnHead key={column} className={column === 'counts' ? 'text-right' : 'text-left'}>
                  {t(column)}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const cells = cellsOf(row);
              return (
                <tr key={row.eventId} className="border-t border-line">
                  {COLUMNS.map((column) => (
                    <td
                      key={column}
                      className={cx(
                        CELL,
                        column === 'counts' && 'text-right',
                        column === 'document' && 'wrap-anywhere',
                      )}
                    >
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
      <ul className="grid gap-3 md:hidden" aria-label={t('table')}>
        {shown.map((row) => {
          const cells = cellsOf(row);
          return (
            <li key={row.eventId}>
              <Card className="px-4 py-3.5">
                <DescriptionList items={COLUMNS.map((id) => ({ id, term: t(id), value: cells[id] }))} />
              </Card>
            </li>
          );
        })}
      </ul>
      {rows.length > count && (
        <Button className="justify-self-start" onClick={() => setCount(count + 10 * PAGE)}>
          {t('more', { count: rows.length - count })}
        </Button>
      )}
    </>
  );
}

function useCells() {
  const t = useStrings(originStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const leg = (part: OriginRow['in']) =>
    part === null ? [] : [part.asset === 'EUR' ? euro(part.amount) : quantity(part.amount, part.asset)];
  return (row: OriginRow) => {
    const legs = [...leg(row.out), ...leg(row.in)].join(' → ');
    return {
      step: ROLE_TITLES[row.role][locale],
      day: formatInstantDay(Date.parse(row.at), locale),
      place: row.toWallet === null ? row.wallet : `${row.wallet} → ${row.toWallet}`,
      entry: (
        <Link to="/transactions" search={{ event: row.eventId }} className={linkClass('inline')}>
          {row.valueEur === null ? legs : `${legs} (${euro(row.valueEur)})`}
        </Link>
      ),
      counts: <Money value={row.euro} />,
      document: (
        <>
          {row.source === null ? t('typed') : t('line', { file: row.source.file, line: row.source.lines.join(', ') })}
          {row.reference !== null && <span className="block font-mono text-2xs text-ink-3">{row.reference}</span>}
        </>
      ),
    };
  };
}
