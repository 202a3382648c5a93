/** Losses over the years: what came in, what was used, what goes on. Shown where any of it is not zero. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { Money } from '../../../../../ui/money.tsx';
import type { FigureId } from '../../../explain-types.ts';
import type { ReportView } from '../../../report-types.ts';
import { isZero } from '../model/limit-distance.ts';
import { tableStrings } from '../strings/table-strings.ts';

export interface LossTableProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

export function LossTable({ report, onWhy }: LossTableProps) {
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
            <th scope="col" className="text-right">
              {t('losses.in')}
            </th>
            <th scope="col" className="text-right">
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
              </th>
              <td className="text-right">
                <Money value={moves.carryIn} />
              </td>
              <td className="text-right">
                <Money value={moves.carryUsed} />
              </td>
              <td className="text-right font-medium">
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
