/** The root of all routes: what every screen may ask for, the tax year in the address, and the frame around it all. */
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  retainSearchParams,
} from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { restoreSession } from '../../areas/account/restore-session.ts';
import { errorReports } from '../../platform/errors/error-report.ts';
import { LearnMore } from '../../platform/help/learn-more.tsx';
import { LocaleProvider, useStrings } from '../../platform/i18n/locale.tsx';
import { bookLock } from '../../platform/ledger/book-lock.ts';
import { loadInBackground } from '../../platform/load-in-background.ts';
import type { ScreenId } from '../../platform/navigation/paths.ts';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { settingsTitles } from '../../platform/navigation/settings-sections.ts';
import { useCurrentScreen, useSettingsSection } from '../../platform/navigation/use-current-screen.ts';
import { useObservable } from '../../platform/observable.ts';
import { ScreenTitleContext } from '../../platform/screen/screen-title.tsx';
import type { Session } from '../../platform/session/session.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMediaQuery } from '../../ui/use-width.ts';
import { MAIN_ID, useDocumentTitle, useNavigationFocus } from '../page-effects.ts';
import { paletteOpen, watchPaletteKey } from '../palette/palette-open.ts';
import { type GlobalSearch, readGlobalSearch } from '../search-params.ts';
import { appStrings } from '../strings.ts';

/** Around every screen: language, theme, title and focus, the error overlay, notices and the command palette on demand. */
function Root() {
  return (
    <LocaleProvider>
      <Frame />
    </LocaleProvider>
  );
}

function Frame() {
  const t = useStrings(appStrings);
  const titles = useStrings(screenTitles);
  const screen = useCurrentScreen();
  const sections = useStrings(settingsTitles);
  const section = useSettingsSection();
  const screenTitle = screen === null ? t('not-found') : titles(screen);
  const title = section === undefined ? screenTitle : `${sections(section)} – ${screenTitle}`;
  useDocumentTitle(title);
  usePreferenceEffects();
  useEffect(() => errorReports.watch(window), []);
  useEffect(() => void restoreSession(), []);
  const announcement = useNavigationFocus(title);
  return (
    <ScreenTitleContext value={title}>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-70 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <Outlet />
      <ErrorOverlay />
      <LateHost />
      <LazyPalette />
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </ScreenTitleContext>
  );
}

/**
 * Loads the parts that are not of the first paint once the first screen stands. The toast area is among them: its live
 * region must be in the page before the first notice, or screen readers miss it.
 */
function LateHost() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadInBackground(() => import('../late-parts.tsx')).then(({ LateParts }) => {
      if (!isGone) setParts(() => LateParts);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return Parts && <Parts />;
}

/** Waits for the palette's key on every page and loads the palette itself when it is first opened. */
const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })));

function LazyPalette() {
  const { kind } = useObservable(bookLock);
  const open = useObservable(paletteOpen) && kind !== 'locked';
  const [wasOpened, setWasOpened] = useState(open);
  useEffect(() => watchPaletteKey(window), []);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Palette open={open} onOpenChange={paletteOpen.set} />
    </Suspense>
  );
}

/** The paper colours of the two themes, for the browser's own bars. */
const BAR_COLOURS = { light: '#f8f6f2', dark: '#141311' } as const;

/** Preferences that live on the document: theme, and density by user mode (`data-user-mode`, compact rows for experts). */
function usePreferenceEffects(): void {
  const choice = useSetting('theme');
  const userMode = useSetting('userMode');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset.userMode = userMode;
  }, [userMode]);
}

/**
 * The box for errors nobody caught. It lies over the page without blocking it: the app underneath goes on, also
 * before Close. The message is ours; the raw text of the error is only a detail to open.
 */
function ErrorOverlay() {
  const report = useObservable(errorReports.latest);
  const t = useStrings(appStrings);
  if (report === null) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-60 mx-auto max-w-120 animate-rise rounded-xl border border-danger bg-surface p-4.5 shadow-3"
    >
      <div className="flex gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-danger-tint text-danger">
          <Icon icon={TriangleAlert} size={18} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold text-danger">{t('error.title')}</p>
          <p className="mt-0.5 text-ink-2">
            {t('error.message')} <LearnMore slug="app-error" />
          </p>
          <details className="mt-2 text-xs text-ink-3">
            <summary className="cursor-pointer py-1">{t('error.detail')}</summary>
            <p className="mt-1 rounded-md bg-sunken px-3 py-2 font-mono break-words text-ink-2">{report.detail}</p>
          </details>
          <Button className="mt-3" onClick={errorReports.close}>
            {t('error.close')}
          </Button>
        </div>
      </div>
    </div>
  );
}

export interface RouterContext {
  /** Reads the stored session first, if there is one. */
  readonly session: () => Promise<Session>;
  readonly isDevModeActive: () => Promise<boolean>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which screen of the table a route shows; layouts show none. */
    readonly screen?: ScreenId;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  validateSearch: (raw: Record<string, unknown>): GlobalSearch => readGlobalSearch(raw),
  search: { middlewares: [retainSearchParams<GlobalSearch>(['year'])] },
  notFoundComponent: lazyRouteComponent(() => import('../not-found/not-found-screen.tsx'), 'NotFoundScreen'),
});

/**
 * The layout of everything behind the landing page: navigation, top bar, status. Its code loads with the first such
 * screen.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ cause }) => ({ isFrameThere: cause === 'stay' }),
  component: lazyRouteComponent(() => import('../shell/app-shell.tsx'), 'AppShell'),
});

export type LoadScreen = () => Promise<Readonly<Record<string, RouteComponent>>>;

/** The screen of a route file, its only export, loaded when it is opened: each screen is a chunk of its own. */
export function lazyScreen(load: LoadScreen) {
  return lazyRouteComponent(async () => {
    // By name: a bundler may add exports of its own to the file.
    const [, screen] = Object.entries(await load()).find(([name]) => name.endsWith('Screen')) ?? [];
    return { default: screen };
  });
}
