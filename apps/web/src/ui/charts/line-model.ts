/**
 * Geometry of the value curve. Values are decimal text; they become binary numbers only here, to be placed on pixels,
 * and never come back as figures.
 */
import { scaleLinear, scaleUtc } from '@visx/scale';
import type { Locale } from '../../platform/i18n/strings.ts';
import { type DecimalText, INTL_TAGS } from '../format/number-format.ts';

const DAY_MS = 86_400_000;
const DAYS_UNTIL_MONTHS = 75;

/** Words of a time axis: days for a few weeks, months beyond; the year stands with the first label and each January. */
export function timeLabels(ticks: readonly number[], locale: Locale): readonly string[] {
  const first = ticks[0] ?? 0;
  const spanDays = ((ticks.at(-1) ?? 0) - first) / DAY_MS;
  if (spanDays < DAYS_UNTIL_MONTHS) return ticks.map((tick) => dayLabel(tick, locale));
  const month = shortMonth(locale);
  return ticks.map((tick, index) => {
    const date = new Date(tick);
    const year = ` ${String(date.getUTCFullYear()).slice(2)}`;
    const previous = ticks[index - 1];
    const turns = previous === undefined || new Date(previous).getUTCFullYear() !== date.getUTCFullYear();
    // German abbreviations end in a dot that only costs room here.
    return `${month.format(tick).replace('.', '')}${turns ? year : ''}`;
  });
}

function dayLabel(tick: number, locale: Locale): string {
  const date = new Date(tick);
  if (locale === 'de') return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.`;
  return `${date.getUTCDate()} ${shortMonth(locale).format(tick)}`;
}

function shortMonth(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(INTL_TAGS[locale], { month: 'short', timeZone: 'UTC' });
}

export interface LinePoint {
  /** Instant in milliseconds. */
  readonly at: number;
  readonly value: DecimalText;
  /** Cost basis at that time, if it is part of the picture. */
  readonly basis?: DecimalText | undefined;
  /** The value rests on older figures: the line up to here is dashed, and the remark is read out. */
  readonly remark?: string | undefined;
  /** Read out as well, where the line is as good as any: too little is missing to be seen. */
  readonly aside?: string | undefined;
  /** What happened at that time, read out with the point and listed in the table. */
  readonly events?: readonly string[] | undefined;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface LinePiece {
  readonly dashed: boolean;
  readonly places: readonly Place[];
}

export interface LineLayout {
  readonly value: readonly Place[];
  /** The value line in pieces: dashed where a point carries a remark. */
  readonly pieces: readonly LinePiece[];
  readonly basis: readonly Place[];
  readonly gridLines: readonly { readonly y: number; readonly value: number }[];
  readonly timeTicks: readonly { readonly x: number; readonly at: number }[];
  readonly xOf: (at: number) => number;
}

/** Share of the height kept free above and below the curves. */
const PADDING = 0.08;

export function layOutLine(points: readonly LinePoint[], width: number, height: number): LineLayout {
  const numbers = points.flatMap((point) => [
    Number(point.value),
    ...(point.basis === undefined ? [] : [Number(point.basis)]),
  ]);
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const pad = (high - low || Math.abs(high) || 1) * PADDING;
  const y = scaleLinear<number>({ domain: [low - pad, high + pad], range: [height, 0] });
  const x = scaleUtc<number>({ domain: [points[0]?.at ?? 0, points.at(-1)?.at ?? 1], range: [0, width] });
  const value = points.map((point) => ({ x: x(point.at), y: y(Number(point.value)) }));
  return {
    value,
    pieces: linePieces(points, value),
    basis: stepPlaces(points, x, y),
    gridLines: y.ticks(3).map((value) => ({ y: y(value), value })),
    timeTicks: x.ticks(width < 480 ? 4 : 6).map((tick) => ({ x: x(tick), at: tick.getTime() })),
    xOf: (at) => x(at),
  };
}

/** Neighbouring pieces share the point between them, so that the line has no holes. */
function linePieces(points: readonly LinePoint[], places: readonly Place[]): LinePiece[] {
  const pieces: { dashed: boolean; places: Place[] }[] = [];
  places.forEach((place, index) => {
    const dashed = index > 0 && points[index]?.remark !== undefined;
    const last = pieces.at(-1);
    const before = places[index - 1];
    if (last !== undefined && (last.dashed === dashed || index === 1)) {
      last.dashed = dashed;
      last.places.push(place);
    } else pieces.push({ dashed, places: before === undefined ? [place] : [before, place] });
  });
  return pieces;
}

/** Cost basis changes at an event and holds until the next: steps, not slopes. */
function stepPlaces(points: readonly LinePoint[], x: (at: number) => number, y: (value: number) => number): Place[] {
  const places: Place[] = [];
  for (const point of points) {
    if (point.basis === undefined) continue;
    const last = places.at(-1);
    const here = { x: x(point.at), y: y(Number(point.basis)) };
    if (last && last.y !== here.y) places.push({ x: here.x, y: last.y });
    places.push(here);
  }
  return places;
}

/** Index of the point nearest to a pixel; points are in order of time. */
export function nearestIndex(places: readonly Place[], x: number): number {
  let best = 0;
  for (let index = 1; index < places.length; index += 1) {
    if (Math.abs((places[index]?.x ?? 0) - x) < Math.abs((places[best]?.x ?? 0) - x)) best = index;
  }
  return best;
}
