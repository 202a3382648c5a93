/**
 * The fees behind a comparison, each from the nearest source: what the user typed, what his own last withdrawal cost, what
 * a public list says. A withdrawal fee that none of them tells is unknown, never zero.
 */
import { dec, formatShortest, isNegative, multiply, parseDecimal } from '@cryptax/kernel';
import type { SeenWithdrawal, TypedFees, VenueFees } from '../../../../../platform/ledger/price-types.ts';
import type { FeeTable } from './spread.ts';
import { VENUE_FEES } from './venue-fees.data.ts';

export type WithdrawalFee =
  | { readonly kind: 'typed' | 'listed'; readonly fee: string }
  | { readonly kind: 'seen'; readonly fee: string; readonly day: string };

/** Percent, as it is shown. */
export function takerPercent({ typed }: VenueFees, venue: string): string | undefined {
  const listed = VENUE_FEES.find(({ id }) => id === venue)?.taker;
  return typed.taker[venue] ?? (listed === undefined ? undefined : formatShortest(multiply(dec(listed), dec('100'))));
}

export function withdrawalFee({ typed, seen }: VenueFees, venue: string, coin: string): WithdrawalFee | undefined {
  const own = typed.withdrawal[venue]?.[coin];
  if (own !== undefined) return { kind: 'typed', fee: own };
  const last = seen.find((one: SeenWithdrawal) => one.venue === venue && one.asset === coin);
  if (last !== undefined) return { kind: 'seen', fee: last.fee, day: last.day };
  const listed = VENUE_FEES.find(({ id }) => id === venue)?.withdrawal[coin];
  return listed === undefined ? undefined : { kind: 'listed', fee: listed };
}

/** As ratios and units; what cannot be read counts as unknown. */
export function feeTableOf(fees: VenueFees, coins: readonly string[]): FeeTable {
  const taker: Record<string, string> = {};
  const withdrawal: Record<string, Record<string, string>> = {};
  for (const { id } of VENUE_FEES) {
    const percent = readable(takerPercent(fees, id));
    if (percent !== undefined) taker[id] = formatShortest(multiply(dec(percent), dec('0.01')));
    const known = coins.flatMap((coin) => {
      const fee = readable(withdrawalFee(fees, id, coin)?.fee);
      return fee === undefined ? [] : [[coin, fee]];
    });
    withdrawal[id] = Object.fromEntries(known);
  }
  return { taker, withdrawal };
}

/** null takes the typed figure away: the nearest other source holds again. */
export function withTaker(typed: TypedFees, venue: string, percent: string | null): TypedFees {
  return { ...typed, taker: changed(typed.taker, venue, percent) };
}

export function withWithdrawal(typed: TypedFees, venue: string, coin: string, fee: string | null): TypedFees {
  const coins = changed(typed.withdrawal[venue] ?? {}, coin, fee);
  return { ...typed, withdrawal: { ...typed.withdrawal, [venue]: coins } };
}

function changed(
  table: Readonly<Record<string, string>>,
  key: string,
  value: string | null,
): Readonly<Record<string, string>> {
  const { [key]: _, ...others } = table;
  return value === null ? others : { ...others, [key]: value };
}

function readable(text: string | undefined): string | undefined {
  const value = parseDecimal(text ?? '');
  return value.ok && !isNegative(value.value) ? text : undefined;
}
