/** What a transfer costs on some chains, in coin and in euro, each with who told it and when; good for a minute. */
import { dec, formatShortest, multiply } from '@cryptax/kernel';
import { type ChainId, findChain, readNetworkFee } from '@cryptax/onchain';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { ChainFee } from '../wallet-types.ts';
import { chainSettings } from './chain-settings.ts';
import { type ChainWorld, failureOf } from './chain-world.ts';
import { type WalletPrices, walletPrices } from './wallet-prices.ts';

const GOOD_FOR_MS = 60_000;

export type FeeReader = (
  chains: readonly ChainId[],
  live: LiveLedger,
  world: ChainWorld,
) => Promise<readonly ChainFee[]>;

export function createFeeReader(): FeeReader {
  const known = new Map<ChainId, Extract<ChainFee, { kind: 'known' }>>();
  return async (chains, live, world) => {
    const now = live.now();
    const symbols = chains.flatMap((chain) => findChain(chain)?.native.symbol ?? []);
    const { byAsset } = await walletPrices([...new Set<string>(symbols)], live);
    const { keys, endpoints } = await chainSettings(live.store);
    return Promise.all(
      chains.map(async (chain): Promise<ChainFee> => {
        const earlier = known.get(chain);
        if (earlier !== undefined && Date.parse(now) - Date.parse(earlier.at) < GOOD_FOR_MS) return earlier;
        const answer = await readNetworkFee(chain, { http: world.http, keys, endpoints });
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
