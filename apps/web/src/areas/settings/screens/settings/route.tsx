/** Settings: the list of sections, and one of them. On a phone either the list or the section. */
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { NO_ROUTER_MARK } from '../../../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../../../platform/navigation/screen-titles.ts';
import {
  FIRST_SECTION,
  SETTINGS_GROUPS,
  type SettingsGroup,
  type SettingsSection,
  settingsTitles,
  toSettings,
} from '../../../../platform/navigation/settings-sections.ts';
import { useSettingsSection } from '../../../../platform/navigation/use-current-screen.ts';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useBreakpoint } from '../../../../ui/use-width.ts';
import { SECTION_CARDS } from './section-cards.tsx';
import { indexStrings, settingsStrings } from './strings.ts';

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

const GROUPS = ['browser', 'account'] as const satisfies readonly SettingsGroup[];

export interface SettingsIndexProps {
  /** The section beside the list; none where the list is alone. */
  readonly open?: SettingsSection | undefined;
}

/**
 * The list of sections: what stays in this browser, and what belongs to the account. Beside a section it is a narrow column
 * with the open one marked; on a phone it is the screen itself, with a line about each.
 */
export function SettingsIndex({ open }: SettingsIndexProps) {
  const t = useStrings(indexStrings);
  return (
    <nav
      aria-label={t('sections')}
      className={cx('grid content-start', open === undefined ? 'gap-5' : 'sticky top-20 gap-4 self-start')}
    >
      {GROUPS.map((group) => (
        <Group key={group} group={group} open={open} />
      ))}
    </nav>
  );
}

function Group({ group, open }: SettingsIndexProps & { readonly group: SettingsGroup }) {
  const t = useStrings(indexStrings);
  const heading = useId();
  const isAlone = open === undefined;
  return (
    <div>
      <h2 id={heading} className={cx('text-xs font-medium text-ink-3', isAlone ? 'px-1 pb-1.5' : 'px-2.5 pb-1')}>
        {t(`group.${group}`)}
      </h2>
      <ul
        aria-labelledby={heading}
        className={cx(isAlone && 'divide-y divide-line rounded-lg border border-line bg-surface shadow-1')}
      >
        {SETTINGS_GROUPS[group].map((section) => (
          <li key={section}>
            {isAlone ? <Row section={section} /> : <Entry section={section} isOpen={section === open} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ section, isOpen }: { readonly section: SettingsSection; readonly isOpen: boolean }) {
  const titles = useStrings(settingsTitles);
  return (
    <Link
      {...toSettings(section)}
      activeProps={NO_ROUTER_MARK}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-8 items-center rounded-md px-2.5 text-sm text-ink-2 hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-ink touch:min-h-11"
    >
      {titles(section)}
    </Link>
  );
}

function Row({ section }: { readonly section: SettingsSection }) {
  const t = useStrings(indexStrings);
  const titles = useStrings(settingsTitles);
  return (
    <Link {...toSettings(section)} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-hover">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{titles(section)}</span>
        <span className="block text-xs text-ink-3">{t(section)}</span>
      </span>
      <Icon icon={ChevronRight} size={16} className="text-ink-3" />
    </Link>
  );
}
