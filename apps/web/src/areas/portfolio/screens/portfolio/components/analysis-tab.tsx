/** How it did and how risky it is: returns, statistics with their origin, correlation, realised results by year. */

import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { HeatMap } from '../../../../../ui/charts/heat-map.tsx';
import { RangeButtons } from '../../../../../ui/charts/range-buttons.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import type { HoldingsWhy } from '../../../explain/use-holdings-why.ts';
import type { PortfolioModel, PortfolioRange } from '../../../portfolio-types.ts';
import { analysisStrings } from '../analysis-strings.ts';
import { ResultsCard } from './results-card.tsx';
import { StatisticOrigins } from './statistic-origins.tsx';
import { StatisticTile } from './statistic-tile.tsx';
import { useStatisticLines } from './use-statistic-lines.ts';

export interface AnalysisTabProps {
  readonly model: PortfolioModel;
  readonly range: PortfolioRange;
  readonly onRange: (range: PortfolioRange) => void;
  readonly onWhy: HoldingsWhy['openTax'];
}

export function AnalysisTab({ model, range, onRange, onWhy }: AnalysisTabProps) {
  const t = useStrings(analysisStrings);
  const lines = useStatisticLines(model.statistics);
  return (
    <div className="grid gap-4">
      <Card>
        <CardHead title={t('figures')} actions={<RangeButtons value={range} onValueChange={onRange} />} />
        <CardBody>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
            {lines.map((line) => (
              <StatisticTile key={line.id} line={line} />
            ))}
          </dl>
          <Disclosure summary={t('howTo')} className="mt-2 border-b-0">
            <StatisticOrigins lines={lines} />
          </Disclosure>
        </CardBody>
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <CorrelationCard model={model} />
        <ResultsCard years={model.years} onWhy={onWhy} />
      </div>
    </div>
  );
}

function CorrelationCard({ model: { correlation } }: { readonly model: PortfolioModel }) {
  const t = useStrings(analysisStrings);
  const { assets, cells } = correlation;
  const values = cells.map((row) => row.map((cell) => (cell.state === 'known' ? cell.value.toFixed(4) : null)));
  const hasOpposites = values.some((row) => row.some((value) => value?.startsWith('-')));
  return (
    <Card>
      <CardBody>
        {assets.length < 2 ? (
          <>
            <h2 className="text-base font-semibold">{t('correlation')}</h2>
            <p className="mt-2 text-sm text-ink-2">{t('correlation.none')}</p>
          </>
        ) : (
          <>
            <HeatMap
              label={t('correlation')}
              heading={t('correlation')}
              summary={t('correlation.summary', { assets: assets.join(', ') })}
              names={assets}
              values={values}
              ramp={hasOpposites ? 'diverging' : 'sequential'}
            />
            <p className="mt-2.5 text-xs text-ink-3">{t('correlation.line')}</p>
          </>
        )}
      </CardBody>
    </Card>
  );
}
