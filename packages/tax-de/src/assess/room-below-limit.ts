/**
 * What a year may still earn with nothing taxed. Both limits are all or nothing, and reached by their own amount
 * ("weniger als": § 23 (3) s. 5, § 22 Nr. 3 s. 2 EStG; rules LIM-02, L22-02). Nets are whole cents (rule LIM-03), so the
 * last free one is a cent below the limit.
 */
import { type Decimal, dec, subtract } from '@cryptax/kernel';

interface NetAndLimit {
  readonly net: string;
  readonly limit: string;
}

/** Negative once the limit is reached: then by how much the net must fall to be free again. */
export function roomBelowLimit({ net, limit }: NetAndLimit): Decimal {
  return subtract(subtract(dec(limit), dec('0.01')), dec(net));
}
