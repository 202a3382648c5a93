/** The same coins under another name: what came in becomes income, gift or purchase, what went out a payment or a loss. */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import { INCOME_KINDS, type LedgerEvent, type Leg } from '@cryptax/ledger';
import type { LedgerError } from '../answer.ts';
import type { EventLabel, LabelRule, SimilarEvents } from '../edit-types.ts';
import { EVERY, type ListedRule } from '../rule-types.ts';
import type { LoadedBook } from './loaded-book.ts';
import { answerRulesOf, fitsEntry } from './rule-fits.ts';

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
  return defined({ valueEur: 'valueEur' in event ? event.valueEur : undefined });
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
    own.kind === basis.kind &&
    [EVERY, own.asset].includes(basis.asset) &&
    [EVERY, own.wallet].includes(basis.wallet) &&
    [EVERY, own.format].includes(basis.format)
  );
}

/** How many entries are what the rule makes of them: they came with its kind of file, wallet and coin. */
export function labelledBy(events: readonly LedgerEvent[], { match, label }: Omit<LabelRule, 'id' | 'name'>): number {
  const made = { ...match, kind: label };
  return events.filter((event) => fits(event, made)).length;
}

/** Entries of a file as the user's labels name them; one that does not fit its entry leaves it as it is. */
export function applyLabels(
  events: readonly LedgerEvent[],
  rules: readonly ListedRule[],
  book: Pick<LoadedBook, 'wallets'>,
): readonly LedgerEvent[] {
  if (rules.every(({ of }) => of !== 'label')) return events;
  return events.map((event) => {
    const first = firstOf(rules, event, book);
    const changed = first?.of === 'label' ? relabel(event, first.label.label) : undefined;
    return changed?.ok ? changed.value : event;
  });
}

/**
 * The first of the list that is about an entry. Where that is a rule for open movements or an address, the entry stays as its
 * file names it: such rules answer questions and rename nothing, but no label behind them has the word.
 */
export function firstOf(
  rules: readonly ListedRule[],
  event: LedgerEvent,
  book: Pick<LoadedBook, 'wallets'>,
): ListedRule | undefined {
  return rules.find((rule) =>
    rule.of === 'label'
      ? fits(event, rule.label.match)
      : answerRulesOf(rule).some(({ when }) => fitsEntry(when, event, book)),
  );
}
