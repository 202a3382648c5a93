/** Settings, one file per section. What belongs to an account has sections of its own. */
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { TaxProfileSection } from '../../lib/tax-profile/tax-profile-section.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountSections } from './account/account-section.tsx';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { DataSection } from './sections/data-section.tsx';
import { GeneralSection } from './sections/general-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { settingsStrings } from './strings.ts';

export function SettingsScreen() {
  const t = useStrings(settingsStrings);
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <div className="grid max-w-180 gap-4">
        <GeneralSection />
        <TaxProfileSection />
        <AccountSections />
        <AppearanceSection />
        <PrivacySection />
        <DataSection />
      </div>
    </>
  );
}
