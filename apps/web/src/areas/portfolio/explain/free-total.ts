/** What could be sold without tax today: the sum of its lines as shown, and its share of everything that has a price. */
import { add, compare, dec, formatDecimal, multiply, toCents, ZERO } from '@cryptax/kernel';
import type { AssetPosition } from '../portfolio-types.ts';

export interface FreeTotal {
  readonly value: string;
  readonly ratio: number;
}

/** null while nothing has a price. `isSure`: of other coins nothing is counted as free. */
export function freeTotal(
  assets: readonly AssetPosition[],
  isSure: (asset: string) => boolean = () => true,
): FreeTotal | null {
  let [free, whole] = [dec('0.00'), ZERO];
  for (const position of assets) {
    whole = add(whole, dec(position.value ?? '0'));
    if (isSure(position.asset)) free = add(free, dec(freeValue(position) ?? '0'));
  }
  if (compare(whole, ZERO) <= 0) return null;
  const value = formatDecimal(free);
  return { value, ratio: Number(value) / Number(formatDecimal(whole)) };
}

/**
 * Of one position, to the cent; undefined without a price. Lots can hold more than the wallets do, as long as the purchase
 * of something sold is missing; nobody can sell more than is there.
 */
export function freeValue({ amount, now, lots }: Pick<AssetPosition, 'amount' | 'now' | 'lots'>): string | undefined {
  if (now === undefined) return undefined;
  const [held, free] = [dec(amount), dec(lots.freeAmount)];
  const sellable = compare(free, held) > 0 ? held : free;
  return formatDecimal(toCents(multiply(sellable, dec(now.price))));
}
