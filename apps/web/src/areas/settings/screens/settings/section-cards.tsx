/** Which cards each section of the settings has, and the small ones among them. A new card is a line of the table. */
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import type { SettingsSection } from '../../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { offlineApp } from '../../../../platform/pwa/start-offline-app.ts';
import { pwaStrings } from '../../../../platform/pwa/strings.ts';
import { settings, useSetting } from '../../../../platform/settings/settings.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { ChoiceRow, SettingRow } from '../../../../ui/setting-row.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { AccountSection } from '../../../account/account-section.tsx';
import { ApiKeysSection } from '../../../account/api-keys-section.tsx';
import { BillingSection } from '../../../account/billing-section.tsx';
import { SyncSection } from '../../../account/sync-section.tsx';
import { ConnectionsSection } from '../../../exchanges/connections-section.tsx';
import { useConnections } from '../../../exchanges/use-connections.ts';
import { tour } from '../../../learn/tour.ts';
import { PricesSection } from '../../../prices/prices-section.tsx';
import { TaxProfileSection } from '../../../tax/tax-profile-section.tsx';
import { DataSection } from './sections/data-section.tsx';
import { LockSection } from './sections/lock-section.tsx';
import { NotificationsSection } from './sections/notifications-section.tsx';
import { SelfTestSection } from './sections/self-test-section.tsx';
import { ServiceKeysSection } from './sections/service-keys-section.tsx';
import { settingsStrings } from './strings.ts';

/** The mark of a card in the address, and the card. */
type SectionCard = readonly [mark: string, card: ComponentType];

export const SECTION_CARDS: Readonly<Record<SettingsSection, readonly SectionCard[]>> = {
  general: [
    ['general', GeneralSection],
    ['appearance', AppearanceSection],
  ],
  tax: [['tax-profile', TaxProfileSection]],
  exchanges: [['exchanges', ExchangesSection]],
  prices: [
    ['prices', PricesSection],
    ['service-keys', ServiceKeysSection],
  ],
  notifications: [['notifications', NotificationsSection]],
  privacy: [
    ['lock', LockSection],
    ['privacy', PrivacySection],
  ],
  data: [['data', DataSection]],
  about: [
    ['about', AboutSection],
    ['self-test', SelfTestSection],
  ],
  account: [['account', AccountSection]],
  sync: [['sync', SyncSection]],
  billing: [['billing', BillingSection]],
  'api-keys': [['api-keys', ApiKeysSection]],
};

/** Which version runs here, and whether it opens without a network. */
function AboutSection() {
  const t = useStrings(pwaStrings);
  const state = useObservable(offlineApp.state);
  const versions = { version: import.meta.env.VITE_APP_VERSION, engine: ENGINE_VERSION, rules: RULE_BOOK_VERSION };
  return (
    <TitledCard title={t('version')} bodyClass="divide-y divide-line">
      <SettingRow label="Cryptax" note={t('version.note', versions)} />
      <SettingRow label={t('offline')} note={t(`state.${state}`)} />
    </TitledCard>
  );
}

/** Connected exchanges, and the way to the wallets, whose own screen does the work. */
function ExchangesSection() {
  const t = useStrings(settingsStrings);
  const connections = useConnections();
  const [wanted, setWanted] = useState<string>();
  return (
    <div className="grid gap-4">
      <ConnectionsSection connections={connections} wanted={wanted} onWanted={setWanted} />
      <TitledCard title={t('exchanges')} bodyClass="divide-y divide-line">
        <SettingRow label={t('exchanges.connect')} note={t('exchanges.connect.note')}>
          <Link to="/exchange-settings" className={buttonClass()}>
            {t('exchanges.open')}
          </Link>
        </SettingRow>
        <SettingRow label={t('exchanges.wallets')} note={t('exchanges.wallets.note')}>
          <Link to="/wallets" className={buttonClass()}>
            {t('exchanges.wallets.open')}
          </Link>
        </SettingRow>
      </TitledCard>
    </div>
  );
}

/** Language, how much the screens show, and the way back into the welcome tour. */
function GeneralSection() {
  const t = useStrings(settingsStrings);
  return (
    <TitledCard title={t('general')} bodyClass="divide-y divide-line">
      <ChoiceRow
        label={t('language')}
        value={useSetting('locale')}
        onChange={(value) => settings.set('locale', value)}
        options={(['de', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <ChoiceRow
        label={t('mode')}
        note={t('mode.note')}
        value={useSetting('userMode')}
        onChange={(value) => settings.set('userMode', value)}
        options={(['klaus', 'expert'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <SettingRow label={t('tour')} note={t('tour.note')}>
        <Button onClick={tour.restart}>{t('tour.restart')}</Button>
      </SettingRow>
    </TitledCard>
  );
}

/** Theme, hidden amounts, and whether Klaus is there. */
function AppearanceSection() {
  const t = useStrings(settingsStrings);
  return (
    <TitledCard title={t('appearance')} bodyClass="divide-y divide-line">
      <ChoiceRow
        label={t('theme')}
        value={useSetting('theme')}
        onChange={(value) => settings.set('theme', value)}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      <Switch
        checked={useSetting('hideAmounts')}
        onCheckedChange={(checked) => settings.set('hideAmounts', checked)}
        label={t('hide-amounts')}
        note={t('hide-amounts.note')}
        className="py-2"
      />
      <Switch
        checked={!useSetting('hideKlaus')}
        onCheckedChange={(checked) => settings.set('hideKlaus', !checked)}
        label={t('klaus')}
        note={t('klaus.note')}
        className="py-2"
      />
    </TitledCard>
  );
}

/** What leaves this browser, and only if the user wants it to. */
function PrivacySection() {
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
