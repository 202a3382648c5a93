/**
 * What every planning question starts from: the open lots of the book, the person's figures and profile, prices at
 * hand, the positions to choose from. Kept per state of the book, because a slider asks many times.
 */
import { compare, compareText, type Day, type Decimal, dec, formatDay, parseDecimal, yearOfDay } from '@cryptax/kernel';
import {
  amountText,
  averagePools,
  euroText,
  type Fine,
  fineValue,
  freeFrom,
  isFreeOn,
  notPlanned,
  type Person,
  type PlanPool,
  personOf,
  planPools,
  type Volatility,
  volatilityOf,
  yearCalculator,
} from '@cryptax/planning';
import { type PriceLine, pointUpTo, priceDoubts } from '@cryptax/portfolio';
import type { TaxSettings } from '../../../platform/ledger/ledger-state.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { type KnownPrices, knownPrices, priceLines } from '../../portfolio/worker/price-lines.ts';
import type { PlanBasis, PlanPosition, PlanPositions, PriceDays, PriceQuestion } from '../planning-types.ts';

export interface PlanContext {
  readonly engine: LoadedBook['engine'];
  readonly valued: LoadedBook['valued'];
  readonly pools: readonly PlanPool[];
  /** The same with average cost from the start: another run over the ledger, made when first asked for. */
  readonly averages: () => readonly PlanPool[];
  readonly assets: readonly string[];
  readonly person: Person;
  readonly settings: TaxSettings;
  readonly known: KnownPrices;
  readonly today: Day;
}

export async function planContext(loaded: LoadedBook, { store, markets, today }: LiveLedger): Promise<PlanContext> {
  /** Read in one go: the book may move on while something is awaited. */
  const { engine, valued } = loaded;
  const pools = planPools(engine);
  const ledger = personOf(engine, {});
  const settings = await taxSettings(store);
  let averages: readonly PlanPool[] | undefined;
  const assets = [...new Set(pools.map(({ asset }) => asset))];
  return {
    engine,
    valued,
    pools,
    assets,
    averages: () => {
      averages ??= averagePools(valued, settings.match);
      return averages;
    },
    person: { ...ledger, profile: settings.profile },
    settings,
    known: await knownPrices(valued, assets, markets),
    today: today(),
  };
}

export interface PricesNow {
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly origins: ReadonlyMap<string, NonNullable<PlanPosition['origin']>>;
}

/** A typed price wins, then a live one, then the last close or the user's own last trade. */
export function pricesNow({ known, assets, today }: PlanContext, { typed, live = {} }: PriceQuestion): PricesNow {
  const lines = priceLines(known, assets, live, today);
  const prices = new Map<string, Decimal>();
  const origins = new Map<string, NonNullable<PlanPosition['origin']>>();
  for (const asset of assets) {
    const own = parseDecimal(typed[asset] ?? '');
    const point = pointOf(lines.get(asset), today);
    if (own.ok && own.value.units > 0n) {
      prices.set(asset, own.value);
      origins.set(asset, { kind: 'typed', source: '', time: formatDay(today), ageDays: 0 });
    } else if (point !== undefined && point.price.units > 0n) {
      prices.set(asset, point.price);
      const time = point.time ?? formatDay(point.day);
      origins.set(asset, { kind: point.kind, source: point.source, time, ageDays: today - point.day });
    }
  }
  return { prices, origins };
}

/** What the figures of a plan rest on, said beside them. */
export function planBasis({ engine }: PlanContext, now: PricesNow): PlanBasis {
  const market = Array.from(now.origins, ([asset, { kind, ...origin }]) =>
    kind === 'typed' ? { asset } : { asset, now: { ...origin, kind } },
  );
  return { priceDays: priceDays(now), doubts: priceDoubts(market), ...notPlanned(engine) };
}

/** Of the prices that were not typed. */
function priceDays({ origins }: PricesNow): PriceDays | null {
  const days = [...origins.values()].filter(({ kind }) => kind !== 'typed').map(({ time }) => time.slice(0, 10));
  const [from, to] = [days.toSorted().at(0), days.toSorted().at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

function pointOf(line: PriceLine | undefined, today: Day) {
  return line === undefined ? undefined : pointUpTo(line, today);
}

const VOLATILITY_DAYS = 180;

/** Swing of each asset over the last half year of closes. */
export function volatilities({ known, assets, today }: PlanContext): ReadonlyMap<string, Volatility> {
  return new Map(
    assets.map((asset) => {
      const closes = (known.closes.get(asset) ?? [])
        .filter(({ day }) => day > today - VOLATILITY_DAYS && day <= today)
        .toSorted((a, b) => a.day - b.day)
        .map(({ price }) => Number(price.units) / 10 ** price.scale);
      return [asset, volatilityOf(closes)] as const;
    }),
  );
}

/** The positions a plan can choose from: one line per asset, with its price, its worth and how much of it is free. */
export function planPositions(
  context: PlanContext,
  now: PricesNow,
  day: Day,
  wallet: string | undefined,
): PlanPositions {
  const pools = poolsIn(context.pools, wallet);
  const assets = context.assets.filter((asset) => pools.some((pool) => pool.asset === asset));
  const positions = assets.map((asset) => positionOf(asset, pools, now, day));
  const worth = (position: PlanPosition) => dec(position.value ?? '-1');
  return {
    today: formatDay(context.today),
    positions: positions.toSorted((a, b) => compare(worth(b), worth(a)) || compareText(a.asset, b.asset)),
    value: euroText(poolsValue(pools, now)),
    events: context.valued.length,
    year: yearCalculator(context.person, yearOfDay(day)).base.year,
    wallets: [...new Set(context.pools.map((pool) => pool.wallet))].sort(compareText),
    ...planBasis(context, now),
  };
}

/** What one wallet holds, or all of them. */
export function poolsIn(pools: readonly PlanPool[], wallet: string | undefined): readonly PlanPool[] {
  return wallet === undefined ? pools : pools.filter((pool) => pool.wallet === wallet);
}

export function poolsValue(pools: readonly PlanPool[], { prices }: PricesNow): Fine {
  return pools.reduce((sum, { asset, units, scale }) => {
    const price = prices.get(asset);
    return price === undefined ? sum : sum + fineValue(units, scale, price);
  }, 0n);
}

function positionOf(asset: string, pools: readonly PlanPool[], { prices, origins }: PricesNow, day: Day): PlanPosition {
  const own = pools.filter((pool) => pool.asset === asset);
  const lots = own.flatMap((pool) => pool.lots);
  const units = own.reduce((sum, pool) => sum + pool.units, 0n);
  const free = lots.filter((lot) => isFreeOn(lot, day)).reduce((sum, lot) => sum + lot.units, 0n);
  const next = lots
    .filter((lot) => !isFreeOn(lot, day))
    .reduce((first, lot) => Math.min(first, freeFrom(lot)), Infinity);
  const price = prices.get(asset);
  const scale = own[0]?.scale ?? 0;
  return {
    asset,
    amount: amountText(units, scale),
    cost: euroText(own.reduce((sum, pool) => sum + pool.cost, 0n)),
    price: price === undefined ? null : amountText(price.units, price.scale),
    origin: origins.get(asset) ?? null,
    value: price === undefined ? null : euroText(fineValue(units, scale, price)),
    freeShare: units === 0n ? 0 : Number((free * 10_000n) / units) / 10_000,
    nextFree: Number.isFinite(next) ? formatDay(next as Day) : null,
    lots: lots.length,
    wallets: own.map(({ wallet }) => wallet).sort(),
  };
}
