/** The fees as the user sees and changes them: percent and units as typed; what cannot be read counts as unknown. */
import { dec, formatShortest, isNegative, multiply, parseDecimal } from '@cryptax/kernel';
import type { FeeTable } from './spread.ts';
import { VENUE_FEES } from './venue-fees.data.ts';

export interface FeeInput {
  /** Percent by venue, decimal text with a point; empty while being typed. */
  readonly taker: Readonly<Record<string, string>>;
  /** Units by venue and coin. */
  readonly withdrawal: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const STANDARD_FEES: FeeInput = {
  taker: Object.fromEntries(VENUE_FEES.map(({ id, taker }) => [id, formatShortest(multiply(dec(taker), dec('100')))])),
  withdrawal: Object.fromEntries(VENUE_FEES.map(({ id, withdrawal }) => [id, withdrawal])),
};

export function feeTableOf({ taker, withdrawal }: FeeInput): FeeTable {
  return {
    taker: mapValues(taker, (text) => {
      const percent = readable(text);
      return percent === undefined ? undefined : formatShortest(multiply(dec(percent), dec('0.01')));
    }),
    withdrawal: mapValues(withdrawal, (coins) => mapValues(coins, readable)),
  };
}

function readable(text: string): string | undefined {
  const value = parseDecimal(text);
  return value.ok && !isNegative(value.value) ? text : undefined;
}

function mapValues<A, B>(table: Readonly<Record<string, A>>, change: (value: A) => B | undefined): Record<string, B> {
  const result: Record<string, B> = {};
  for (const [key, value] of Object.entries(table)) {
    const changed = change(value);
    if (changed !== undefined) result[key] = changed;
  }
  return result;
}
