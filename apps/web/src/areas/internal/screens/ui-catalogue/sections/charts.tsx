/** Charts, each with its sentence and its table. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Card, CardBody, TitledCard } from '../../../../../ui/card.tsx';
import { BarChart } from '../../../../../ui/charts/bar-chart.tsx';
import { DonutChart } from '../../../../../ui/charts/donut-chart.tsx';
import { HeatMap } from '../../../../../ui/charts/heat-map.tsx';
import { LineChart } from '../../../../../ui/charts/line-chart.tsx';
import { MonthCalendar } from '../../../../../ui/charts/month-calendar.tsx';
import { type ChartRange, RangeButtons } from '../../../../../ui/charts/range-buttons.tsx';
import { formatQuantity } from '../../../../../ui/format/quantity.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { SAMPLE_CORRELATION, SAMPLE_CURVE, SAMPLE_DIVERGING, SAMPLE_SLICES } from '../sample-data.ts';
import { Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const NAMES = ['BTC', 'ETH', 'SOL', 'LINK', 'ADA'];
const RANGE_POINTS: Record<ChartRange, number> = { month: 4, quarter: 8, year: 24, all: 24 };

export function ChartsSection() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('charts')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ValueCard />
        <SharesCard />
        <TitledCard level={3} title={t('heatTitle')}>
          <HeatMap
            label={t('heatTitle')}
            summary={t('heatSummary')}
            names={NAMES}
            values={SAMPLE_CORRELATION}
            ramp="sequential"
          />
        </TitledCard>
        <TitledCard level={3} title={t('heatDivergingTitle')}>
          <HeatMap
            label={t('heatDivergingTitle')}
            summary={t('heatDivergingSummary')}
            names={NAMES}
            values={SAMPLE_DIVERGING}
            ramp="diverging"
          />
        </TitledCard>
        <YearsCard />
        <CalendarCard />
      </div>
    </Section>
  );
}

function ValueCard() {
  const t = useStrings(catalogueStrings);
  const [range, setRange] = useState<ChartRange>('year');
  return (
    <Card>
      <CardBody>
        <LineChart
          label={t('lineTitle')}
          heading={t('lineTitle')}
          summary={t('lineSummary')}
          points={SAMPLE_CURVE.slice(-RANGE_POINTS[range])}
          valueLabel={t('value')}
          basisLabel={t('cost')}
          notes={range === 'year' ? [{ at: Date.UTC(2025, 9, 8, 12), label: t('soldBtc') }] : []}
          controls={<RangeButtons value={range} onValueChange={setRange} />}
        />
      </CardBody>
    </Card>
  );
}

function SharesCard() {
  const t = useStrings(catalogueStrings);
  const euro = useEuro();
  return (
    <Card>
      <CardBody>
        <DonutChart
          label={t('donutTitle')}
          heading={t('donutTitle')}
          summary={t('donutSummary')}
          slices={SAMPLE_SLICES}
          centerLabel={t('sixAssets')}
          centerValue={euro('44756.40', { whole: true })}
        />
      </CardBody>
    </Card>
  );
}

function YearsCard() {
  const t = useStrings(catalogueStrings);
  return (
    <Card>
      <CardBody>
        <BarChart
          label={t('barsTitle')}
          heading={t('barsTitle')}
          summary={t('barsSummary')}
          valueLabel={t('gain')}
          bars={[
            { id: '2021', label: '2021', value: '3120.00', tone: 'direction' },
            { id: '2022', label: '2022', value: '-1840.50', tone: 'direction' },
            { id: '2023', label: '2023', value: '410.20', tone: 'direction' },
            { id: '2024', label: '2024', value: '5210.77', tone: 'direction' },
            { id: '2025', label: '2025', value: '2190.38', tone: 'direction' },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function CalendarCard() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  return (
    <TitledCard level={3} title={t('calendarTitle')}>
      <MonthCalendar
        year={2026}
        month={12}
        onOpen={() => undefined}
        marks={[{ day: 19, text: `${formatQuantity('1.1', locale)} ETH`, tone: 'free' }]}
      />
    </TitledCard>
  );
}
