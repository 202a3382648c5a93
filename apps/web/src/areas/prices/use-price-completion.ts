/** The one fetcher of this tab as React sees it: started by the frame of the app, watched by whoever shows its progress. */
import type { Book } from '@cryptax/store';
import { useEffect } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { LedgerClient } from '../../platform/ledger/ledger-client.ts';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import type { LedgerState } from '../../platform/ledger/ledger-state.ts';
import type { PriceCompletion } from '../../platform/ledger/price-types.ts';
import { useLedger, useLedgerClient, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { notices } from '../../platform/notices/notices.ts';
import { Observable, useObservable } from '../../platform/observable.ts';
import { useAction } from '../../platform/use-action.ts';
import { useNow } from '../../platform/use-now.ts';
import { formatEuro } from '../../ui/format/euro.ts';
import { type CompletionState, PriceCompletionRunner } from './price-completion.ts';
import { browserPriceTabs } from './price-tabs.ts';
import { sourceName, utcDayText } from './price-words.ts';
import { pricesStrings } from './strings.ts';
import { useLivePricesOn, useOnline } from './use-live-prices.ts';

interface Completing {
  readonly runner: PriceCompletionRunner;
  /** What the last round changed, until somebody has been told. */
  readonly changed: Observable<PriceCompletion['changed']>;
}

const runners = new WeakMap<LedgerClient, Completing>();

function completingOf(client: LedgerClient): Completing {
  const known = runners.get(client);
  if (known !== undefined) return known;
  const changed = new Observable<PriceCompletion['changed']>([]);
  const tell = (done: PriceCompletion) => {
    if (done.changed.length > 0) changed.set(done.changed);
  };
  const runner = new PriceCompletionRunner(
    browserEnvironment,
    client.api,
    tell,
    () => completionMark(client.state.get()),
    browserPriceTabs(),
  );
  const completing = { runner, changed };
  runners.set(client, completing);
  return completing;
}

/** A day that ends brings its closes, though the book stays as it is. */
export function completionMark(state: LedgerState): string | undefined {
  return 'book' in state ? `${state.book} ${state.revision} ${utcDayText(browserEnvironment.now())}` : undefined;
}

/** How often the end of a day is looked for. */
const DAY_LOOK_MS = 60_000;

export function usePriceCompletion(): { readonly runner: PriceCompletionRunner; readonly state: CompletionState } {
  const { runner } = completingOf(useLedgerClient());
  return { runner, state: useObservable(runner.state) };
}

/** Keeps prices complete while live prices are on and there is a network. */
export function useBackgroundPrices(): void {
  const { runner, changed } = completingOf(useLedgerClient());
  const state = useLedgerState();
  const isOnline = useOnline();
  const isOn = useLivePricesOn();
  useNow(DAY_LOOK_MS);
  const book = 'book' in state ? state.book : undefined;
  const mark = completionMark(state);
  // Only the switch itself stops a round: just switched on, it is still taken for off while the book has its next state already.
  useEffect(() => {
    if (isOn === false || !isOnline) runner.rest();
  }, [runner, isOn, isOnline]);
  useEffect(() => {
    if (isOn === true && isOnline && book !== undefined && mark !== undefined) runner.want(book, mark);
  }, [runner, isOn, isOnline, book, mark]);
  useTellChanges(changed);
}

/** A tax value never changes in silence. */
function useTellChanges(changed: Completing['changed']): void {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const list = useObservable(changed);
  useEffect(() => {
    const [first] = list;
    if (first === undefined) return;
    changed.set([]);
    const { asset, before, after, source } = first;
    const [old, now] = [formatEuro(before, locale), formatEuro(after, locale)];
    notices.info(
      t('completion.changed', { count: list.length }),
      t('completion.changed.line', { asset, before: old, after: now, source: sourceName(source, t) }),
    );
  }, [changed, list, locale, t]);
}

/**
 * The button "Fetch prices": switches live prices on, asks every service at once and says what came of it. The button
 * is the consent: services are asked only after somebody has pressed it or switched them on.
 */
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
