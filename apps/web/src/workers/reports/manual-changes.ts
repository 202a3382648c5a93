/**
 * Changes by hand for the report, from the journal: what was changed, when and why (Rz. 90 of the ministry's letter asks
 * for changes that are marked and explained). Steps that were taken back are not part of the ledger and are left out.
 */
import type { JournalRecord } from '@cryptax/store';
import type { ManualChange } from '@cryptax/tax-de';
import { answerOf, reasonWords } from './change-reasons.ts';

const ACTIONS: Readonly<Record<string, ManualChange['action']>> = {
  add: 'added',
  'mend-rows': 'added',
  answer: 'added',
  edit: 'edited',
  'bulk-edit': 'edited',
  label: 'edited',
  split: 'edited',
  merge: 'merged',
  delete: 'removed',
};

/** Filling the demo ledger is no change by hand. */
const DEMO = 'demo';

/** `concerns` tells whether an event belongs to the report; one that is gone is asked by its id as well. */
export function manualChanges(
  journal: readonly JournalRecord[],
  concerns: (eventId: string) => boolean,
): readonly ManualChange[] {
  return journal.flatMap((entry) => {
    const action = ACTIONS[entry.kind];
    const isDone = entry.state === 'done' || entry.state === 'archived';
    if (action === undefined || !isDone || entry.why === DEMO) return [];
    return entry.subjects.filter(concerns).map((eventId) => ({
      at: entry.at,
      eventId,
      action: answerOf(entry.why) === 'set-value' ? 'priced' : action,
      reason: `${reasonWords(entry)}${others(entry)}`,
    }));
  });
}

/** The journal names the first events of a large change only; how many there were is told with each of them. */
function others({ subjects, counts }: JournalRecord): string {
  const more = counts.added + counts.changed + counts.removed - subjects.length;
  return more > 0 ? ` (zusammen mit ${more} weiteren Buchungen)` : '';
}
