/**
 * What differs between two versions of an event, field by field as a person would name them: a quantity with its asset is
 * one field, where the row was read is none. Values stay neutral texts; words and number marks come when they are printed.
 */
import { defined } from '@cryptax/kernel';
import type { FeeLeg, LedgerEvent, Leg } from '@cryptax/ledger';
import type { FieldChange } from '@cryptax/tax-de';

/** In the order in which a reader expects them. */
const FIELDS = [
  'kind',
  'incomeKind',
  'derivativeKind',
  'nature',
  'basis',
  'at',
  'acquiredAt',
  'wallet',
  'toWallet',
  'out',
  'in',
  'asset',
  'valueEur',
  'valueInEur',
  'valueOutEur',
  'priceOldEur',
  'priceNewEur',
  'fee',
  'feeValueEur',
  'lotIds',
  'spent',
  'txHash',
  'note',
] as const;

export type EventField = (typeof FIELDS)[number];

export function fieldChanges(before: LedgerEvent | undefined, after: LedgerEvent | undefined): readonly FieldChange[] {
  const [old, now] = [factsOf(before), factsOf(after)];
  return FIELDS.flatMap((field) => {
    const change = { field, before: old[field] ?? null, after: now[field] ?? null };
    return change.before === change.after ? [] : [change];
  });
}

type Facts = { readonly [Field in EventField]?: string };

function factsOf(event: LedgerEvent | undefined): Facts {
  if (event === undefined) return {};
  const { id: _id, source: _source, valueOrigin: _origin, fee, ...rest } = event;
  const facts = Object.entries(rest).flatMap(([field, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : [[field, text] as const];
  });
  return { ...Object.fromEntries(facts), ...feeFacts(fee) };
}

function feeFacts(fee: FeeLeg | undefined): Facts {
  if (fee === undefined) return {};
  return { fee: legText(fee), ...defined({ feeValueEur: fee.valueEur }) };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return isLeg(value) ? legText(value) : undefined;
}

function legText({ amount, asset }: Leg): string {
  return `${amount} ${asset}`;
}

function isLeg(value: unknown): value is Leg {
  return typeof value === 'object' && value !== null && 'amount' in value && 'asset' in value;
}
