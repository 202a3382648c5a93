/**
 * The frame of the app: side navigation with the status block, top bar, section tabs, the screen, the tour. Phones get
 * a bottom bar instead of the side navigation. Its widths (60 and 232 px) are in rem: they grow with the text size. A pushing
 * drawer announces itself by `data-drawer-push` on the root and is given its width. Parts of the frame that do not change
 * with the screen are kept (`memo`): going to another screen must draw that screen, not the frame again.
 */
import { Link, Outlet } from '@tanstack/react-router';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { browserWallet } from '../../areas/chains/browser-wallet.ts';
import { HelpButton } from '../../areas/learn/help-button.tsx';
import { tour } from '../../areas/learn/tour.ts';
import { TourColumnPlace, TourHost, TourPlace } from '../../areas/learn/tour-host.tsx';
import { isDevModeAvailable } from '../../platform/dev-mode/dev-mode.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { bookLock } from '../../platform/ledger/book-lock.ts';
import { loadInBackground } from '../../platform/load-in-background.ts';
import { ScreenLink } from '../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { useObservable } from '../../platform/observable.ts';
import { serviceMonitor } from '../../platform/services/services.ts';
import { session } from '../../platform/session/session.ts';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { cx, TAB_CLASS, TAB_LIST_CLASS } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { ContractLinks } from '../contract-links.tsx';
import { MAIN_ID } from '../page-effects.ts';
import { appStrings } from '../strings.ts';
import { DevModeToggle, HelpPicture } from './bar-buttons.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { NavEntry } from './nav-entry.tsx';
import { type NavGroupModel, useNavigation, useShellLayout } from './nav-model.ts';
import { StatusBlock } from './status/status-block.tsx';
import { shellStrings } from './strings.ts';
import { TopBar } from './top-bar.tsx';

/** Works on every screen; nothing of the first picture waits for it. */
const PriceCompletion = lazy(async () => {
  const { PriceCompletionHost } = await loadInBackground(() => import('../../areas/prices/price-completion-host.tsx'));
  return { default: PriceCompletionHost };
});

/** Loaded once the frame is there: nobody drops a file in the first moment. */
const DropAnywhere = lazy(() =>
  loadInBackground(() => import('../../areas/import/drop-anywhere.tsx')).then(({ DropAnywhere: part }) => ({
    default: part,
  })),
);

const LockScreen = lazy(async () => ({ default: (await import('../../areas/settings/lock-screen.tsx')).LockScreen }));
const LoadAnew = lazy(async () => ({ default: (await import('../../areas/settings/lock-screen.tsx')).LoadAnew }));

export function AppShell() {
  const lock = useObservable(bookLock);
  if (lock.kind === 'none' || lock.kind === 'unlocked') return <OpenShell />;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="outline-none">
      <Suspense>{lock.kind === 'locked' ? <LockScreen lock={lock} foot={<ShellFooter />} /> : <LoadAnew />}</Suspense>
    </main>
  );
}

function OpenShell() {
  const layout = useShellLayout();
  useEffect(() => serviceMonitor.start(() => settings.get('liveChecks')), []);
  useEffect(() => browserWallet.find(window), []);
  useEffect(() => void isDevModeAvailable(), []);
  return (
    <div className="flex min-h-dvh flex-col md:grid md:grid-cols-[auto_minmax(0,1fr)] print:block">
      {layout !== 'phone' && <SideNav collapsed={layout === 'collapsed'} />}
      <div className="min-w-0 flex-1">
        <TopBar phone={layout === 'phone'} />
        <div className="in-data-drawer-push:pr-(--drawer-w)">
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="max-w-[calc(var(--page-max)+4rem)] px-4 pb-12 outline-none sm:px-6 md:px-8 md:pb-16 beside-tour:px-4"
          >
            <SectionNav />
            <Suspense>
              <PriceCompletion />
            </Suspense>
            <Outlet />
            <ShellFooter />
          </main>
        </div>
      </div>
      {layout === 'phone' && <BottomBar />}
      <TourHost />
      <Suspense>
        <DropAnywhere />
      </Suspense>
    </div>
  );
}

