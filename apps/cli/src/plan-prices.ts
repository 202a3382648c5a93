/**
 * The price at which a plan sells each coin: the one given for no particular moment, else the last close of the user's own
 * files up to the day of the sale. A close that is old is used and named.
 */
import { type Day, type Decimal, divide, formatDay, type Issue, issue } from '@cryptax/kernel';
import { type DailyPoint, type EcbRates, pointsOf } from '@cryptax/prices';
import type { OwnPrices } from './own-prices.ts';
import { bundledRates } from './value-events.ts';

export interface PlanPrice {
  readonly price: Decimal;
  readonly source: string;
  readonly day?: Day;
}

export interface PlanPrices {
  readonly prices: ReadonlyMap<string, PlanPrice>;
  readonly issues: readonly Issue[];
}

/** Markets move more in a week than a plan should pass over. */
const OLD_AFTER_DAYS = 7;
/** As in the valuation: a division by a reference rate keeps 30 decimals. */
const SCALE = 30;

interface Close extends DailyPoint {
  readonly quote: string;
  readonly source: string;
}

export async function planPrices(
  own: OwnPrices,
  assets: readonly string[],
  soldOn: Day,
  today: Day,
): Promise<PlanPrices> {
  const prices = new Map<string, PlanPrice>(own.spot);
  const issues: Issue[] = [];
  const rates = own.sources.length === 0 ? undefined : await bundledRates(own.quotes);
  for (const asset of assets) {
    if (prices.has(asset)) continue;
    const close = rates === undefined ? undefined : await lastClose(own, asset, soldOn);
    const price = close === undefined ? undefined : inEuro(close, rates);
    if (close === undefined) issues.push(issue('plan.price-missing', 'warning', {}, { asset }));
    else if (price === undefined) issues.push(issue('plan.rate-missing', 'warning', {}, paramsOf(asset, close)));
    else {
      prices.set(asset, { price, source: close.source, day: close.day });
      const isOld = Math.min(soldOn, today) - close.day > OLD_AFTER_DAYS;
      if (isOld) issues.push(issue('plan.price-old', 'warning', {}, paramsOf(asset, close)));
    }
  }
  return { prices, issues };
}

/** The latest over all files; of the same day the first file's. */
async function lastClose({ sources }: OwnPrices, asset: string, soldOn: Day): Promise<Close | undefined> {
  let last: Close | undefined;
  for (const { id, closes } of sources) {
    const [answer] = await closes([{ asset, days: [soldOn] }]);
    for (const series of answer?.series ?? []) {
      for (const point of pointsOf(series)) {
        if (point.day > soldOn || (last !== undefined && point.day <= last.day)) continue;
        last = { ...point, quote: series.quote, source: id };
      }
    }
  }
  return last;
}

function inEuro({ value, quote, day }: Close, rates: EcbRates | undefined): Decimal | undefined {
  if (quote === 'EUR') return value;
  const rate = rates?.rateOn(quote, day);
  return rate?.ok === true ? divide(value, rate.value.rate, SCALE, 'half-even') : undefined;
}

function paramsOf(asset: string, { day, quote, source }: Close): Readonly<Record<string, string>> {
  return { asset, day: formatDay(day), currency: quote, source };
}
