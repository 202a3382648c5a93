/**
 * The frame of the app: side navigation with the status block, top bar, section tabs, the screen, the tour. Phones get
 * a bottom bar instead of the side navigation. Its widths (60 and 232 px) are in rem: they grow with the text size. A pushing
 * drawer announces itself by `data-drawer-push` on the root and is given its width. Parts of the frame that do not change
 * with the screen are kept (`memo`): going to another screen must draw that screen, not the frame again.
 */
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { browserWallet } from '../../areas/chains/browser-wallet.ts';
import { TourHost } from '../../areas/learn/tour-host.tsx';
import { isDevModeAvailable } from '../../platform/dev-mode/dev-mode.ts';
import { serviceMonitor } from '../../platform/services/services.ts';
import { settings } from '../../platform/settings/settings.ts';
import { MAIN_ID } from '../page-effects.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellLayout } from './use-shell-layout.ts';

export function AppShell() {
  const layout = useShellLayout();
  useEffect(() => serviceMonitor.start(() => settings.get('liveChecks')), []);
  useEffect(() => browserWallet.find(window), []);
  useEffect(() => void isDevModeAvailable(), []);
  return (
    <div className="min-h-dvh md:grid print:block md:grid-cols-[3.75rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      {layout !== 'phone' && <SideNav collapsed={layout === 'collapsed'} />}
      <div className="min-w-0">
        <TopBar phone={layout === 'phone'} />
        <div className="in-data-drawer-push:pr-(--drawer-w)">
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="max-w-[calc(var(--page-max)+4rem)] px-4 pb-28 outline-none sm:px-6 md:px-8 md:pb-16"
          >
            <SectionNav />
            <Outlet />
          </main>
        </div>
      </div>
      {layout === 'phone' && <BottomBar />}
      <TourHost />
    </div>
  );
}
