/**
 * Decimals of a computed euro value: as many as a ledger file may hold (rule book 0.1 asks for at least 30 digits
 * where a division does not end). Cents are made once, in reports, never here.
 */
import { type Decimal, round } from '@cryptax/kernel';
import { LEDGER_FILE_LIMITS } from '@cryptax/ledger';

export const VALUE_SCALE: number = LEDGER_FILE_LIMITS.fractionDigits;

/** The value itself, rounded only if a ledger file could not hold it. */
export function fitValue(value: Decimal): Decimal {
  return value.scale > VALUE_SCALE ? round(value, VALUE_SCALE, 'half-even') : value;
}
