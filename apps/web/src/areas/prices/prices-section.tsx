/** Prices and rates the ledger rests on, as sections of the settings. */
import { RefreshCw } from 'lucide-react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useAnswer, useLedger } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { OwnPricesSection } from './own-prices-section.tsx';
import { pricesStrings } from './strings.ts';
import { useLivePricesOn, useOnline } from './use-live-prices.ts';

export function PricesSection() {
  return (
    <div className="grid gap-4">
      <RatesSection />
      <OwnPricesSection />
    </div>
  );
}

/** How far the euro reference rates reach, and the way to newer ones. */
export function RatesSection() {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isOn = useLivePricesOn() === true;
  const isOnline = useOnline();
  const rates = useAnswer('rates', (api) => api.ratesInfo());
  const [isBusy, update] = useAction(async () => {
    const updated = await ledger.updateRates();
    if (updated.ok && rates.kind === 'ready' && updated.value.lastDay > rates.value.lastDay) {
      notices.success(t('rates.done', { day: formatDay(updated.value.lastDay, locale) }));
    } else notices.info(t('rates.same'));
  });
  if (rates.kind !== 'ready') return null;
  const { lastDay, bundledFrom, bundledUntil } = rates.value;
  const span = { from: formatDay(bundledFrom, locale), until: formatDay(bundledUntil, locale) };
  return (
    <TitledCard
      title={t('rates.title')}
      note={<span data-figure="rates">{t('rates.until', { day: formatDay(lastDay, locale) })}</span>}
      actions={
        <Button size="s" icon={RefreshCw} loading={isBusy} disabled={!isOn || !isOnline} onClick={() => update()}>
          {t('rates.update')}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">{t('rates.line', span)}</p>
      {!isOn && <p className="mt-1 text-xs text-ink-3">{t('live.off')}</p>}
    </TitledCard>
  );
}
