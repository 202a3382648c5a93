/** By which power of ten two figures differ, if that is all: an amount in satoshi, a sum in cents. */
import { absolute, compare, type Decimal, dec, multiply, subtract } from '@cryptax/kernel';

/** Units that services use: cents, thousandths, millionths, satoshi, gwei, wei. */
const POWERS = [2, 3, 6, 8, 9, 18].map((places) => ({ places, factor: dec(`1${'0'.repeat(places)}`) }));
const HUNDRED = dec('100');

/** Positive where the computed figure is the larger one; undefined for any other difference. */
export function scaleOf(computed: Decimal, stated: Decimal): number | undefined {
  for (const { places, factor } of POWERS) {
    if (isNear(computed, multiply(stated, factor))) return places;
    if (isNear(multiply(computed, factor), stated)) return -places;
  }
  return undefined;
}

/** Within a hundredth: fees and rounding. */
function isNear(a: Decimal, b: Decimal): boolean {
  return b.units !== 0n && compare(multiply(absolute(subtract(a, b)), HUNDRED), absolute(b)) <= 0;
}
