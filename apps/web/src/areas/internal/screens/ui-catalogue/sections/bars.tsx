/** Bars, gauges and the simulator's slider under its tax curve. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Card, CardBody, TitledCard } from '../../../../../ui/card.tsx';
import { CurveChart } from '../../../../../ui/charts/curve-chart.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { formatCount, formatPercent } from '../../../../../ui/format/number-format.ts';
import { HoldingBar, LotBar, ShareBar } from '../../../../../ui/holding-bar.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { Progress, StepProgress } from '../../../../../ui/progress.tsx';
import { ZoneSlider } from '../../../../../ui/zone-slider.tsx';
import { SAMPLE_SLICES } from '../sample-data.ts';
import { Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const SCALE = { limit: 20_074, sweetEnd: 27_000, holdings: 42_807, max: 51_400 } as const;
const FIFO = [
  [0, 0],
  [20_000, 0],
  [20_074, 300],
  [22_500, 470],
  [25_000, 510],
  [42_807, 1_394],
] as const;
const LIFO = [
  [0, 0],
  [1_000, 0],
  [1_100, 300],
  [18_000, 1_310],
  [24_000, 1_394],
  [42_807, 1_394],
] as const;

export function BarsSection() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('bars')}>
      <div className="grid gap-4 items-start xl:grid-cols-[minmax(0,1fr)_var(--rail-w)]">
        <SimulatorExample />
        <GaugeExamples />
      </div>
    </Section>
  );
}

function SimulatorExample() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  const [sale, setSale] = useState(15_000);
  const euro = (value: number) => formatEuro(String(value), locale, { whole: true });
  const rows = FIFO.map(([x, y]) => ({ id: String(x), cells: [euro(x), euro(y)] }));
  return (
    <TitledCard title={t('simulator')} note={euro(sale)}>
      <CurveChart
        label={t('taxFifo')}
        summary={t('curveSummary')}
        table={{ head: [t('saleAmount'), t('taxFifo')], rows }}
        maxX={SCALE.max}
        at={sale}
        level={{ y: 1_000, label: t('taxLevel') }}
        series={[
          { id: 'fifo', label: t('taxFifo'), color: 'var(--accent)', points: FIFO },
          { id: 'lifo', label: t('taxLifo'), color: 'var(--c2)', dashed: true, points: LIFO },
        ]}
      />
      <ZoneSlider
        label={t('saleAmount')}
        value={sale}
        onValueChange={setSale}
        max={SCALE.max}
        valueText={t('sliderText', { sale: formatCount(sale, locale), tax: '0' })}
        zones={[
          { kind: 'free', from: 0, to: SCALE.limit },
          { kind: 'sweet', from: SCALE.limit, to: SCALE.sweetEnd },
          { kind: 'taxable', from: SCALE.sweetEnd, to: SCALE.holdings },
          { kind: 'beyond', from: SCALE.holdings, to: SCALE.max },
        ]}
        marks={[
          { at: 0, label: euro(0), keep: true },
          { at: SCALE.limit, label: <b>{t('limitAt')}</b>, line: true, keep: true },
          { at: SCALE.holdings, label: t('holdings') },
        ]}
        legend={[
          { kind: 'free', text: t('zoneFree') },
          { kind: 'sweet', text: t('zoneSweet') },
          { kind: 'taxable', text: t('zoneTaxable') },
        ]}
      />
    </TitledCard>
  );
}

function GaugeExamples() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  const day = (text: string) => formatDay(text, locale);
  const parts = SAMPLE_SLICES.map((slice) => ({ id: slice.id, color: slice.color, share: Number(slice.share) }));
  return (
    <Card>
      <CardBody className="grid gap-5">
        <LimitGauge value="742.10" limit="1000" label={t('limitName')} sentence={t('belowLimit')} />
        <LimitGauge value="2190.38" limit="1000" label={t('limitName')} sentence={t('reachedLimit')} />
        <HoldingBar
          freeShare={0.43}
          sentence={t('freeShare', { share: formatPercent('0.43', locale, { decimals: 0 }), day: day('2027-02-24') })}
        />
        <LotBar
          periodDays={366}
          heldDays={331}
          label={t('freeFrom', { day: day('2025-11-07') })}
          start={t('bought', { day: day('2024-11-06') })}
          middle={t('days', { count: 331 })}
          end={t('freeFrom', { day: day('2025-11-07') })}
        />
        <ShareBar parts={parts} label={t('composition')} size="l" />
        <Progress
          label={t('stepFiles')}
          total={193}
          parts={[
            { tone: 'done', count: 186 },
            { tone: 'skipped', count: 3 },
            { tone: 'review', count: 4 },
          ]}
          sentence={t('importSentence')}
        />
        <StepProgress step={1} steps={4} label={t('tour')} />
      </CardBody>
    </Card>
  );
}
