/**
 * "Load real market data": switches live prices on where they are off, asks for the newest, and says how it went. The
 * analysis follows by itself, because it depends on the prices.
 */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import type { CurrentPrices } from '../../../../platform/ledger/price-types.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { useAction } from '../../../../platform/use-action.ts';
import type { PriceTracker } from '../../../prices/price-tracker.ts';
import { useLivePricesOn, usePriceTracker } from '../../../prices/use-live-prices.ts';
import { lossHarvestingStrings } from './strings.ts';

export interface MarketLoad {
  readonly load: () => void;
  readonly isLoading: boolean;
}

export function useMarketLoad(): MarketLoad {
  const t = useStrings(lossHarvestingStrings);
  const ledger = useLedger();
  const tracker = usePriceTracker();
  const isOn = useLivePricesOn() === true;
  const [isLoading, load] = useAction(async () => {
    const permitted = isOn || (await ledger.setLivePrices(true)).ok;
    const found = permitted ? await askNow(tracker) : null;
    const loaded = (found?.prices ?? []).filter(({ state }) => state === 'live').map(({ asset }) => asset);
    if (loaded.length > 0) notices.success(t('market.done', { count: loaded.length, names: loaded.join(', ') }));
    else notices.info(t('market.failed', { reason: t(`market.${reasonOf(found)}`) }));
  });
  return { load, isLoading };
}

/** The newest answer. A question that was under way before the permission was given asked nobody. */
async function askNow(tracker: PriceTracker): Promise<CurrentPrices | null> {
  await tracker.update(0);
  await untilIdle(tracker);
  if (tracker.state.get().last?.mode === 'off') await tracker.update(0);
  return tracker.state.get().last;
}

function untilIdle({ state }: PriceTracker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.get().isAsking) return;
      stop();
      resolve();
    };
    const stop = state.subscribe(look);
    look();
  });
}

function reasonOf(found: CurrentPrices | null): 'offline' | 'nobody' | 'unknown' {
  if (found === null) return 'unknown';
  return found.mode === 'offline' ? 'offline' : 'nobody';
}
