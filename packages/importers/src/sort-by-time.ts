/**
 * Events in order of time; those of one moment keep the order of their files. Exports are nearly sorted, so an event is
 * moved a few places at most; where one would have to go far, the whole list is sorted instead.
 */
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

const FURTHEST = 50;

export function sortByTime(events: LedgerEvent[]): LedgerEvent[] {
  for (let i = 1; i < events.length; i++) {
    const event = events[i] as LedgerEvent;
    const { at } = event;
    let place = i;
    while (place > 0 && at < (events[place - 1] as LedgerEvent).at) {
      if (i - place === FURTHEST) {
        events[place] = event;
        return events.sort(byTime);
      }
      events[place] = events[place - 1] as LedgerEvent;
      place--;
    }
    events[place] = event;
  }
  return events;
}

function byTime(a: LedgerEvent, b: LedgerEvent): number {
  return compareText(a.at, b.at);
}
