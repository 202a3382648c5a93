/** Reads one event: its kind decides the fields, then come the checks that need more than one field. */
import { compare, dec, isRecord, isZero } from '@cryptax/kernel';
import { isFiat } from '../assets/fiat.ts';
import { EVENT_KINDS, type EventKind, type LedgerEvent } from '../events/ledger-event.ts';
import { EVENT_FIELDS, MOVING_FIELDS } from './event-schema.ts';
import { oneOf } from './field-readers.ts';
import type { ReadContext } from './read-context.ts';
import { readObject } from './read-object.ts';

const readKind = oneOf(EVENT_KINDS);

/** The event, or undefined with at least one error noted. */
export function readEvent(raw: unknown, context: ReadContext): LedgerEvent | undefined {
  if (!isRecord(raw)) return context.fail('field.wrong-type', '', { expected: 'object' });
  if (raw.kind === undefined || raw.kind === null) return context.fail('field.missing', 'kind');
  const kind = readKind(raw.kind, 'kind', context) as EventKind | undefined;
  if (kind === undefined) return undefined;
  const before = context.errors.length;
  const fields = readObject(raw, EVENT_FIELDS[kind], '', context, (name, path) => {
    if (MOVING_FIELDS.has(name) && raw[name] !== null) context.fail('field.unexpected', path, { kind });
    else context.noteUnknown(path);
  });
  if (fields === undefined || context.errors.length > before) return undefined;
  /** The readers of the kind's table have checked each field: the one place where data become an event. */
  const event = fields as unknown as LedgerEvent;
  checkFee(event, context);
  checkKind(event, context);
  return context.errors.length > before ? undefined : event;
}

/** Money needs its euro value; a fee in the coin received lowers what arrives (rule book 1.7), so something must be left. */
function checkFee(event: LedgerEvent, context: ReadContext): void {
  const { fee } = event;
  if (fee === undefined) return;
  if (isFiat(fee.asset) && fee.asset !== 'EUR' && fee.valueEur === undefined) {
    context.fail('field.missing', 'fee.valueEur');
  } else if ('in' in event && event.in.asset === fee.asset && compare(dec(fee.amount), dec(event.in.amount)) >= 0) {
    context.fail('event.fee-eats-all', 'fee.amount', { fee: fee.amount, amount: event.in.amount, asset: fee.asset });
  }
}

function checkKind(event: LedgerEvent, context: ReadContext): void {
  if (event.kind === 'open' && 'in' in event === 'out' in event) context.fail('event.open-needs-one-side', 'in');
  if (event.kind === 'fork' && event.asset === event.in.asset) {
    context.fail('event.fork-of-itself', 'in.asset', { asset: event.asset });
  }
  if (event.kind === 'assumed-acquisition' && event.basis === 'zero-cost' && !isZero(dec(event.valueEur))) {
    context.fail('event.zero-cost-with-value', 'valueEur', { value: event.valueEur });
  }
  /** Both texts are in the one UTC form, so comparing them compares the moments. */
  if ('acquiredAt' in event && event.acquiredAt !== undefined && event.acquiredAt > event.at) {
    context.fail('time.after-event', 'acquiredAt', { value: event.acquiredAt, at: event.at });
  }
}
