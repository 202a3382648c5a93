/** From the days on which something happened to one point per day of the year, so that the arrow keys walk from day to day. */
import type { LinePoint } from '../../../../../ui/charts/line-model.ts';
import type { TimelineDay, YearTimeline } from '../../../screen-types.ts';

const DAY_MS = 86_400_000;

export interface TimelineWords {
  readonly events: (day: TimelineDay) => readonly string[];
  /** Of days that have not come yet: the line goes on as if nothing more were sold. */
  readonly ahead: string;
}

export interface TimelinePointsOptions {
  readonly year: number;
  readonly limit: string;
  /** Berlin day. */
  readonly today: string;
  readonly words: TimelineWords;
}

export function timelinePoints({ days }: YearTimeline, options: TimelinePointsOptions): readonly LinePoint[] {
  const { year, limit, today, words } = options;
  const known = new Map(days.map((day) => [day.day, day]));
  const points: LinePoint[] = [];
  let value = '0.00';
  for (let at = noonOf(`${year}-01-01`); at <= noonOf(`${year}-12-31`); at += DAY_MS) {
    const text = new Date(at).toISOString().slice(0, 10);
    const day = known.get(text);
    value = day?.net ?? value;
    points.push({
      at,
      value,
      basis: limit,
      ...(day === undefined ? {} : { events: words.events(day) }),
      ...(text > today ? { remark: words.ahead } : {}),
    });
  }
  return points;
}

export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
