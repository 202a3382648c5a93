/** Addresses that lead elsewhere; what was asked for in the query goes along. */
import { createRoute, redirect } from '@tanstack/react-router';
import { REDIRECTS } from '../../platform/navigation/paths.ts';
import { onlyInDevMode } from './dev-routes.tsx';
import { rootRoute } from './root-route.tsx';

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

export const redirectRoutes = [
  redirectRoute('/login'),
  redirectRoute('/register'),
  redirectRoute('/dashboard'),
  redirectRoute('/privacy'),
  redirectRoute('/terms'),
  redirectRoute('/exchange'),
  redirectRoute('/klaus-003'),
] as const;
