/**
 * Screens for developers. They exist only in dev mode: anywhere else their addresses answer with the 404 page, as an
 * address that was never there.
 */
import { createRoute, lazyRouteComponent, notFound, type RouteComponent, rootRouteId } from '@tanstack/react-router';
import { SCREENS, type ScreenId } from '../../platform/navigation/paths.ts';
import type { RouterContext } from './root-route.tsx';
import { shellRoute } from './shell-route.tsx';

export async function onlyInDevMode({ context }: { readonly context: RouterContext }): Promise<void> {
  if (!(await context.isDevModeActive())) throw notFound({ routeId: rootRouteId });
}

function screen<const Path extends string>(path: Path, id: ScreenId, component: RouteComponent) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { screen: id },
    beforeLoad: onlyInDevMode,
    component,
  });
}

export const devRoutes = [
  screen(
    SCREENS.tests.path,
    'tests',
    lazyRouteComponent(() => import('../../areas/internal/screens/tests/route.tsx'), 'TestsScreen'),
  ),
  screen(
    SCREENS.testDashboard.path,
    'testDashboard',
    lazyRouteComponent(() => import('../../areas/internal/screens/test-dashboard/route.tsx'), 'TestDashboardScreen'),
  ),
  screen(
    SCREENS.appTest.path,
    'appTest',
    lazyRouteComponent(() => import('../../areas/internal/screens/app-test/route.tsx'), 'AppTestScreen'),
  ),
  screen(
    SCREENS.autoTest.path,
    'autoTest',
    lazyRouteComponent(() => import('../../areas/internal/screens/auto-test/route.tsx'), 'AutoTestScreen'),
  ),
  screen(
    SCREENS.dataTest.path,
    'dataTest',
    lazyRouteComponent(() => import('../../areas/internal/screens/data-test/route.tsx'), 'DataTestScreen'),
  ),
  screen(
    SCREENS.testWidget.path,
    'testWidget',
    lazyRouteComponent(() => import('../../areas/internal/screens/test-widget/route.tsx'), 'TestWidgetScreen'),
  ),
  screen(
    SCREENS.interactiveTest.path,
    'interactiveTest',
    lazyRouteComponent(
      () => import('../../areas/internal/screens/interactive-test/route.tsx'),
      'InteractiveTestScreen',
    ),
  ),
  screen(
    SCREENS.klausTests1.path,
    'klausTests1',
    lazyRouteComponent(() => import('../../areas/internal/screens/klaus-001-tests/route.tsx'), 'Klaus001TestsScreen'),
  ),
  screen(
    SCREENS.klausTests2.path,
    'klausTests2',
    lazyRouteComponent(() => import('../../areas/internal/screens/klaus-002-tests/route.tsx'), 'Klaus002TestsScreen'),
  ),
  screen(
    SCREENS.klausTests3.path,
    'klausTests3',
    lazyRouteComponent(() => import('../../areas/internal/screens/klaus-003-tests/route.tsx'), 'Klaus003TestsScreen'),
  ),
  screen(
    SCREENS.uiCatalogue.path,
    'uiCatalogue',
    lazyRouteComponent(() => import('../../areas/internal/screens/ui-catalogue/route.tsx'), 'UiCatalogueScreen'),
  ),
] as const;
