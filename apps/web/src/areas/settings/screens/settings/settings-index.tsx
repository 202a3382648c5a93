/**
 * The list of sections: what stays in this browser, and what belongs to the account. Beside a section it is a narrow column
 * with the open one marked; on a phone it is the screen itself, with a line about each.
 */
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { NO_ROUTER_MARK } from '../../../../platform/navigation/screen-link.tsx';
import {
  SETTINGS_GROUPS,
  type SettingsGroup,
  type SettingsSection,
  settingsTitles,
  toSettings,
} from '../../../../platform/navigation/settings-sections.ts';
import { cx } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { indexStrings } from './index-strings.ts';

const GROUPS = ['browser', 'account'] as const satisfies readonly SettingsGroup[];

export interface SettingsIndexProps {
  /** The section beside the list; none where the list is alone. */
  readonly open?: SettingsSection | undefined;
}

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
