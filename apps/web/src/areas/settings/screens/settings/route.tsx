/** Settings, one file per section, with a list of them to jump to. What belongs to an account has sections of its own. */
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { linkClass } from '../../../../ui/link-class.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { AccountSection } from '../../../account/account-section.tsx';
import { ApiKeysSection } from '../../../account/api-keys-section.tsx';
import { BillingSection } from '../../../account/billing-section.tsx';
import { SyncSection } from '../../../account/sync-section.tsx';
import { PricesSection } from '../../../prices/prices-section.tsx';
import { TaxProfileSection } from '../../../tax/tax-profile-section.tsx';
import { AboutSection } from './sections/about-section.tsx';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { DataSection } from './sections/data-section.tsx';
import { ExchangesSection } from './sections/exchanges-section.tsx';
import { GeneralSection } from './sections/general-section.tsx';
import { NotificationsSection } from './sections/notifications-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { SelfTestSection } from './sections/self-test-section.tsx';
import { settingsStrings } from './strings.ts';

const SECTIONS = [
  ['general', GeneralSection],
  ['appearance', AppearanceSection],
  ['tax-profile', TaxProfileSection],
  ['account', AccountSection],
  ['sync', SyncSection],
  ['billing', BillingSection],
  ['exchanges', ExchangesSection],
  ['prices', PricesSection],
  ['api-keys', ApiKeysSection],
  ['notifications', NotificationsSection],
  ['privacy', PrivacySection],
  ['data', DataSection],
  ['self-test', SelfTestSection],
  ['about', AboutSection],
] as const satisfies readonly (readonly [string, ComponentType])[];

export function SettingsScreen() {
  const t = useStrings(settingsStrings);
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[45rem_minmax(0,1fr)]">
        <nav
          aria-label={t('sections')}
          className="flex flex-wrap gap-x-4 gap-y-1 text-sm xl:sticky xl:top-20 xl:order-2 xl:flex-col xl:self-start"
        >
          {SECTIONS.map(([id]) => (
            <Link key={id} to="/settings" hash={id} className={linkClass('inline')}>
              {t(`to.${id}`)}
            </Link>
          ))}
        </nav>
        <div className="grid max-w-180 gap-4">
          {SECTIONS.map(([id, Section]) => (
            <div key={id} id={id} className="scroll-mt-20 empty:hidden">
              <Section />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
