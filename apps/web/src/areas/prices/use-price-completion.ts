/** The one fetcher of this tab as React sees it: started by the frame of the app, watched by whoever shows its progress. */
import { useEffect } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import type { PriceCompletion } from '../../platform/ledger/price-types.ts';
import { useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { notices } from '../../platform/notices/notices.ts';
import { Observable, useObservable } from '../../platform/observable.ts';
import { formatEuro } from '../../ui/format/euro.ts';
import { type CompletionState, PriceCompletionRunner } from './price-completion.ts';
import { sourceName } from './price-words.ts';
import { pricesStrings } from './strings.ts';
import { useLivePricesOn, useOnline } from './use-live-prices.ts';

interface Completing {
  readonly runner: PriceCompletionRunner;
  /** What the last round changed, until somebody has been told. */
  readonly changed: Observable<PriceCompletion['changed']>;
}

const runners = new WeakMap<LedgerApi, Completing>();

function completingOf(api: LedgerApi): Completing {
  const known = runners.get(api);
  if (known !== undefined) return known;
  const changed = new Observable<PriceCompletion['changed']>([]);
  const runner = new PriceCompletionRunner(browserEnvironment, api, (done) => {
    if (done.changed.length > 0) changed.set(done.changed);
  });
  const completing = { runner, changed };
  runners.set(api, completing);
  return completing;
}

export function usePriceCompletion(): { readonly runner: PriceCompletionRunner; readonly state: CompletionState } {
  const { runner } = completingOf(useLedger());
  return { runner, state: useObservable(runner.state) };
}

/** Keeps prices complete while live prices are on and there is a network. */
export function useBackgroundPrices(): void {
  const api = useLedger();
  const { runner, changed } = completingOf(api);
  const state = useLedgerState();
  const isOnline = useOnline();
  const isOn = useLivePricesOn();
  const book = 'book' in state ? state.book : undefined;
  const mark = 'book' in state ? `${state.book} ${state.revision}` : undefined;
  useEffect(() => {
    if (isOn === false || !isOnline) runner.rest();
    else if (isOn === true && book !== undefined && mark !== undefined) runner.want(book, mark);
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
