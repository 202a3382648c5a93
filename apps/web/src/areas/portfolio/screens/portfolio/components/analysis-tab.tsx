/** How it did and how risky it is: returns, statistics with their origin, correlation, realised results by year. */
import { Info } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Card, CardBody, TitledCard } from '../../../../../ui/card.tsx';
import { HeatMap } from '../../../../../ui/charts/heat-map.tsx';
import { RangeButtons } from '../../../../../ui/charts/range-buttons.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { StatTile } from '../../../../../ui/stat-strip.tsx';
import { Tooltip } from '../../../../../ui/tooltip.tsx';
import type { HoldingsWhy } from '../../../explain/holdings-explain.tsx';
import type { PortfolioModel, PortfolioRange } from '../../../portfolio-types.ts';
import { analysisStrings } from '../analysis-strings.ts';
import { ResultsCard } from './results-card.tsx';
import { type StatisticLine, useStatisticLines } from './use-statistic-lines.ts';

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
      <TitledCard title={t('figures')} actions={<RangeButtons value={range} onValueChange={onRange} />}>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
          {lines.map((line) => (
            <StatisticTile key={line.id} line={line} />
          ))}
        </dl>
        <Disclosure summary={t('howTo')} className="mt-2 border-b-0">
          <StatisticOrigins lines={lines} />
        </Disclosure>
      </TitledCard>
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
              names={assets.map(readable)}
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

/** Formula, window and sample of every statistic as a table: the same words for touch, print and reading in peace. */
const HEAD = 'border-b border-line py-1.5 pr-3 text-left text-xs font-medium text-ink-3';
const CELL = 'border-b border-line py-1.75 pr-3 align-top';

function StatisticOrigins({ lines }: { readonly lines: readonly StatisticLine[] }) {
  const t = useStrings(analysisStrings);
  // The area scrolls on a phone, so it must be reachable by keyboard.
  const area = { role: 'region', 'aria-label': t('howTo'), tabIndex: 0 };
  return (
    <div className="overflow-x-auto" {...area}>
      <table className="w-full min-w-xl border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t('figure')}
            </th>
            <th scope="col" className={HEAD}>
              {t('formula')}
            </th>
            <th scope="col" className={HEAD}>
              {t('window')}
            </th>
            <th scope="col" className={HEAD}>
              {t('samples')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={`${CELL} text-left font-medium`}>
                {line.name}
              </th>
              <td className={`${CELL} max-w-[48ch] whitespace-normal`}>{line.formula}</td>
              <td className={`${CELL} num`}>{line.window}</td>
              <td className={`${CELL} num`}>{line.samples}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One statistic: its figure, what it means in a word, and on demand formula, window and sample. */
function StatisticTile({ line }: { readonly line: StatisticLine }) {
  const t = useStrings(analysisStrings);
  return (
    <StatTile
      className="bg-surface"
      label={
        <>
          {line.name}
          <Tooltip content={<OriginWords line={line} />}>
            <button
              type="button"
              aria-label={t('explain', { name: line.name })}
              className="-my-1 inline-flex size-6 items-center justify-center rounded-sm text-ink-3 hover:text-ink touch:size-11"
            >
              <Icon icon={Info} size={13} />
            </button>
          </Tooltip>
        </>
      }
      value={
        <span data-statistic={line.id}>
          {line.figure ?? <span className="text-sm font-medium text-ink-3">{t('lack.short')}</span>}
        </span>
      }
      note={line.note}
    />
  );
}

function OriginWords({ line }: { readonly line: StatisticLine }) {
  const t = useStrings(analysisStrings);
  return (
    <span className="grid gap-1">
      <span>{line.formula}</span>
      <span className="num">
        {t('window')}: {line.window}
      </span>
      <span className="num">
        {t('samples')}: {line.samples}
      </span>
    </span>
  );
}
