/** The same coins under another name: what came in becomes income, gift or purchase, what went out a payment or a loss. */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import { INCOME_KINDS, type LedgerEvent, type Leg } from '@cryptax/ledger';
import type { LedgerError } from '../answer.ts';
import type { LabelRule, SimilarEvents } from '../edit-types.ts';
import type { EventLabel } from '../event-labels.ts';
import type { LoadedBook } from './loaded-book.ts';

const doesNotFit: Result<never, LedgerError> = err({ code: 'edit.impossible', reason: 'label-does-not-fit' });

export function relabel(event: LedgerEvent, label: EventLabel): Result<LedgerEvent, LedgerError> {
  const [coming, going] = sides(event);
  if (coming !== undefined && going === undefined) return received(event, coming, label);
  if (going !== undefined && coming === undefined && event.kind !== 'transfer') return sent(event, going, label);
  return doesNotFit;
}

function sides(event: LedgerEvent): readonly [Leg | undefined, Leg | undefined] {
  return ['in' in event ? event.in : undefined, 'out' in event ? event.out : undefined];
}

function received(event: LedgerEvent, coming: Leg, label: EventLabel): Result<LedgerEvent, LedgerError> {
  const base = { ...baseOf(event), in: coming };
  const value = valueFields(event);
  const incomeKind = INCOME_KINDS.find((kind) => label === `income:${kind}`);
  if (incomeKind !== undefined) return ok({ ...base, ...value, kind: 'income', incomeKind });
  if (label === 'gift-in') return ok({ ...base, ...value, kind: 'gift-in' });
  return label === 'buy' ? ok({ ...base, ...value, kind: 'buy' }) : doesNotFit;
}

function sent(event: LedgerEvent, going: Leg, label: EventLabel): Result<LedgerEvent, LedgerError> {
  const base = { ...baseOf(event), out: going };
  const value = valueFields(event);
  switch (label) {
    case 'sell':
    case 'spend':
    case 'fee':
      return ok({ ...base, ...value, kind: label });
    case 'gift-out':
    case 'lost':
    case 'redeem':
      return ok({ ...base, kind: label });
    default:
      return doesNotFit;
  }
}

function baseOf({ id, at, wallet, fee, source, valueOrigin, txHash, spent, address, note }: LedgerEvent) {
  return {
    id,
    at,
    wallet,
    ...defined({ fee, source, valueOrigin, txHash, spent, address, note }),
  };
}

function valueFields(event: LedgerEvent): { readonly valueEur?: string } {
  return 'valueEur' in event && event.valueEur !== undefined ? { valueEur: event.valueEur } : {};
}

/**
 * Events alike in what a rule can see: kind, asset, wallet and format. A saved rule finds the same ones in later
 * imports.
 */
type Basis = SimilarEvents['basis'];

function basisOf(event: LedgerEvent): Basis {
  const leg = 'out' in event ? event.out : 'in' in event ? event.in : undefined;
  const label = event.kind === 'income' ? `income:${event.incomeKind}` : event.kind;
  const format = event.source?.format;
  return { kind: label, asset: leg?.asset ?? '', wallet: event.wallet, ...defined({ format }) };
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

/** How many entries are what the rule makes of them: they came with its kind of file, wallet and coin. */
export function labelledBy(events: readonly LedgerEvent[], { match, label }: LabelRule): number {
  const made = { ...match, kind: label };
  return events.filter((event) => fits(event, made)).length;
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
