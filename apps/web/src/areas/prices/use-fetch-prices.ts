/** The button "Fetch prices": switches live prices on, asks every service at once and says what came of it. */
import type { Book } from '@cryptax/store';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useAction } from '../../platform/use-action.ts';
import { pricesStrings } from './strings.ts';
import { usePriceCompletion } from './use-price-completion.ts';

/** The button is the consent: services are asked only after somebody has pressed it or switched them on. */
export function useFetchPrices(book: Book): { readonly isBusy: boolean; readonly fetchPrices: () => void } {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { runner, state } = usePriceCompletion();
  const [isBusy, fetchPrices] = useAction(async () => {
    // Switching them on starts a round by itself, which may have found everything before ours begins.
    const before = runner.found;
    const on = await ledger.setLivePrices(true);
    if (!on.ok) return notifyLedgerError(on.error, locale);
    const done = await runner.now(book);
    const found = runner.found - before;
    if (found > 0) notices.success(t('fetch.found', { count: found }));
    else if (!done.ok || done.value.isCancelled) notices.info(t('fetch.none'));
    else if (done.value.mode !== 'live') notices.info(t('fetch.none'), t('fetch.offline'));
    else notices.info(t('fetch.none'));
  });
  return { isBusy: isBusy || state.isRunning, fetchPrices: () => fetchPrices() };
}
