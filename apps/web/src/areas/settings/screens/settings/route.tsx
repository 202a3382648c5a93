/** Settings: the list of sections, and one of them. On a phone either the list or the section. */
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { screenTitles } from '../../../../platform/navigation/screen-titles.ts';
import { FIRST_SECTION, SETTINGS_GROUPS } from '../../../../platform/navigation/settings-sections.ts';
import { useSettingsSection } from '../../../../platform/navigation/use-current-screen.ts';
import { linkClass } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useBreakpoint } from '../../../../ui/use-media-query.ts';
import { indexStrings } from './index-strings.ts';
import { SECTION_CARDS } from './section-cards.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { settingsStrings } from './strings.ts';

export function SettingsScreen() {
  const t = useStrings(settingsStrings);
  const words = useStrings(indexStrings);
  const titles = useStrings(screenTitles);
  const named = useSettingsSection();
  const isWide = useBreakpoint('lg');
  if (!isWide && named === undefined) {
    return (
      <>
        <PageHeader title={titles('settings')} />
        <SettingsIndex />
      </>
    );
  }
  const section = named ?? FIRST_SECTION;
  const isOfAccount = SETTINGS_GROUPS.account.some((each) => each === section);
  return (
    <>
      {!isWide && (
        <Link to="/settings" className={`${linkClass('inline')} mt-3 -mb-2 inline-flex min-h-11 items-center gap-1`}>
          <Icon icon={ChevronLeft} size={16} />
          {words('all')}
        </Link>
      )}
      <PageHeader title={titles('settings')} context={t(isOfAccount ? 'context.account' : 'context.browser')} />
      <div className="grid gap-x-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        {isWide && <SettingsIndex open={section} />}
        <div className="grid max-w-180 content-start gap-4">
          {SECTION_CARDS[section].map(([id, SectionCard]) => (
            <div key={id} id={id} className="scroll-mt-20 empty:hidden">
              <SectionCard />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
