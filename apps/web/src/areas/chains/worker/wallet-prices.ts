/**
 * What coins are worth on the list of wallets: live prices while they are allowed, else the last close that is at hand,
 * each with its source and its moment. Whoever looks sees how old a value is; a coin nobody prices has none.
 */
import { dec, formatDay, formatShortest, multiply } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type ChainId, findChain, readNetworkFee } from '@cryptax/onchain';
import { pointUpTo } from '@cryptax/portfolio';
import type { MarketMode } from '../../../platform/ledger/price-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { currentRates, knownPrices, priceLines } from '../../portfolio/worker/price-lines.ts';
import { marketMode } from '../../prices/worker/complete-prices.ts';
import type { ChainFee, WalletHolding, WalletList } from '../wallet-types.ts';
import { type ChainWorld, failureOf, usableSettings } from './chain-world.ts';

/** What a transfer costs on some chains, in coin and in euro, each with who reported it and when; good for a minute. */
const GOOD_FOR_MS = 60_000;

type FeeReader = (chains: readonly ChainId[], live: LiveLedger, world: ChainWorld) => Promise<readonly ChainFee[]>;

export function createFeeReader(): FeeReader {
  const known = new Map<ChainId, Extract<ChainFee, { kind: 'known' }>>();
  return async (chains, live, world) => {
    const now = live.now();
    const symbols = chains.flatMap((chain) => findChain(chain)?.native.symbol ?? []);
    const { byAsset } = await walletPrices([...new Set<string>(symbols)], live);
    const settings = await usableSettings(live.store);
    return Promise.all(
      chains.map(async (chain): Promise<ChainFee> => {
        const earlier = known.get(chain);
        if (earlier !== undefined && Date.parse(now) - Date.parse(earlier.at) < GOOD_FOR_MS) return earlier;
        const answer = await readNetworkFee(chain, { ...settings, http: world.http(settings) });
        if (!answer.ok) return { kind: 'unknown', chain, failures: answer.error.map(failureOf) };
        const { amount, symbol } = answer.value;
        const fee = { kind: 'known', chain, at: now, ...answer.value, ...worth(amount, byAsset.get(symbol)) } as const;
        known.set(chain, fee);
        return fee;
      }),
    );
  };
}

function worth(amount: string, price: ReturnType<WalletPrices['byAsset']['get']>) {
  if (price === undefined) return {};
  return { value: { eur: formatShortest(multiply(dec(amount), dec(price.eur))), price } };
}

type Price = NonNullable<WalletHolding['price']>;

export interface WalletPrices {
  readonly mode: MarketMode;
  readonly byAsset: ReadonlyMap<string, Price>;
  readonly usd: WalletList['usd'];
}

/** A price this old is good enough for a list that looks again every half minute. */
const PRICE_AGE_MS = 60_000;

/** The lines of the portfolio, so that a coin is worth the same on every screen; `events` tell the user's own trades. */
export async function walletPrices(
  assets: readonly string[],
  live: LiveLedger,
  events: readonly LedgerEvent[] = [],
): Promise<WalletPrices> {
  const mode = await marketMode(live);
  const current = await live.markets.ask({ assets, maxAgeMs: PRICE_AGE_MS, mode });
  const rates = await currentRates(live.markets);
  const asked = Object.fromEntries(current.prices.map((price) => [price.asset, price]));
  const today = live.today();
  const lines = priceLines(await knownPrices(events, assets, live.markets), assets, asked, today);
  const byAsset = new Map<string, Price>();
  for (const [asset, line] of lines) {
    const point = pointUpTo(line, today);
    if (point === undefined) continue;
    const { price, kind, source, day, time } = point;
    const isLive = kind === 'live' && asked[asset]?.state === 'live';
    const moment = { time: time ?? formatDay(day), ageDays: today - day };
    byAsset.set(asset, { eur: formatShortest(price), source, ...moment, isLive, kind });
  }
  const dollar = rates?.rateOn('USD', rates.lastDay);
  const usd =
    dollar?.ok === true
      ? { rate: formatShortest(dollar.value.rate), day: formatDay(dollar.value.published) }
      : undefined;
  return { mode, byAsset, usd };
}
