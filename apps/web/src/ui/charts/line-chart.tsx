/**
 * Value over time: accent line with a pale fill, cost basis dashed in steps, axis right, large events noted. The
 * crosshair shows exact values and moves with the pointer or, through a hidden slider, with the arrow keys.
 */
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { Locale } from '../../platform/i18n/strings.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { formatInstantDay } from '../format/date.ts';
import { formatAxisEuro } from '../format/euro.ts';
import { MASK } from '../format/mask.ts';
import { uiStrings } from '../strings.ts';
import { useEuro } from '../use-euro.ts';
import { useElementWidth } from '../use-width.ts';
import { ChartFrame, type ChartFraming } from './chart-frame.tsx';
import { SCREEN_ONLY } from './chart-image.ts';
import { Axes, Crosshair, Curves, Notes, Readout } from './line-marks.tsx';
import { type LinePoint, layOutLine, nearestIndex } from './line-model.ts';
import { type LineNote, placeNotes } from './line-notes.ts';

const MARGIN = { right: 52, bottom: 24, top: 12 };

export interface LineChartProps extends ChartFraming {
  readonly points: readonly LinePoint[];
  readonly valueLabel: string;
  readonly basisLabel?: string | undefined;
  readonly notes?: readonly LineNote[] | undefined;
  /** Head of the column with what happened; the table then has only the points at which something did. */
  readonly eventsLabel?: string | undefined;
  /** The table has every point all the same. */
  readonly listsAll?: boolean | undefined;
  readonly controls?: ReactNode;
  readonly height?: number | undefined;
}

export function LineChart(props: LineChartProps) {
  const { label, summary, points, valueLabel, basisLabel, eventsLabel, controls } = props;
  const locale = useLocale();
  const t = useStrings(uiStrings);
  const hidden = useSetting('hideAmounts');
  const shownEuro = useEuro();
  const euro = (value: string | undefined) => (value === undefined ? '–' : shownEuro(value));
  const legend = [
    { id: 'value', label: valueLabel, color: 'var(--accent)' },
    ...(basisLabel ? [{ id: 'basis', label: basisLabel, color: 'var(--ink-3)', dashed: true }] : []),
  ];
  const listed = eventsLabel && !props.listsAll ? points.filter(({ events = [] }) => events.length > 0) : points;
  const rows = listed.map(({ at, value, basis, events = [] }) => ({
    id: String(at),
    cells: [
      formatInstantDay(at, locale),
      euro(value),
      ...(basisLabel ? [euro(basis)] : []),
      ...(eventsLabel ? [events.join(', ')] : []),
    ],
    plain: [
      new Date(at).toISOString().slice(0, 10),
      value,
      ...(basisLabel ? [basis ?? ''] : []),
      ...(eventsLabel ? [events.join(', ')] : []),
    ],
  }));
  const head = [t('date'), valueLabel, ...(basisLabel ? [basisLabel] : []), ...(eventsLabel ? [eventsLabel] : [])];
  return (
    <ChartFrame
      label={label}
      summary={summary}
      heading={props.heading}
      controls={controls}
      legend={legend}
      table={{ head, rows }}
    >
      <LinePlot {...props} locale={locale} hidden={hidden} euro={euro} />
    </ChartFrame>
  );
}

interface LinePlotProps extends LineChartProps {
  readonly locale: Locale;
  readonly hidden: boolean;
  readonly euro: (value: string | undefined) => string;
}

function LinePlot({ points, height = 214, notes = [], locale, hidden, euro, ...words }: LinePlotProps) {
  const plotRef = useRef<HTMLDivElement>(null);
  const width = useElementWidth(plotRef);
  const [index, setIndex] = useState<number | null>(null);
  const plot = { width: Math.max(0, width - MARGIN.right), height: height - MARGIN.bottom - MARGIN.top };
  const layout = useMemo(() => layOutLine(points, plot.width, plot.height), [points, plot.width, plot.height]);
  const placed = placeNotes(layout, notes, plot);
  const point = index === null ? undefined : points[index];
  const place = index === null ? undefined : layout.value[index];
  // A large entry of the day is noted at the curve and among those of its day: it is said once.
  const say = (shown: LinePoint): readonly string[] => [...new Set(lines(shown))];
  const lines = (shown: LinePoint): readonly string[] => [
    formatInstantDay(shown.at, locale),
    `${words.valueLabel} ${euro(shown.value)}`,
    ...(words.basisLabel ? [`${words.basisLabel} ${euro(shown.basis)}`] : []),
    ...[shown.remark, shown.aside].flatMap((said) => said ?? []),
    ...(shown.events ?? []),
    ...placed.filter((note) => points[note.index] === shown).map(({ label }) => label),
  ];
  return (
    <div ref={plotRef} className="relative" style={{ height }}>
      {plot.width > 0 && points.length > 1 && (
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          className="absolute inset-0 overflow-visible"
          onPointerMove={(event) => setIndex(nearestIndex(layout.value, pointerX(event)))}
          onPointerLeave={() => setIndex(null)}
        >
          <g transform={`translate(0,${MARGIN.top})`}>
            <Axes
              layout={layout}
              {...plot}
              locale={locale}
              axisEuro={(value) => (hidden ? MASK : formatAxisEuro(value, locale))}
            />
            <Curves layout={layout} height={plot.height} />
            <Notes notes={placed} />
            {place && <Crosshair place={place} height={plot.height} />}
          </g>
          {/* Catches the pointer everywhere, also between the lines. */}
          <rect width={plot.width} height={height} fill="transparent" />
        </svg>
      )}
      {point && place && <Readout lines={say(point)} x={place.x} width={width} />}
      <PointSlider label={words.label} points={points} index={index} onIndex={setIndex} say={say} />
    </div>
  );
}

interface PointSliderProps {
  readonly label: string;
  readonly points: readonly LinePoint[];
  readonly index: number | null;
  readonly onIndex: (index: number | null) => void;
  readonly say: (point: LinePoint) => readonly string[];
}

/** The crosshair for the keyboard: an invisible slider over the plot that walks from point to point and reads them out. */
function PointSlider({ label, points, index, onIndex, say }: PointSliderProps) {
  const current = index ?? points.length - 1;
  const point = points[current];
  if (!point) return null;
  return (
    <input
      {...SCREEN_ONLY}
      type="range"
      min={0}
      max={points.length - 1}
      value={current}
      onChange={(event) => onIndex(Number(event.target.value))}
      onFocus={() => onIndex(current)}
      onBlur={() => onIndex(null)}
      aria-label={label}
      aria-valuetext={say(point).join(', ')}
      className="pointer-events-none absolute inset-0 h-full w-full appearance-none rounded-md bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
    />
  );
}

function pointerX(event: PointerEvent<SVGElement>): number {
  return event.clientX - event.currentTarget.getBoundingClientRect().left;
}
