/**
 * A slider over zones of meaning, for the simulator: petrol is free, hatched marker-yellow the sweet spot, ochre taxed,
 * dashed lies beyond what one has. A black marker stands where a rule bites. Arrow keys move one step, page keys ten;
 * positions are whole euros, so a plain number is exact here.
 */
import { Slider as Radix } from 'radix-ui';
import { memo, type ReactNode } from 'react';
import { cx } from './class-names.ts';

/** `open`: nobody can say yet. */
export type ZoneKind = 'free' | 'sweet' | 'taxable' | 'beyond' | 'open';

export interface Zone {
  readonly kind: ZoneKind;
  readonly from: number;
  readonly to: number;
}

export interface SliderMark {
  readonly at: number;
  readonly label: ReactNode;
  /** A rule bites here: a black line across the track. */
  readonly line?: boolean | undefined;
  /** Stays where there is no room for every label. */
  readonly keep?: boolean | undefined;
}

export interface ZoneSliderProps {
  readonly label: string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly max: number;
  readonly step?: number | undefined;
  readonly zones: readonly Zone[];
  readonly marks?: readonly SliderMark[] | undefined;
  /** The position in words: "15.000 Euro Verkauf, 0 Euro Steuer". */
  readonly valueText: string;
  readonly legend?: readonly { readonly kind: ZoneKind; readonly text: string }[] | undefined;
}

export function ZoneSlider(props: ZoneSliderProps) {
  const { label, value, onValueChange, max, step = 100, zones, marks = [], valueText, legend = [] } = props;
  const position = Math.min(Math.max(value, 0), max);
  return (
    <div className="@container">
      <Radix.Root
        value={[position]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        min={0}
        max={max}
        step={step}
        className={SLIDER}
      >
        <Radix.Track className="relative mx-[calc(var(--thumb)/2)] h-2 grow rounded-full">
          {splitZones(zones, position).map((zone) => (
            <span
              key={`${zone.kind}-${zone.from}-${zone.reached}`}
              className={cx('mark-fill absolute inset-y-0', zoneClass(zone.kind, zone.reached), edgeClass(zone, max))}
              style={{ left: percent(zone.from, max), width: percent(zone.to - zone.from, max) }}
            />
          ))}
          {marks
            .filter((mark) => mark.line)
            .map((mark) => (
              <span
                key={mark.at}
                className="mark-fill absolute -inset-y-2 -ml-px w-0.5 bg-ink"
                style={{ left: percent(mark.at, max) }}
              />
            ))}
        </Radix.Track>
        <Radix.Thumb
          aria-label={label}
          aria-valuetext={valueText}
          className="mark-fill block size-(--thumb) rounded-full border-2 border-accent bg-surface shadow-2"
        />
      </Radix.Root>
      <MarkLabels marks={marks} max={max} />
      <ZoneLegend legend={legend} />
    </div>
  );
}

/**
 * The slider keeps its thumb inside its own box, which would shift it against the scale. The box therefore reaches half a
 * thumb beyond the track on both sides: the middle of the thumb then stands exactly on the value.
 */
const SLIDER =
  'relative mx-[calc(var(--thumb)/-2)] flex h-7 touch-none items-center select-none [--thumb:1.375rem] touch:h-11 touch:[--thumb:1.75rem]';

/** Remembered, like the legend: a move of the thumb changes neither. */
const MarkLabels = memo(function MarkLabels({
  marks,
  max,
}: Pick<ZoneSliderProps, 'max'> & { readonly marks: readonly SliderMark[] }) {
  if (marks.length === 0) return null;
  return (
    <div className="num relative mt-1.5 h-5 text-xs text-ink-2">
      {marks.map((mark) => (
        <span
          key={mark.at}
          className={cx('absolute', anchorClass(mark.at / max), !mark.keep && '@max-xl:hidden')}
          style={{ left: percent(mark.at, max) }}
        >
          {mark.label}
        </span>
      ))}
    </div>
  );
});

const ZoneLegend = memo(function ZoneLegend({ legend }: { readonly legend: NonNullable<ZoneSliderProps['legend']> }) {
  if (legend.length === 0) return null;
  return (
    <ul className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      {legend.map((entry) => (
        <li key={entry.kind} className="flex items-center gap-1.75">
          <span className={cx('mark-fill h-2 w-3.5 rounded-[2px]', zoneClass(entry.kind, entry.kind === 'free'))} />
          {entry.text}
        </li>
      ))}
    </ul>
  );
});

/** Each zone cut at the thumb: what is reached is solid, the rest is pale. */
export function splitZones(zones: readonly Zone[], value: number): readonly (Zone & { readonly reached: boolean })[] {
  return zones.flatMap((zone) => {
    const cut = Math.min(Math.max(value, zone.from), zone.to);
    return [
      { ...zone, to: cut, reached: true },
      { ...zone, from: cut, reached: false },
    ].filter((part) => part.to > part.from);
  });
}

function zoneClass(kind: ZoneKind, reached: boolean): string {
  switch (kind) {
    case 'free':
      return reached ? 'bg-free-fill' : 'bg-free-fill/32';
    case 'sweet':
      return 'hatch';
    case 'taxable':
      return reached ? 'bg-taxable-fill' : 'bg-taxable-fill/30';
    case 'open':
      return reached ? 'bg-ink/28' : 'bg-ink/12';
    case 'beyond':
      return 'border border-dashed border-line-strong bg-surface';
  }
}

function edgeClass(zone: Zone, max: number): string {
  return cx(zone.from === 0 && 'rounded-l-full', zone.to >= max && 'rounded-r-full');
}

/** Labels near an end grow inwards, so that none leaves the page. */
function anchorClass(ratio: number): string {
  if (ratio < 0.12) return '';
  return ratio > 0.85 ? '-translate-x-full' : '-translate-x-1/2';
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : (part / whole) * 100}%`;
}
