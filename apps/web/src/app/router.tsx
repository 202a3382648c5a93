/** The router over the whole route tree. Tests build their own with a memory history, a session and a dev-mode answer. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { restoreSession } from '../areas/account/restore-session.ts';
import { type Session, session } from '../platform/session/session.ts';
import { RouteFailure } from './route-failure.tsx';
import { RoutePending } from './route-pending.tsx';
import { appRoutes } from './routes/app-routes.tsx';
import { devRoutes } from './routes/dev-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';
import { redirectRoutes } from './routes/redirect-routes.tsx';
import { type RouterContext, rootRoute } from './routes/root-route.tsx';
import { shellRoute } from './routes/shell-route.tsx';

const routeTree = rootRoute.addChildren([
  publicRoutes,
  shellRoute.addChildren([...appRoutes, ...devRoutes]),
  ...redirectRoutes,
]);

export function createAppRouter(parts: { readonly context?: RouterContext; readonly history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    context: parts.context ?? { session: knownSession, isDevModeActive: askDevMode },
    ...(parts.history && { history: parts.history }),
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
