/** What is held of each asset: amount and cost as the engine has them, value and share at the last price known. */
import {
  add,
  type Day,
  type Decimal,
  dec,
  divide,
  formatDay,
  formatDecimal,
  formatShortest,
  groupBy,
  multiply,
  subtract,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import type { HoldingView, OpenLotView } from '@cryptax/ledger';
import { type FirstFreeDay, lotSummary } from '../lots/open-lots.ts';
import type { AssetPosition, PriceNow } from '../model/portfolio-model.ts';
import { indexUpTo, type PriceLine, type PricesOf, pointUpTo } from '../prices/price-line.ts';

const SHARE_SCALE = 6;

export interface PositionInput {
  readonly holdings: readonly HoldingView[];
  /** Where the coins lie, also when lots are matched over all wallets. */
  readonly walletHoldings: readonly HoldingView[];
  readonly lots: readonly OpenLotView[];
  readonly pricesOf: PricesOf;
  readonly today: Day;
  readonly firstFreeDay: FirstFreeDay;
}

/** By value, those without a price last. */
export function positionsOf(input: PositionInput): readonly AssetPosition[] {
  const [lots, places] = [byAsset(input.lots), byAsset(input.walletHoldings)];
  const drafts = Array.from(byAsset(input.holdings), ([asset, own]) =>
    draftOf(own, lots.get(asset) ?? [], places.get(asset) ?? [], asset, input),
  );
  const whole = drafts.reduce((sum, { value }) => add(sum, value ?? ZERO), ZERO);
  return drafts
    .sort((a, b) => order(a.value, b.value) || (a.position.asset < b.position.asset ? -1 : 1))
    .map(({ position, value }) =>
      value === undefined || whole.units === 0n ? position : { ...position, share: shareOf(value, whole) },
    );
}

function draftOf(
  own: readonly HoldingView[],
  lots: readonly OpenLotView[],
  places: readonly HoldingView[],
  asset: string,
  { pricesOf, today, firstFreeDay }: PositionInput,
): { position: AssetPosition; value: Decimal | undefined } {
  const amount = own.reduce((sum, holding) => add(sum, dec(holding.amount)), ZERO);
  const known = own.flatMap(({ cost }) => (cost === null ? [] : [dec(cost)]));
  const cost = known.reduce(add, ZERO);
  const withoutCost = own.reduce((sum, holding) => add(sum, dec(holding.withoutCost ?? '0')), ZERO);
  const isWhole = withoutCost.units === 0n;
  const line = pricesOf(asset);
  const now = line === undefined ? undefined : priceNow(line, today);
  const price = now === undefined ? undefined : dec(now.price);
  const value = price === undefined ? undefined : toCents(multiply(amount, price));
  const before = line === undefined || value === undefined ? undefined : dayBefore(line, today, amount, value);
  const position: AssetPosition = {
    asset,
    amount: formatShortest(amount),
    cost: known.length === 0 && !isWhole ? null : euro(cost),
    ...(isWhole ? {} : { withoutCost: formatShortest(withoutCost) }),
    wallets: places.map(({ wallet }) => wallet).sort(),
    lots: lotSummary(lots, { today, firstFreeDay, price }),
    now,
    value: value === undefined ? undefined : euro(value),
    unrealised: value === undefined || !isWhole ? undefined : euro(subtract(value, cost)),
    dayBefore: before,
  };
  return { position, value };
}

function byAsset<T extends { readonly asset: string }>(items: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return groupBy(items, ({ asset }) => asset);
}

function priceNow(line: PriceLine, today: Day): PriceNow | undefined {
  const point = pointUpTo(line, today);
  if (point === undefined) return undefined;
  const { price, kind, source, day, time } = point;
  return { price: formatShortest(price), kind, source, time: time ?? formatDay(day), ageDays: today - day };
}

/** The price of the day before the last one, where there is one, and what the step between them did to the position. */
function dayBefore(line: PriceLine, today: Day, amount: Decimal, value: Decimal): AssetPosition['dayBefore'] {
  const at = indexUpTo(line, today);
  const [last, previous] = [line.points[at], line.points[at - 1]];
  if (last === undefined || previous === undefined || last.day - previous.day !== 1) return undefined;
  const { price, source, day } = previous;
  const change = subtract(value, toCents(multiply(amount, price)));
  return { price: formatShortest(price), source, day: formatDay(day), change: euro(change) };
}

export function shareOf(value: Decimal, whole: Decimal): string {
  return formatShortest(divide(value, whole, SHARE_SCALE, 'half-even'));
}

export function euro(value: Decimal): string {
  return formatDecimal(toCents(value));
}

function order(a: Decimal | undefined, b: Decimal | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  const rest = subtract(b, a).units;
  return rest === 0n ? 0 : rest > 0n ? 1 : -1;
}
