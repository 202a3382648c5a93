/** What is drawn in the value curve: grid, axes, lines, notes, crosshair and its readout. */
import { Area, LinePath } from '@visx/shape';
import type { Locale } from '../../platform/i18n/strings.ts';
import { type LineLayout, type Place, timeLabels } from './line-model.ts';
import type { PlacedNote } from './line-notes.ts';

const TEXT = 'num fill-ink-3 text-2xs';

export interface AxesProps {
  readonly layout: LineLayout;
  readonly width: number;
  readonly height: number;
  readonly locale: Locale;
  readonly axisEuro: (value: number) => string;
}

export function Axes({ layout, width, height, locale, axisEuro }: AxesProps) {
  const labels = timeLabels(
    layout.timeTicks.map((tick) => tick.at),
    locale,
  );
  return (
    <g>
      {layout.gridLines.map((line) => (
        <g key={line.value}>
          <line x2={width} y1={line.y} y2={line.y} stroke="var(--grid)" />
          <text x={width + 52} y={line.y} dy="0.32em" textAnchor="end" className={TEXT}>
            {axisEuro(line.value)}
          </text>
        </g>
      ))}
      {layout.timeTicks.map((tick, index) => (
        <text
          key={tick.at}
          x={tick.x}
          y={height + 20}
          textAnchor={tick.x < 16 ? 'start' : tick.x > width - 16 ? 'end' : 'middle'}
          className={TEXT}
        >
          {labels[index]}
        </text>
      ))}
    </g>
  );
}

/** Large events at their place in the curve. */
export function Notes({ notes }: { readonly notes: readonly PlacedNote[] }) {
  return (
    <g>
      {notes.map(({ at, label, place, words }) => (
        <g key={at}>
          <circle cx={place.x} cy={place.y} r={3.5} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1.5} />
          {words && (
            <text x={words.x} y={words.y} textAnchor={words.anchor} className="num fill-ink-2 text-2xs">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

export function Crosshair({ place, height }: { readonly place: Place; readonly height: number }) {
  return (
    <g pointerEvents="none">
      <line x1={place.x} x2={place.x} y2={height} stroke="var(--line-strong)" strokeDasharray="2 3" />
      <circle cx={place.x} cy={place.y} r={4} fill="var(--accent)" stroke="var(--surface)" strokeWidth={2} />
    </g>
  );
}

export function Curves({ layout, height }: { readonly layout: LineLayout; readonly height: number }) {
  const at = { x: (place: { x: number }) => place.x, y: (place: { y: number }) => place.y };
  return (
    <>
      <Area data={[...layout.value]} x={at.x} y0={height} y1={at.y} fill="var(--accent)" opacity={0.06} />
      <LinePath
        data={[...layout.basis]}
        {...at}
        stroke="var(--ink-3)"
        strokeWidth={1.3}
        strokeDasharray="3 3"
        fill="transparent"
      />
      {layout.pieces.map(({ dashed, places }) => (
        <LinePath
          key={places[0]?.x ?? 0}
          data={[...places]}
          {...at}
          stroke="var(--accent)"
          strokeWidth={1.8}
          strokeDasharray={dashed ? '4 3' : ''}
          fill="transparent"
        />
      ))}
    </>
  );
}

export function Readout({
  lines,
  x,
  width,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
}) {
  const flip = x > width * 0.6;
  return (
    <div
      aria-hidden="true"
      className="num pointer-events-none absolute top-0 z-2 rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-2"
      style={flip ? { right: width - x + 10 } : { left: x + 10 }}
    >
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? 'text-ink-3' : 'font-medium'}>
          {line}
        </p>
      ))}
    </div>
  );
}
