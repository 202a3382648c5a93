/**
 * Events in the order of time, as the engine reads them; those of one moment keep their order, which decides which comes
 * first. Files that list the same events otherwise then give the same report, byte by byte.
 */
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

export function inTimeOrder(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return isInOrder(events) ? events : [...events].sort((a, b) => compareText(a.at, b.at));
}

/** A book keeps its events so; sorting them again takes longer than looking. */
function isInOrder(events: readonly LedgerEvent[]): boolean {
  return events.every(({ at }, index) => index === 0 || compareText((events[index - 1] as LedgerEvent).at, at) <= 0);
}
