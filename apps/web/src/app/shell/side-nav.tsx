/** The side navigation: 232 px with words, 60 px with icons and tooltips. Settings and the status block at its foot. */

import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { useSetting } from '../../platform/settings/use-setting.ts';
import { cx } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { DevModeToggle } from './dev-mode-toggle.tsx';
import { NavEntry } from './nav-entry.tsx';
import type { NavGroupModel } from './nav-model.ts';
import { StatusBlock } from './status/status-block.tsx';
import { shellStrings } from './strings.ts';
import { useNavigation } from './use-navigation.ts';

export const SideNav = memo(function SideNav({ collapsed }: { readonly collapsed: boolean }) {
  const t = useStrings(shellStrings);
  const { groups, active } = useNavigation();
  return (
    <aside aria-label={t('side')} className="border-r border-line print:hidden">
      <div
        className={cx(
          'sticky top-0 flex h-dvh flex-col overflow-y-auto pt-3.5 pb-3',
          collapsed ? 'items-center px-2' : 'px-3',
        )}
      >
        <Link to="/" aria-label={t('home')} className="mb-2.5 inline-flex min-h-8 items-center rounded-md px-2">
          <Logo withName={!collapsed} />
        </Link>
        <nav aria-label={t('nav')} className={cx('flex flex-1 flex-col', !collapsed && 'w-full')}>
          {groups.map((group) => (
            <Group key={group.group} group={group} active={active} collapsed={collapsed} />
          ))}
          <div className="mt-auto pt-2">
            <NavEntry screen="settings" active={active === 'settings'} collapsed={collapsed} />
          </div>
        </nav>
        <DevModeToggle collapsed={collapsed} />
        <StatusBlock collapsed={collapsed} />
      </div>
    </aside>
  );
});

interface GroupProps {
  readonly group: NavGroupModel;
  readonly active: string | null;
  readonly collapsed: boolean;
}

function Group({ group: { group, entries }, active, collapsed }: GroupProps) {
  const t = useStrings(shellStrings);
  const isBeginner = useSetting('userMode') === 'klaus';
  const heading = group === 'main' ? null : t(`group.${group}`);
  // One entry that already carries the group's name needs no heading above it.
  const isSingle = group === 'plan' && isBeginner;
  return (
    <div className={collapsed ? 'mb-2 border-t border-line pt-2 first:border-0 first:pt-0' : 'mb-3'}>
      {heading !== null && !collapsed && !isSingle && (
        <p className="px-2.5 pt-0.5 pb-1 text-2xs font-medium text-ink-3">{heading}</p>
      )}
      <ul aria-label={heading ?? undefined}>
        {entries.map((screen) => (
          <li key={screen}>
            <NavEntry
              screen={screen}
              active={screen === active}
              collapsed={collapsed}
              label={isSingle ? t('group.plan') : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
