/** What was realised, year by year: bars for the whole, the table behind them splits by holding period. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { BarChart } from '../../../../../ui/charts/bar-chart.tsx';
import { Money } from '../../../../../ui/money.tsx';
import type { HoldingsWhy } from '../../../explain/holdings-explain.tsx';
import type { YearResult } from '../../../portfolio-types.ts';
import { analysisStrings } from '../analysis-strings.ts';

export interface ResultsCardProps {
  readonly years: readonly YearResult[];
  readonly onWhy: HoldingsWhy['openTax'];
}

export function ResultsCard({ years, onWhy }: ResultsCardProps) {
  const t = useStrings(analysisStrings);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) {
    return (
      <Card>
        <CardBody>
          <h2 className="text-base font-semibold">{t('results')}</h2>
          <p className="mt-2 text-sm text-ink-2">{t('results.none')}</p>
        </CardBody>
      </Card>
    );
  }
  return (
    <Card>
      <CardBody>
        <BarChart
          label={t('results')}
          heading={t('results')}
          summary={t('results.summary', { from: first.year, to: last.year })}
          valueLabel={t('results.label')}
          bars={years.map(({ year, taxable, free }) => ({
            id: String(year),
            label: String(year),
            value: formatDecimal(add(dec(taxable), dec(free))),
            tone: 'direction',
          }))}
          height={180}
        />
        <YearTable years={years} onWhy={onWhy} />
        <p className="mt-2.5 text-xs text-ink-3">{t('results.line')}</p>
      </CardBody>
    </Card>
  );
}

const HEAD = 'border-b border-line py-1.5 pl-3 text-right text-xs font-medium text-ink-3 first:pl-0 first:text-left';
const CELL = 'num border-b border-line py-1.5 pl-3 text-right';

function YearTable({ years, onWhy }: ResultsCardProps) {
  const t = useStrings(analysisStrings);
  return (
    <table className="mt-3 w-full border-separate border-spacing-0 text-sm">
      <thead>
        <tr>
          {[t('year'), t('inside'), t('outside'), t('income')].map((text) => (
            <th key={text} scope="col" className={HEAD}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, taxable, free, income }) => (
          <tr key={year}>
            <th scope="row" className="num border-b border-line py-1.5 text-left font-normal">
              {year}
            </th>
            <td className={CELL}>
              <Money value={taxable} sign="always" onWhy={() => onWhy('s23.net', year)} whySign={false} />
            </td>
            <td className={CELL}>
              <Money value={free} sign="always" onWhy={() => onWhy('s23.free', year)} whySign={false} />
            </td>
            <td className={CELL}>
              <Money value={income} onWhy={() => onWhy('s22.net', year)} whySign={false} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
