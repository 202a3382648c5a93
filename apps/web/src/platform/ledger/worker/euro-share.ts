/** What a part of the coins that an event gives away is worth, at the event's own price. */
import { dec, divide, formatDecimal, isZero, multiply } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { euroOf } from './event-rows.ts';

export function euroShare(event: LedgerEvent, part: string, whole: string): string | undefined {
  const value = euroOf(event);
  if (value === undefined || isZero(dec(whole))) return undefined;
  return formatDecimal(divide(multiply(dec(value), dec(part)), dec(whole), 2, 'half-away'));
}
