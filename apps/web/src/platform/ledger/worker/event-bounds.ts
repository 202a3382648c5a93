/** Filters with bounds and exclusions: "value over 100", "type is not reward". */
import { compare, dec } from '@cryptax/kernel';
import type { DecimalRange } from '../event-types.ts';

/** An event without the figure does not fit: unknown is not zero. */
export function isWithin(value: string | undefined, range: DecimalRange | undefined): boolean {
  if (range === undefined) return true;
  if (value === undefined) return false;
  const figure = dec(value);
  return (
    (range.from === undefined || compare(figure, dec(range.from)) >= 0) &&
    (range.to === undefined || compare(figure, dec(range.to)) <= 0)
  );
}
