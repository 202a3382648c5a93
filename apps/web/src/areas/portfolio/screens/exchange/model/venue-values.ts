/** Values of a venue's balance at the prices of the portfolio, and its rows for a file. Exact products, rounded once. */
import { add, dec, formatDecimal, multiply, toCents } from '@cryptax/kernel';
import { priceDoubts } from '@cryptax/portfolio';
import type { VenueView } from '../../../../../platform/ledger/price-types.ts';
import type { AssetPosition, PriceDoubt, PriceNow } from '../../../portfolio-types.ts';

export interface ValuedBalance {
  readonly asset: string;
  readonly amount: string;
  readonly cost?: string | undefined;
  readonly now?: PriceNow | undefined;
  readonly value?: string | undefined;
}

export function valuedBalances({ balances }: VenueView, positions: readonly AssetPosition[]): readonly ValuedBalance[] {
  const prices = new Map(positions.map(({ asset, now }) => [asset, now]));
  return balances.map(({ asset, amount, cost }) => {
    const now = prices.get(asset);
    if (now === undefined) return { asset, amount, cost };
    return { asset, amount, cost, now, value: cents(multiply(dec(amount), dec(now.price))) };
  });
}

export interface VenueTotal {
  /** null while nothing has a price. */
  readonly value: string | null;
  readonly unpriced: readonly string[];
  readonly doubts: readonly PriceDoubt[];
}

/** The sum of the lines as they are shown, so that they add up. */
export function venueTotal(balances: readonly ValuedBalance[]): VenueTotal {
  const priced = balances.flatMap(({ value }) => (value === undefined ? [] : [dec(value)]));
  const unpriced = balances.filter(({ now }) => now === undefined).map(({ asset }) => asset);
  const value = priced.length === 0 ? null : formatDecimal(priced.reduce(add));
  return { value, unpriced, doubts: priceDoubts(balances) };
}

export interface Realised {
  /** null where every result is unknown. */
  readonly value: string | null;
  readonly pending: number;
}

export function realisedTotal({ years }: Pick<VenueView, 'years'>): Realised {
  const known = years.flatMap(({ gain }) => (gain === null ? [] : [dec(gain)]));
  const pending = years.reduce((sum, year) => sum + year.pending, 0);
  const isKnown = years.length === 0 || known.length > 0;
  return { value: isKnown ? formatDecimal(known.reduce(add, dec('0.00'))) : null, pending };
}

export const VENUE_HEAD = [
  'part',
  'name',
  'amount',
  'value_eur',
  'cost_eur',
  'fees_eur',
  'result_eur',
  'taxable_eur',
] as const;

export function venueRows(view: VenueView, balances: readonly ValuedBalance[]): readonly (readonly string[])[] {
  return [
    ...balances.map(({ asset, amount, value, cost }) => [
      'balance',
      asset,
      amount,
      value ?? '',
      cost ?? '',
      '',
      '',
      '',
    ]),
    ...view.years.map(({ year, fees, gain, taxable }) => [
      'year',
      String(year),
      '',
      '',
      '',
      fees ?? '',
      gain ?? '',
      taxable ?? '',
    ]),
  ];
}

function cents(value: ReturnType<typeof dec>): string {
  return formatDecimal(toCents(value));
}
