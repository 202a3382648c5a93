/**
 * Curves over an amount, such as tax over the amount sold. It has no margins, so that it can stand right above a
 * slider and share its axis; the dotted line is where the slider stands. A move of the slider redraws that line alone, as
 * long as the caller passes the same series, table and level.
 */
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { createContext, memo, useContext, useRef } from 'react';
import { useElementWidth } from '../use-width.ts';
import { ChartFrame, type ChartFraming } from './chart-frame.tsx';
import type { ChartTable } from './chart-table.tsx';

export interface CurveSeries {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly dashed?: boolean | undefined;
  /** Positions in whole euros: places on the screen, not results. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface CurveChartProps extends ChartFraming {
  readonly table: ChartTable;
  readonly series: readonly CurveSeries[];
  readonly maxX: number;
  readonly at: number;
  /** One level of the vertical axis, said in words: "1.000 € Steuer". */
  readonly level?: { readonly y: number; readonly label: string } | undefined;
}

const HEIGHT = 112;

/** Passes by the remembered chart, so that only the line hears of a move. */
const At = createContext(0);

export function CurveChart({ at, ...chart }: CurveChartProps) {
  return (
    <At value={at}>
      <Curves {...chart} />
    </At>
  );
}

const Curves = memo(function Curves(props: Omit<CurveChartProps, 'at'>) {
  const { table, series, maxX, level, ...framing } = props;
  const plotRef = useRef<HTMLDivElement>(null);
  const width = useElementWidth(plotRef);
  const maxY = Math.max(1, level?.y ?? 0, ...series.flatMap((each) => each.points.map((point) => point[1])));
  const x = scaleLinear<number>({ domain: [0, maxX], range: [0, width] });
  const y = scaleLinear<number>({ domain: [0, maxY], range: [HEIGHT - 8, 10] });
  return (
    <ChartFrame {...framing} table={table} legend={series} legendAbove>
      <div ref={plotRef} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true" className="overflow-visible">
            <line x2={width} y1={y(0)} y2={y(0)} stroke="var(--line)" />
            {level && (
              <>
                <line x2={width} y1={y(level.y)} y2={y(level.y)} stroke="var(--grid)" />
                <text y={y(level.y) - 4} className="num fill-ink-3 text-2xs">
                  {level.label}
                </text>
              </>
            )}
            <AtLine x={x} />
            {series.map((each) => (
              <LinePath
                key={each.id}
                data={[...each.points]}
                x={(point) => x(point[0])}
                y={(point) => y(point[1])}
                stroke={each.color}
                strokeWidth={each.dashed ? 1.6 : 1.8}
                strokeDasharray={each.dashed ? '5 3' : ''}
                fill="transparent"
              />
            ))}
          </svg>
        )}
      </div>
    </ChartFrame>
  );
});

function AtLine({ x }: { readonly x: (value: number) => number }) {
  const at = x(useContext(At));
  return <line x1={at} x2={at} y2={HEIGHT} stroke="var(--accent)" strokeDasharray="2 3" />;
}
