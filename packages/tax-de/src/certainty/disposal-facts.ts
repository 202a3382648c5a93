/** Small facts about entries and about disposals as the engine publishes them. */
import { berlinDay, type Instant, parseInstant, yearOfDay } from '@cryptax/kernel';
import type { DisposalSumView, DisposalView, LedgerEvent } from '@cryptax/ledger';
import type { AssumedLedger } from './assumed-ledger.ts';

export function byId<T extends LedgerEvent>(events: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const event of events) found.set(event.id, event);
  return found;
}

export function withLots({ engine }: AssumedLedger, { eventId, part, at }: DisposalSumView): DisposalView {
  const isIt = (view: DisposalView) => view.eventId === eventId && view.part === part && view.at === at;
  // What covers a short sale is a disposal of the sale, made by a later event.
  const view = engine.disposalsOf(eventId).find(isIt) ?? engine.disposals().find(isIt);
  if (view === undefined) throw new Error(`The engine has lost a disposal of ${eventId}`);
  return view;
}

export function isSameMoney(a: DisposalView, b: DisposalView): boolean {
  return a.proceeds === b.proceeds && a.cost === b.cost && a.expenses === b.expenses;
}

/** Berlin is ahead of the world clock: only the last day of a year can belong to the next one. */
export function yearOf(at: string): number {
  return at.slice(4, 10) === '-12-31' ? yearOfDay(berlinDay(instantOf(at))) : Number(at.slice(0, 4));
}

function instantOf(at: string): Instant {
  const instant = parseInstant(at);
  if (!instant.ok) throw new Error(`The engine published an instant that cannot be read: ${at}`);
  return instant.value;
}
