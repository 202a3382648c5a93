/**
 * "Load real market data": switches live prices on where they are off, asks for the newest, and says how it went. The
 * analysis follows by itself, because it depends on the prices.
 */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import type { CurrentPrices } from '../../../../platform/ledger/price-types.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { useAction } from '../../../../platform/use-action.ts';
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
    const found = permitted ? await tracker.newest() : null;
    const loaded = (found?.prices ?? []).filter(({ state }) => state === 'live').map(({ asset }) => asset);
    if (loaded.length > 0) notices.success(t('market.done', { count: loaded.length, names: loaded.join(', ') }));
    else notices.info(t('market.failed', { reason: t(`market.${reasonOf(found)}`) }));
  });
  return { load, isLoading };
}

function reasonOf(found: CurrentPrices | null): 'offline' | 'nobody' | 'unknown' {
  if (found === null) return 'unknown';
  return found.mode === 'offline' ? 'offline' : 'nobody';
}
