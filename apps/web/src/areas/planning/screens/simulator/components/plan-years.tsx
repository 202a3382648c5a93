/** Year by year: result, what of it is taxable, tax, and the loss carried on. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { PlanYear } from '../../../planning-types.ts';
import { planStrings } from '../strings/plan-strings.ts';
import { PlanTable, taxColumn } from './plan-table.tsx';

export function PlanYears({ years }: { readonly years: readonly PlanYear[] }) {
  const t = useStrings(planStrings);
  const name = ({ year }: PlanYear) => <span className="num">{year}</span>;
  return (
    <PlanTable
      title={t('years')}
      rows={years}
      rowId={({ year }) => String(year)}
      columns={[
        { id: 'year', header: t('year'), width: 4, grow: true, priority: 1, cell: name },
        {
          id: 'net',
          header: t('year.net'),
          align: 'right',
          width: 8,
          priority: 1,
          cell: ({ net }) => <Money value={net} sign="always" />,
        },
        {
          id: 'taxable',
          header: t('year.taxable'),
          align: 'right',
          width: 8,
          priority: 2,
          cell: ({ taxable }) => <Money value={taxable} />,
        },
        taxColumn(t),
        {
          id: 'carry',
          header: t('year.carry'),
          align: 'right',
          width: 8,
          priority: 3,
          cell: ({ carryOut }) => <Money value={carryOut} />,
        },
      ]}
      name={name}
      figure={({ net }) => ({ value: net, sign: 'always' })}
    />
  );
}
