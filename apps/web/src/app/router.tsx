/** The router over the whole route tree. Tests build their own with a memory history, a session and a dev-mode answer. */
import {
  createBrowserHistory,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  notFound,
  type RouterHistory,
  redirect,
  rootRouteId,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { restoreSession } from '../areas/account/restore-session.ts';
import { errorReports } from '../platform/errors/error-report.ts';
import { LearnMore } from '../platform/help/learn-more.tsx';
import { useStrings } from '../platform/i18n/locale.tsx';
import { defineStrings } from '../platform/i18n/strings.ts';
import { REDIRECTS, SCREENS, type ScreenId } from '../platform/navigation/paths.ts';
import { type Session, session } from '../platform/session/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { appRoutes } from './routes/app-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';
import { type LoadScreen, lazyScreen, type RouterContext, rootRoute, shellRoute } from './routes/root-route.tsx';
import { appStrings } from './strings.ts';

/**
 * Screens for developers. They exist only in dev mode: anywhere else their addresses answer with the 404 page, as an
 * address that was never there.
 */
async function onlyInDevMode({ context }: { readonly context: RouterContext }): Promise<void> {
  if (!(await context.isDevModeActive())) throw notFound({ routeId: rootRouteId });
}

function screen<const Id extends ScreenId>(id: Id, load: LoadScreen) {
  const { path }: { readonly path: (typeof SCREENS)[Id]['path'] } = SCREENS[id];
  const component = lazyScreen(load);
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { screen: id },
    beforeLoad: onlyInDevMode,
    component,
  });
}

const devRoutes = [
  screen('tests', () => import('../areas/internal/screens/tests/route.tsx')),
  screen('testDashboard', () => import('../areas/internal/screens/test-dashboard/route.tsx')),
  screen('appTest', () => import('../areas/internal/screens/app-test/route.tsx')),
  screen('autoTest', () => import('../areas/internal/screens/auto-test/route.tsx')),
  screen('dataTest', () => import('../areas/internal/screens/data-test/route.tsx')),
  screen('testWidget', () => import('../areas/internal/screens/test-widget/route.tsx')),
  screen('interactiveTest', () => import('../areas/internal/screens/interactive-test/route.tsx')),
  screen('klausTests1', () => import('../areas/internal/screens/klaus-001-tests/route.tsx')),
  screen('klausTests2', () => import('../areas/internal/screens/klaus-002-tests/route.tsx')),
  screen('klausTests3', () => import('../areas/internal/screens/klaus-003-tests/route.tsx')),
  screen('uiCatalogue', () => import('../areas/internal/screens/ui-catalogue/route.tsx')),
] as const;

/** Addresses that lead elsewhere; what was asked for in the query goes along. */
interface Target {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

function redirectRoute<const Path extends keyof typeof REDIRECTS>(path: Path) {
  const target: Target = REDIRECTS[path];
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ context, location }) => {
      if (path === '/klaus-003') await onlyInDevMode({ context });
      // The query of the address is not typed by its target: it is checked there, like any query from outside.
      throw redirect({ to: target.to, search: { ...location.search, ...target.search }, replace: true } as never);
    },
  });
}

const redirectRoutes = [
  redirectRoute('/login'),
  redirectRoute('/register'),
  redirectRoute('/dashboard'),
  redirectRoute('/privacy'),
  redirectRoute('/terms'),
  redirectRoute('/exchange'),
  redirectRoute('/klaus-003'),
] as const;

const routeTree = rootRoute.addChildren([
  publicRoutes,
  shellRoute.addChildren([...appRoutes, ...devRoutes]),
  ...redirectRoutes,
]);

export function createAppRouter(parts: { readonly context?: RouterContext; readonly history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    context: parts.context ?? { session: knownSession, isDevModeActive: askDevMode },
    history: parts.history ?? createBrowserHistory(),
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

async function knownSession(): Promise<Session> {
  await restoreSession();
  return session.get();
}

/** Only developers' addresses ask, so the code for asking is not part of every visit. */
async function askDevMode(): Promise<boolean> {
  const { isDevModeActive } = await import('../platform/dev-mode/dev-mode.ts');
  return isDevModeActive();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** While the code of a screen is on its way: the placeholder of the specification. The router shows it only for waits that can be felt. */
const strings = defineStrings('route-pending', {
  pending: { de: 'Komponente wird geladen...', en: 'Component Loading...' },
});

function RoutePending() {
  const t = useStrings(strings);
  return (
    <div className="max-w-(--page-max) py-6">
      <SkeletonCard />
      <p className="px-4.5 text-xs text-ink-3">{t('pending')}</p>
    </div>
  );
}

/** In place of a screen that threw: the overlay tells about the error, this keeps the rest of the app in use. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useStrings(appStrings);
  useEffect(() => errorReports.report(error), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="mx-auto grid max-w-120 justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-2xl font-semibold">{t('failure.title')}</h1>
      <p className="text-ink-2">
        {t('failure.line')} <LearnMore slug="app-error" />
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={retry}>
          {t('failure.retry')}
        </Button>
        {/* A plain link: it works even when the router itself is what failed. */}
        <a href="/" className={buttonClass()}>
          {t('failure.home')}
        </a>
      </div>
    </div>
  );
}
