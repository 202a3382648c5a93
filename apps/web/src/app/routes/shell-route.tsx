/** The layout of everything behind the landing page: navigation, top bar, status. Its code loads with the first such screen. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ cause }) => ({ isFrameThere: cause === 'stay' }),
  component: lazyRouteComponent(() => import('../shell/app-shell.tsx'), 'AppShell'),
});
