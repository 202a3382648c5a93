/** What leaves this browser, and only if the user wants it to. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { settings, useSetting } from '../../../../../platform/settings/settings.ts';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Switch } from '../../../../../ui/switch.tsx';
import { settingsStrings } from '../strings.ts';

export function PrivacySection() {
  const t = useStrings(settingsStrings);
  return (
    <TitledCard title={t('privacy')} bodyClass="divide-y divide-line">
      <LivePrices />
      <Switch
        checked={useSetting('liveChecks')}
        onCheckedChange={(checked) => settings.set('liveChecks', checked)}
        label={t('live')}
        note={t('live.note')}
        className="py-2"
      />
      <Switch
        checked={useSetting('journeyAnalytics')}
        onCheckedChange={(checked) => settings.set('journeyAnalytics', checked)}
        label={t('journey')}
        note={
          <>
            {t('journey.note')}{' '}
            <Link to="/klaus-analytics" className={linkClass('inline')}>
              {t('journey.open')}
            </Link>
          </>
        }
        className="py-2"
      />
    </TitledCard>
  );
}

/** The ledger keeps this one: prices go into its values. The switch moves at once and back if that failed. */
function LivePrices() {
  const t = useStrings(settingsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const asked = useAnswer('live-prices', (api) => api.livePrices());
  const [wanted, setWanted] = useState<boolean>();
  const change = async (isOn: boolean) => {
    setWanted(isOn);
    const saved = await ledger.setLivePrices(isOn);
    if (saved.ok) return;
    setWanted(undefined);
    notifyLedgerError(saved.error, locale);
  };
  return (
    <Switch
      checked={wanted ?? (asked.kind === 'ready' && asked.value)}
      onCheckedChange={(isOn) => void change(isOn)}
      disabled={asked.kind !== 'ready'}
      label={t('live-prices')}
      note={t('live-prices.note')}
      className="py-2"
    />
  );
}
