/**
 * What coins are worth on the list of wallets: live prices while they are allowed, else the last close that is at hand,
 * each with its source and its moment. Whoever looks sees how old a value is; a coin nobody prices has none.
 */
import { formatDay, formatShortest } from '@cryptax/kernel';
import type { EcbRates } from '@cryptax/prices';
import type { MarketMode } from '../../../platform/ledger/price-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { closeAt, currentRates, sourcesAtHand } from '../../portfolio/worker/known-closes.ts';
import { marketMode } from '../../prices/worker/market-mode.ts';
import type { WalletHolding, WalletList } from '../wallet-types.ts';

type Price = NonNullable<WalletHolding['price']>;

export interface WalletPrices {
  readonly mode: MarketMode;
  readonly byAsset: ReadonlyMap<string, Price>;
  readonly usd: WalletList['usd'];
}

/** A price this old is good enough for a list that looks again every half minute. */
const PRICE_AGE_MS = 60_000;

export async function walletPrices(assets: readonly string[], live: LiveLedger): Promise<WalletPrices> {
  const mode = await marketMode(live);
  const current = await live.markets.ask({ assets, maxAgeMs: PRICE_AGE_MS, mode });
  const rates = await currentRates(live.markets);
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

async function lastCloses(
  assets: readonly string[],
  { markets }: LiveLedger,
  rates: EcbRates | undefined,
): Promise<ReadonlyMap<string, Price>> {
  const found = new Map<string, Price>();
  for (const source of await sourcesAtHand(markets)) {
    for (const { asset, series } of await source.closes(assets.map((one) => ({ asset: one, days: [] })))) {
      for (const one of series) {
        const close = closeAt(one, one.days.length - 1, rates);
        if (close === undefined) continue;
        const time = formatDay(close.day);
        if ((found.get(asset)?.time ?? '') >= time) continue;
        found.set(asset, { eur: formatShortest(close.price), source: source.id, time, isLive: false });
      }
    }
  }
  return found;
}
