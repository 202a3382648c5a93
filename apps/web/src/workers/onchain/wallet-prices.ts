/**
 * What coins are worth on the list of wallets: live prices while they are allowed, else the last close that is at hand,
 * each with its source and its moment. Whoever looks sees how old a value is; a coin nobody prices has none.
 */
import { decimal, formatDay, formatShortest, normalize } from '@cryptax/kernel';
import { type EcbRates, loadRates, packSource } from '@cryptax/prices';
import type { MarketMode } from '../../lib/ledger/markets-api.ts';
import type { WalletHolding, WalletList } from '../../lib/ledger/onchain-api.ts';
import { livePricesOn } from '../book/kept-settings.ts';
import type { Session } from '../session.ts';

type Price = NonNullable<WalletHolding['price']>;

export interface WalletPrices {
  readonly mode: MarketMode;
  readonly byAsset: ReadonlyMap<string, Price>;
  readonly usd: WalletList['usd'];
}

/** A price this old is good enough for a list that looks again every half minute. */
const PRICE_AGE_MS = 60_000;

export async function walletPrices(assets: readonly string[], live: Session): Promise<WalletPrices> {
  const mode = await modeOf(live);
  const current = await live.markets.ask({ assets, maxAgeMs: PRICE_AGE_MS, mode });
  const rates = await currentRates(live);
  const byAsset = new Map<string, Price>(
    await lastCloses(
      assets.filter((asset) => !current.prices.some((price) => price.asset === asset && price.state === 'live')),
      live,
      rates,
    ),
  );
  for (const { asset, price, source, time, state } of current.prices) {
    const known = byAsset.get(asset);
    if (known === undefined || known.time < time)
      byAsset.set(asset, { eur: price, source, time, isLive: state === 'live' });
  }
  const dollar = rates?.rateOn('USD', rates.lastDay);
  const usd =
    dollar?.ok === true
      ? { rate: formatShortest(dollar.value.rate), day: formatDay(dollar.value.published) }
      : undefined;
  return { mode, byAsset, usd };
}

async function modeOf({ store, markets }: Session): Promise<MarketMode> {
  if (!(await livePricesOn(store))) return 'off';
  return markets.world.isOnline() ? 'live' : 'offline';
}

async function currentRates({ markets: { packs, sources } }: Session): Promise<EcbRates | undefined> {
  const pack = await packs.rates();
  if (!pack.ok) return undefined;
  const [newer, quotes] = [await sources.newerRates(), await sources.quotes()];
  const rates = await loadRates(pack.value, { events: [], newer, quotes: [...quotes, 'USD'] });
  return rates.ok ? rates.value : undefined;
}

async function lastCloses(
  assets: readonly string[],
  { markets: { packs, sources } }: Session,
  rates: EcbRates | undefined,
): Promise<ReadonlyMap<string, Price>> {
  const pack = await packs.prices();
  const all = [...(pack.ok ? [packSource(pack.value)] : []), ...(await sources.local())];
  const found = new Map<string, Price>();
  for (const source of all) {
    for (const { asset, series } of await source.closes(assets.map((one) => ({ asset: one, days: [] })))) {
      for (const { quote, scale, days, units } of series) {
        const [day, unit] = [days.at(-1), units.at(-1)];
        if (day === undefined || unit === undefined) continue;
        const close = normalize(decimal(unit, scale));
        const euro = quote === 'EUR' ? close : rates?.toEur(close, quote, day as never);
        const value = euro === undefined ? undefined : 'ok' in euro ? (euro.ok ? euro.value.eur : undefined) : euro;
        const time = formatDay(day as never);
        if (value === undefined || (found.get(asset)?.time ?? '') >= time) continue;
        found.set(asset, { eur: formatShortest(value), source: source.id, time, isLive: false });
      }
    }
  }
  return found;
}
