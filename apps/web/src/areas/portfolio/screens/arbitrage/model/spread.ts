/**
 * What buying at one venue and selling at another would really leave: the spread less the taker fees of both sides and
 * the withdrawal, each from the nearest source. Exact decimals; a fee that is not known is named, and the result then
 * is an upper bound.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  divide,
  formatDecimal,
  formatShortest,
  isNegative,
  multiply,
  parseDecimal,
  round,
  subtract,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import type { MarketQuote, SeenWithdrawal, TypedFees, VenueFees } from '../../../../../platform/ledger/price-types.ts';
import { VENUE_FEES } from './venue-fees.data.ts';

/** Ratio per venue; units per venue and coin, where known. */
export interface FeeTable {
  readonly taker: Readonly<Record<string, string>>;
  readonly withdrawal: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Opportunity {
  readonly id: string;
  readonly asset: string;
  readonly buyAt: string;
  readonly sellAt: string;
  readonly ask: string;
  readonly bid: string;
  /** (bid - ask) / ask. */
  readonly spread: string;
  readonly units: string;
  /** Euro, to the cent; each is rounded from its exact value. */
  readonly stake: string;
  readonly buyFee: string;
  /** null: not known. */
  readonly withdrawalFee: string | null;
  readonly proceeds: string;
  readonly sellFee: string;
  /** Before tax; an upper bound while the withdrawal fee is unknown. */
  readonly net: string;
}

const UNIT_SCALE = 18;

/** The best pair of venues for each coin by what is left, best coin first; a venue of unknown fees is left out. */
export function bestSpreads(quotes: readonly MarketQuote[], fees: FeeTable, stake: string): readonly Opportunity[] {
  const assets = [...new Set(quotes.map(({ asset }) => asset))];
  return assets
    .flatMap((asset) => {
      const own = quotes.filter((quote) => quote.asset === asset && fees.taker[quote.venue] !== undefined);
      const pairs = own.flatMap((buy) =>
        own.flatMap((sell) => (sell.venue === buy.venue ? [] : [spreadOf(buy, sell, fees, stake)])),
      );
      const best = pairs.sort(byNet)[0];
      return best === undefined ? [] : [best];
    })
    .sort(byNet);
}

export function spreadOf(buy: MarketQuote, sell: MarketQuote, fees: FeeTable, stake: string): Opportunity {
  const [ask, bid, spent] = [dec(buy.ask), dec(sell.bid), dec(stake)];
  const units = divide(spent, ask, UNIT_SCALE, 'down');
  const withdrawal = fees.withdrawal[buy.venue]?.[buy.asset];
  const lost = withdrawal === undefined ? ZERO : smaller(dec(withdrawal), units);
  const buyFee = multiply(spent, takerOf(fees, buy.venue));
  const proceeds = multiply(subtract(units, lost), bid);
  const sellFee = multiply(proceeds, takerOf(fees, sell.venue));
  const net = subtract(subtract(proceeds, sellFee), add(spent, buyFee));
  return {
    id: `${buy.asset} ${buy.venue} ${sell.venue}`,
    asset: buy.asset,
    buyAt: buy.venue,
    sellAt: sell.venue,
    ask: buy.ask,
    bid: sell.bid,
    spread: formatDecimal(divide(subtract(bid, ask), ask, 6, 'half-even')),
    units: formatDecimal(round(units, 8, 'down')),
    stake: cents(spent),
    buyFee: cents(buyFee),
    withdrawalFee: withdrawal === undefined ? null : cents(multiply(lost, bid)),
    proceeds: cents(multiply(units, bid)),
    sellFee: cents(sellFee),
    net: cents(net),
  };
}

function takerOf({ taker }: FeeTable, venue: string): Decimal {
  const ratio = taker[venue];
  if (ratio === undefined) throw new RangeError(`No taker fee of ${venue}`);
  return dec(ratio);
}

function byNet(a: Opportunity, b: Opportunity): number {
  return compare(dec(b.net), dec(a.net));
}

function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) < 0 ? a : b;
}

function cents(value: Decimal): string {
  return formatDecimal(toCents(value));
}

export type WithdrawalFee =
  | { readonly kind: 'typed' | 'listed'; readonly fee: string }
  | { readonly kind: 'seen'; readonly fee: string; readonly day: string };

/**
 * The fees behind a comparison, each from the nearest source: what the user typed, what his own last withdrawal cost, what
 * a public list says. A withdrawal fee that none of them tells is unknown, never zero.
 * Percent, as it is shown.
 */
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
