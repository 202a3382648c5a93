/** Dates of an acquisition nobody knows, as far as they lead to different results. */
import { addYears, berlinDay, formatDay, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

const MOST_DATES = 16;

/** Undefined where there are too many. Before each lot of the coin, and on both sides of the year that each later disposal looks back on. */
export function datesThatMatter(
  asset: string,
  until: string,
  events: readonly LedgerEvent[],
): readonly string[] | undefined {
  const dates = new Set([until]);
  for (const event of events) {
    const isIn = 'in' in event && event.in.asset === asset;
    const isOut = ('out' in event && event.out.asset === asset) || event.fee?.asset === asset;
    const instant = parseInstant('acquiredAt' in event && event.acquiredAt !== undefined ? event.acquiredAt : event.at);
    if (!instant.ok) continue;
    if (isIn) dates.add(formatInstant((instant.value - 1) as Instant));
    if (isOut) {
      const day = addYears(berlinDay(instant.value), -1);
      for (const shift of [-2, 2]) dates.add(`${formatDay((day + shift) as typeof day)}T12:00:00Z`);
    }
  }
  const usable = [...dates].filter((date) => date <= until);
  return usable.length > MOST_DATES ? undefined : usable;
}
