/**
 * How far the value is spread: 100 times one less the sum of the squared shares (formula `one-minus-hhi`). One asset
 * gives 0, two halves 50, ten tenths 90. It counts assets, not how they move together; the matrix shows that.
 */
import { dec } from '@cryptax/kernel';
import { absent, known, type Measured, type Origin } from './measured.ts';

export function diversification(shares: readonly string[], today: string): Measured<number> {
  const origin: Origin = { formula: 'one-minus-hhi', window: { from: today, to: today }, samples: shares.length };
  if (shares.length === 0) return absent(origin, { code: 'no-prices' });
  const weights = shares.map((share) => ratioOf(share));
  return known(origin, 100 * (1 - weights.reduce((sum, weight) => sum + weight * weight, 0)));
}

function ratioOf(share: string): number {
  const { units, scale } = dec(share);
  return Number(units) / 10 ** scale;
}
