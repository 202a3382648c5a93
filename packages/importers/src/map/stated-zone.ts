/**
 * The zone that a file names above its header, as OKX does: `UID:1,Account Type:Main,Time Zone:UTC+8`. Formats without a zone of
 * their own need not ask then.
 */
import { zoneClock } from '../values/zone-clock.ts';

const STATED = /(?:time ?zone|zeitzone)\s*[:=]?\s*([a-z]+\/[a-z_]+|(?:utc|gmt)(?:\s*[+-]\d{1,2}(?::?\d{2})?)?)/i;
/** Title lines are short; a long one is a disclaimer. */
const LONGEST_LINE = 500;

/** Undefined if the line names none, or none that is known. */
export function statedZone(cells: readonly string[]): string | undefined {
  const line = cells
    .map((cell) => cell.replace(/\uFEFF/g, '').trim())
    .join(' ')
    .slice(0, LONGEST_LINE);
  const zone = STATED.exec(line)?.[1]?.replace(/\s/g, '');
  return zone === undefined || zoneClock(zone, 'ascending') === undefined ? undefined : zone;
}
