/** Amounts side by side, such as gains by year. Bars start at zero; losses hang below it; each bar carries its figure. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { useRef } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useSetting } from '../../platform/settings/settings.ts';
import { formatAxisEuro } from '../format/euro.ts';
import { MASK } from '../format/mask.ts';
import type { DecimalText } from '../format/number-format.ts';
import { uiStrings } from '../strings.ts';
import { useEuro } from '../use-euro.ts';
import { useElementWidth } from '../use-width.ts';
import { ChartFrame, type ChartFraming } from './chart-frame.tsx';

const MARGIN = { top: 20, bottom: 24 };

export interface BarDatum {
  readonly id: string;
  readonly label: string;
  readonly value: DecimalText;
  /** `direction` colours by sign; `accent` is the bar in question, `muted` the others. */
  readonly tone?: 'direction' | 'accent' | 'muted' | undefined;
}

export interface BarChartProps extends ChartFraming {
  readonly valueLabel: string;
  readonly bars: readonly BarDatum[];
  readonly height?: number | undefined;
}

export function BarChart({ valueLabel, bars, height = 200, ...framing }: BarChartProps) {
  const locale = useLocale();
  const t = useStrings(uiStrings);
  const hidden = useSetting('hideAmounts');
  const euro = useEuro();
  const rows = bars.map((bar) => ({
    id: bar.id,
    cells: [bar.label, euro(bar.value, { sign: 'always' })],
    plain: [bar.label, bar.value],
  }));
  return (
    <ChartFrame {...framing} table={{ head: [t('name'), valueLabel], rows }}>
      <BarPlot
        bars={bars}
        height={height}
        figure={(value) => (hidden ? MASK : formatAxisEuro(Number(value), locale))}
      />
    </ChartFrame>
  );
}

interface BarPlotProps {
  readonly bars: readonly BarDatum[];
  readonly height: number;
  readonly figure: (value: DecimalText) => string;
}

function BarPlot({ bars, height, figure }: BarPlotProps) {
  const plotRef = useRef<HTMLDivElement>(null);
  const width = useElementWidth(plotRef);
  const values = bars.map((bar) => Number(bar.value));
  const x = scaleBand<string>({ domain: bars.map((bar) => bar.id), range: [0, width], padding: 0.35 });
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(0, ...values)],
    range: [height - MARGIN.bottom - (values.some((value) => value < 0) ? 16 : 0), MARGIN.top],
  });
  return (
    <div ref={plotRef} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {bars.map((bar) => {
            const value = Number(bar.value);
            const top = y(Math.max(0, value));
            const bottom = y(Math.min(0, value));
            const left = x(bar.id) ?? 0;
            const middle = left + x.bandwidth() / 2;
            return (
              <g key={bar.id}>
                <rect
                  x={left}
                  y={top}
                  width={x.bandwidth()}
                  height={Math.max(1, bottom - top)}
                  rx={2}
                  fill={barColor(bar)}
                  className="mark-fill"
                />
                <text
                  x={middle}
                  y={value < 0 ? bottom + 13 : top - 6}
                  textAnchor="middle"
                  className="num fill-ink-2 text-2xs"
                >
                  {figure(bar.value)}
                </text>
                <text x={middle} y={height - 6} textAnchor="middle" className="num fill-ink-3 text-2xs">
                  {bar.label}
                </text>
              </g>
            );
          })}
          <line x2={width} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />
        </svg>
      )}
    </div>
  );
}

function barColor(bar: BarDatum): string {
  switch (bar.tone ?? 'accent') {
    case 'direction':
      return bar.value.startsWith('-') ? 'var(--loss-fill)' : 'var(--gain-fill)';
    case 'accent':
      return 'var(--accent)';
    case 'muted':
      return 'var(--line-strong)';
  }
}
