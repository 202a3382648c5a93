/** Both persons side by side: result, limit and losses of each, up to what is taxable. */
import type { AssessedYear } from '@cryptax/tax-de';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { Money } from '../../../../ui/money.tsx';
import type { FigureId } from '../../explain-types.ts';
import { ColumnHead } from '../../parts/record-table.tsx';
import { jointStrings } from './strings.ts';

export interface Person {
  readonly name: string;
  readonly year: AssessedYear;
  /** Only figures of the open book have their derivation here. */
  readonly onWhy?: (figure: FigureId) => void;
}

interface Row {
  readonly id: Exclude<keyof typeof jointStrings.table & `row.${string}`, symbol | number>;
  readonly value: (year: AssessedYear) => string;
  readonly figure?: FigureId;
  readonly isResult?: boolean;
}

const ROWS: readonly Row[] = [
  { id: 'row.s23.net', value: ({ privateSales }) => privateSales.net, figure: 's23.net' },
  { id: 'row.s23.limit', value: ({ privateSales }) => privateSales.limit },
  { id: 'row.s23.used', value: ({ privateSalesLosses }) => privateSalesLosses.spouseLossUsed },
  { id: 'row.s23.given', value: ({ privateSalesLosses }) => privateSalesLosses.spouseLossGiven },
  { id: 'row.s23.carry', value: ({ privateSales }) => privateSales.carryUsed },
  { id: 'row.s23.taxable', value: ({ privateSales }) => privateSales.taxable, figure: 's23.taxable', isResult: true },
  { id: 'row.s23.out', value: ({ privateSalesLosses }) => privateSalesLosses.carryOut },
  { id: 'row.s22.net', value: ({ income }) => income.net, figure: 's22.net' },
  { id: 'row.s22.limit', value: ({ income }) => income.limit },
  { id: 'row.s22.taxable', value: ({ income }) => income.taxable, figure: 's22.taxable', isResult: true },
  { id: 'row.s20.net', value: ({ capital }) => capital.net, figure: 's20.net' },
  { id: 'row.s20.allowance', value: ({ capital }) => capital.allowanceUsed },
  { id: 'row.s20.taxable', value: ({ capital }) => capital.taxable, figure: 's20.taxable', isResult: true },
];

/** In the middle: a figure that opens its derivation is taller under a finger than one that does not. */
const CELL = 'px-2.5 py-2 align-middle first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

export function PersonsTable({ own, other }: { readonly own: Person; readonly other: Person }) {
  const t = useStrings(jointStrings);
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-sm" aria-label={t('table')}>
        <thead className="text-xs text-ink-3">
          <tr>
            <ColumnHead className="text-left">{t('figure')}</ColumnHead>
            {[own, other].map(({ name }) => (
              <ColumnHead key={name} className="text-right wrap-anywhere">
                {name}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row.id} className={cx('border-t border-line', row.isResult && 'bg-sunken font-semibold')}>
              <th scope="row" className={cx(CELL, 'text-left', row.isResult ? 'font-semibold' : 'font-normal')}>
                {t(row.id)}
              </th>
              {[own, other].map((person) => (
                <td key={person.name} className={cx(CELL, 'num text-right')}>
                  <Figure person={person} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Figure({ person: { year, onWhy }, row: { value, figure } }: { readonly person: Person; readonly row: Row }) {
  const why = figure === undefined || onWhy === undefined ? {} : { onWhy: () => onWhy(figure), whySign: false };
  return <Money value={value(year)} {...why} />;
}
