/** The root of all routes: what every screen may ask for, the tax year in the address, and the frame around it all. */
import { createRootRouteWithContext, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router';
import type { ScreenId } from '../../platform/navigation/paths.ts';
import type { Session } from '../../platform/session/session.ts';
import { Root } from '../root.tsx';
import { type GlobalSearch, readGlobalSearch } from '../search-params.ts';

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
