/** What would help where a price is missing: fetching it, waiting for a service, or typing it in because no service has one. */
import type { Book } from '@cryptax/store';
import { CloudDownload } from 'lucide-react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { Button } from '../../ui/button.tsx';
import { formatClock, formatDay } from '../../ui/format/date.ts';
import { sourceName, utcDayText } from './price-words.ts';
import { pricesStrings } from './strings.ts';
import { useLivePricesOn } from './use-live-prices.ts';
import { useFetchPrices, usePriceCompletion } from './use-price-completion.ts';

export interface MissingPriceHelpProps {
  readonly book: Book;
  /** Why the valuation has none, as its issue says. */
  readonly reason: string | undefined;
  /** The day whose price is missing. */
  readonly day: string | undefined;
}

/** Money that the central bank has no rate of that day for: no price service can help. */
const WITHOUT_RATE: ReadonlySet<string> = new Set(['rate.unknown-currency', 'rate.before-first', 'rate.discontinued']);

export function MissingPriceHelp({ book, reason, day }: MissingPriceHelpProps) {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const isOn = useLivePricesOn();
  const { state } = usePriceCompletion();
  const isWithoutRate = WITHOUT_RATE.has(reason ?? '');
  const isKnownNowhere = isWithoutRate || reason === 'no-market';
  const { failing, retryAt } = state;
  const isFailing = !isKnownNowhere && failing.length > 0 && retryAt !== null;
  // A close is there when its day is over in UTC, and the bank's rate of a day on its afternoon.
  const isDayOpen = !isWithoutRate && day !== undefined && day >= utcDayText(browserEnvironment.now());
  const line = isDayOpen
    ? t('help.day-open', { day: formatDay(day, locale) })
    : state.isRunning
      ? t('help.running')
      : isKnownNowhere
        ? t(isWithoutRate ? 'help.no-rate' : 'help.no-market')
        : isFailing
          ? t('completion.failing', {
              names: failing.map((id) => sourceName(id, t)).join(', '),
              time: formatClock(retryAt),
            })
          : t(isOn === false ? 'help.off' : reason === 'rate.after-last' ? 'help.rate-waits' : 'help.not-asked');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm text-ink-2">
      <span className="min-w-0 flex-1 basis-56">{line}</span>
      {!isWithoutRate && !isDayOpen && <FetchPrices book={book} isAgain={isKnownNowhere || isFailing} />}
    </div>
  );
}

/** The button alone: beside a missing price, and beside values that wait for a better one. */
export function FetchPrices({ book, isAgain = false }: { readonly book: Book; readonly isAgain?: boolean }) {
  const t = useStrings(pricesStrings);
  const { isBusy, fetchPrices } = useFetchPrices(book);
  return (
    <Button size="s" icon={CloudDownload} loading={isBusy} onClick={fetchPrices}>
      {t(isAgain ? 'fetch.again' : 'fetch.do')}
    </Button>
  );
}
