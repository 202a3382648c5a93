/** Euro as whole cents while a sum is divided, so that parts add up to it. */
import { type Decimal, dec, decimal, divideRounded, formatDecimal, toCents } from '@cryptax/kernel';

export function centsOf(euro: string | Decimal): bigint {
  const { units, scale } = toCents(typeof euro === 'string' ? dec(euro) : euro);
  return scale === 2 ? units : units * 10n ** BigInt(2 - scale);
}

export function euroText(cents: bigint): string {
  return formatDecimal(decimal(cents, 2));
}

/** `amount` times `part` of `whole`, to the cent. */
export function shareOf(amount: bigint, part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : divideRounded(amount * part, whole, 'half-away');
}