/** A signed-in customer finds the ways out of the contract on every page, and the legal pages beside them. */
function ShellFooter() {
  const t = useStrings(appStrings);
  const titles = useStrings(screenTitles);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  if (!isSignedIn) return null;
  return (
    <nav
      aria-label={t('contract.links')}
      className="mt-10 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-xs text-ink-3 print:hidden"
    >
      <ContractLinks className={FOOT_LINK} />
      {(['imprint', 'privacy', 'terms', 'withdrawal'] as const).map((page) => (
        <ScreenLink key={page} screen={page} className={FOOT_LINK}>
          {titles(page)}
        </ScreenLink>
      ))}
    </nav>
  );
}

const FOOT_LINK = 'inline-flex min-h-6.5 items-center hover:text-ink hover:underline touch:min-h-11';

/** Tabs of a section: the screens that share one entry of the navigation. On narrow screens the open one is brought into view. */
function SectionNav() {
  const t = useStrings(shellStrings);
  const titles = useStrings(screenTitles);
  const { tabs, screen } = useNavigation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (screen !== null)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [screen]);
  if (tabs.length === 0) return null;
  return (
    <nav ref={list} aria-label={t('section-nav')} className={`${TAB_LIST_CLASS} mt-1 print:hidden`}>
      {tabs.map((tab) => (
        <ScreenLink key={tab} screen={tab} current={tab === screen} className={TAB_CLASS}>
          {titles(tab)}
        </ScreenLink>
      ))}
    </nav>
  );
}

/**
 * The side navigation: 232 px with words, 60 px with icons and tooltips. Settings and the status block at its foot. The unfolded
 * tour has its room here: with words the entries above it scroll, beside icons it is a column.
 */
const SideNav = memo(function SideNav({ collapsed }: { readonly collapsed: boolean }) {
  const t = useStrings(shellStrings);
  const { groups, active } = useNavigation();
  const isTourIn = useObservable(tour.view).kind === 'shown' && !collapsed;
  return (
    <aside aria-label={t('side')} className="flex border-r border-line print:hidden">
      <div
        className={cx(
          'sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto pt-3.5 pb-3',
          collapsed ? 'w-15 items-center px-2' : 'w-58 px-3',
        )}
      >
        <Link
          to="/"
          aria-label={t('home')}
          className="mb-2.5 inline-flex min-h-8 shrink-0 items-center rounded-md px-2"
        >
          <Logo withName={!collapsed} />
        </Link>
        <nav
          aria-label={t('nav')}
          className={cx('flex flex-1 flex-col', !collapsed && 'w-full', isTourIn && 'min-h-0')}
        >
          <div className={isTourIn ? '-mx-1 min-h-40 flex-1 overflow-y-auto border-b border-line px-1' : undefined}>
            {groups.map((group) => (
              <Group key={group.group} group={group} active={active} collapsed={collapsed} />
            ))}
          </div>
          <div className="mt-auto flex min-h-0 flex-col pt-2">
            <TourPlace form={collapsed ? 'icon' : 'side'} />
            <HelpButton
              withName={!collapsed}
              className={cx(
                'mb-px flex min-h-8 shrink-0 items-center gap-2 rounded-md text-sm font-medium text-ink-2 hover:bg-ink/4 hover:text-ink touch:min-h-11',
                collapsed ? 'w-10 justify-center' : 'w-full px-2',
              )}
            >
              <HelpPicture size={20} />
            </HelpButton>
            <NavEntry screen="settings" active={active === 'settings'} collapsed={collapsed} />
          </div>
        </nav>
        <DevModeToggle collapsed={collapsed} />
        <StatusBlock collapsed={collapsed} />
      </div>
      {collapsed && <TourColumnPlace />}
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
