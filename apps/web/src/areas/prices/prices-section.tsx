/** Prices and rates the ledger rests on, as sections of the settings: those of services, and the user's own. */
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NewerState } from '../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { readable } from '../../platform/i18n/readable.ts';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import type { ManualPriceEntry } from '../../platform/ledger/price-types.ts';
import { useAnswer, useLedger } from '../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../platform/ledger/use-steps.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-input.tsx';
import { DecimalInput } from '../../ui/decimal-input.tsx';
import { Field } from '../../ui/field.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { formatExact } from '../../ui/format/quantity.ts';
import { TextField } from '../../ui/text-input.tsx';
import { PriceFiles } from './parts/price-files.tsx';
import { pricesStrings } from './strings.ts';
import { useLivePricesOn, useOnline } from './use-live-prices.ts';

export function OwnPricesSection() {
  const t = useStrings(pricesStrings);
  return (
    <TitledCard title={t('file.title')}>
      <p className="max-w-[68ch] text-sm text-ink-2">{t('file.line')}</p>
      <PriceFiles />
      <ManualPrices />
    </TitledCard>
  );
}

/** Single prices typed in: the last resort of the order, shown as entered by hand wherever they are used. */
function ManualPrices() {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const prices = useAnswer('manual prices', (api) => api.manualPrices());
  const remove = async (entry: ManualPriceEntry) => {
    const removed = await ledger.removeManualPrice(entry);
    if (!removed.ok) return notifyLedgerError(removed.error, locale);
    await announceDone(t('manual.removed'), `${readable(entry.asset)}, ${formatDay(entry.day, locale)}`);
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t('manual.add')}</h3>
      <ManualForm known={prices.kind === 'ready' ? prices.value : []} />
      {prices.kind === 'ready' && prices.value.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {prices.value.map((entry) => (
            <li
              key={`${entry.asset} ${entry.day} ${entry.currency}`}
              className="flex items-center gap-3 py-1.5 text-sm"
            >
              <span className="font-medium">{readable(entry.asset)}</span>
              <span className="num text-ink-2">{formatDay(entry.day, locale)}</span>
              <span className="num ml-auto">
                {formatExact(entry.price, locale)} {entry.currency}
              </span>
              <IconButton
                icon={Trash2}
                size="s"
                variant="quiet"
                label={t('manual.remove', { asset: entry.asset, day: formatDay(entry.day, locale) })}
                onClick={() => void remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A price of the list is replaced by a new one of its day; one that another tab entered meanwhile is shown first. */
function ManualForm({ known }: { readonly known: readonly ManualPriceEntry[] }) {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [asset, setAsset] = useState('');
  const [day, setDay] = useState('');
  const [price, setPrice] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [turn, setTurn] = useState(0);
  const [newer, setNewer] = useState<ManualPriceEntry>();
  const save = async (listed: readonly ManualPriceEntry[]) => {
    const symbol = asset.trim().toUpperCase();
    const isWhole = symbol !== '' && /^\d{4}-\d\d-\d\d$/.test(day) && price !== null && /[1-9]/.test(price);
    setWrong(!isWhole);
    if (!isWhole) return;
    const isThis = (entry: ManualPriceEntry) => entry.asset === symbol && entry.day === day && entry.currency === 'EUR';
    const entry: ManualPriceEntry = { asset: symbol, day, price, currency: 'EUR' };
    const saved = await ledger.saveManualPrice(entry, listed.find(isThis)?.price ?? null);
    if (!saved.ok) {
      const now = saved.error.code === 'choice.newer' ? await ledger.manualPrices() : saved;
      const stored = now.ok ? now.value.find(isThis) : undefined;
      if (stored === undefined) return notifyLedgerError(saved.error, locale);
      return setNewer(stored);
    }
    setNewer(undefined);
    setPrice(null);
    setTurn(turn + 1);
    await announceDone(t('manual.saved'), `${symbol}, ${formatDay(day, locale)}`);
  };
  const leave = () => {
    setNewer(undefined);
    setPrice(null);
    setTurn(turn + 1);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(known);
      }}
      noValidate
      className="mt-2 flex flex-wrap items-end gap-3"
    >
      <TextField
        label={t('manual.asset')}
        fieldClass="w-28"
        maxLength={80}
        value={asset}
        onChange={(event) => setAsset(event.target.value)}
      />
      <DateField label={t('manual.day')} fieldClass="w-44" value={day} onDay={setDay} />
      <Field label={t('manual.price')} className="w-40">
        {(control) => (
          <DecimalInput
            key={turn}
            {...control}
            value={price}
            unit="€"
            maxDecimals={18}
            onEntry={(entry) => setPrice(entry.kind === 'value' ? entry.value : null)}
          />
        )}
      </Field>
      <Button type="submit" disabled={newer !== undefined}>
        {t('manual.save')}
      </Button>
      {newer !== undefined && (
        <div className="basis-full">
          <NewerState
            differences={[
              {
                id: newer.day,
                label: `${readable(newer.asset)}, ${formatDay(newer.day, locale)}`,
                stored: `${formatExact(newer.price, locale)} €`,
                mine: `${formatExact(price ?? '0', locale)} €`,
              },
            ]}
            isBusy={false}
            onTakeStored={() => leave()}
            onKeepMine={() => void save([newer])}
          />
        </div>
      )}
      {isWrong && (
        <p role="alert" className="basis-full text-xs text-danger">
          {t('manual.invalid')}
        </p>
      )}
    </form>
  );
}

/** Prices and rates the ledger rests on, as sections of the settings. */
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
