/** Events alike in what a rule can see: kind, asset, wallet and format. A saved rule finds the same ones in later imports. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { LabelRule, SimilarEvents } from '../edit-types.ts';
import type { LoadedBook } from './loaded-book.ts';
import { relabel } from './relabel-event.ts';

type Basis = SimilarEvents['basis'];

function basisOf(event: LedgerEvent): Basis {
  const leg = 'out' in event ? event.out : 'in' in event ? event.in : undefined;
  const label = event.kind === 'income' ? `income:${event.incomeKind}` : event.kind;
  const format = event.source?.format;
  return { kind: label, asset: leg?.asset ?? '', wallet: event.wallet, ...(format === undefined ? {} : { format }) };
}

export function similarTo(book: LoadedBook, event: LedgerEvent): SimilarEvents {
  const basis = basisOf(event);
  const eventIds = book.valued.filter((other) => other.id !== event.id && fits(other, basis)).map(({ id }) => id);
  return { eventIds, basis };
}

function fits(event: LedgerEvent, basis: Basis): boolean {
  const own = basisOf(event);
  return (
    own.kind === basis.kind && own.asset === basis.asset && own.wallet === basis.wallet && own.format === basis.format
  );
}

/** New events with the user's rules applied; a label that does not fit leaves the event as it is. */
export function applyRules(events: readonly LedgerEvent[], rules: readonly LabelRule[]): readonly LedgerEvent[] {
  if (rules.length === 0) return events;
  return events.map((event) => {
    const rule = rules.find(({ match }) => fits(event, match));
    const changed = rule === undefined ? undefined : relabel(event, rule.label);
    return changed?.ok ? changed.value : event;
  });
}
