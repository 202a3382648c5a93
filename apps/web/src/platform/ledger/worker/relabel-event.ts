/** The same coins under another name: what came in becomes income, gift or purchase, what went out a payment or a loss. */
import { err, ok, type Result } from '@cryptax/kernel';
import { INCOME_KINDS, type LedgerEvent, type Leg } from '@cryptax/ledger';
import type { LedgerError } from '../answer.ts';
import type { EventLabel } from '../event-labels.ts';

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

function baseOf({ id, at, wallet, fee, source, valueOrigin, txHash, note }: LedgerEvent) {
  return {
    id,
    at,
    wallet,
    ...(fee === undefined ? {} : { fee }),
    ...(source === undefined ? {} : { source }),
    ...(valueOrigin === undefined ? {} : { valueOrigin }),
    ...(txHash === undefined ? {} : { txHash }),
    ...(note === undefined ? {} : { note }),
  };
}

function valueFields(event: LedgerEvent): { readonly valueEur?: string } {
  return 'valueEur' in event && event.valueEur !== undefined ? { valueEur: event.valueEur } : {};
}
