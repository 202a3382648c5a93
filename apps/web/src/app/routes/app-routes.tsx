/** Screens inside the shell. Each is its own chunk, loaded when it is opened. */
import { createRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { painted } from '../../platform/load-in-background.ts';
import { SCREENS, type ScreenId } from '../../platform/navigation/paths.ts';
import { isSettingsSection, type SettingsSection } from '../../platform/navigation/settings-sections.ts';
import {
  readDashboardSearch,
  readPortfolioSearch,
  readTaxReportSearch,
  readTransactionsSearch,
} from '../search-params.ts';
import { type LoadScreen, lazyScreen, shellRoute } from './root-route.tsx';

/**
 * Going from screen to screen, the browser shows the new address before the screen is drawn: with its code there already,
 * both would be one task, longer than a click may wait on a slow machine. The first screen has nothing to wait for.
 */
function beforeDrawing(to: { readonly cause: string; readonly context: { readonly isFrameThere: boolean } }) {
  return to.cause === 'enter' && to.context.isFrameThere ? painted() : undefined;
}

function screen<const Id extends ScreenId>(id: Id, load: LoadScreen) {
  const { path }: { readonly path: (typeof SCREENS)[Id]['path'] } = SCREENS[id];
  const component = lazyScreen(load);
  return createRoute({
    getParentRoute: () => shellRoute,
    beforeLoad: beforeDrawing,
    path,
    staticData: { screen: id },
    component,
  });
}

const transactions = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.transactions.path,
  staticData: { screen: 'transactions' },
  validateSearch: readTransactionsSearch,
  component: lazyScreen(() => import('../../areas/entries/screens/transactions/route.tsx')),
});

const taxReport = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.taxReport.path,
  staticData: { screen: 'taxReport' },
  validateSearch: readTaxReportSearch,
  component: lazyScreen(() => import('../../areas/tax/screens/tax-report/route.tsx')),
});

const portfolio = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.portfolio.path,
  staticData: { screen: 'portfolio' },
  validateSearch: readPortfolioSearch,
  component: lazyScreen(() => import('../../areas/portfolio/screens/portfolio/route.tsx')),
});

const dashboard = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.dashboard.path,
  staticData: { screen: 'dashboard' },
  validateSearch: readDashboardSearch,
  component: lazyScreen(() => import('../../areas/portfolio/screens/dashboard/route.tsx')),
});

const settingsScreen = lazyScreen(() => import('../../areas/settings/screens/settings/route.tsx'));

const settings = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.settings.path,
  staticData: { screen: 'settings' },
  component: settingsScreen,
});

const settingsSection = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: (to) => {
    if (!isSettingsSection(to.params.section)) throw notFound({ routeId: rootRouteId });
    return beforeDrawing(to);
  },
  path: SCREENS.settingsSection.path,
  // Which names there are is checked before the screen is drawn.
  params: { parse: ({ section }: { readonly section: string }) => ({ section: section as SettingsSection }) },
  staticData: { screen: 'settingsSection' },
  component: settingsScreen,
});

export const appRoutes = [
  dashboard,
  portfolio,
  transactions,
  taxReport,
  screen('smartImport', () => import('../../areas/import/screens/smart-import/route.tsx')),
  screen('expertImport', () => import('../../areas/import/screens/expert-import/route.tsx')),
  screen('wallets', () => import('../../areas/chains/screens/wallets/route.tsx')),
  screen('walletConnect', () => import('../../areas/chains/screens/wallet-connect/route.tsx')),
  screen('exchangeSettings', () => import('../../areas/exchanges/screens/exchange-settings/route.tsx')),
  screen('exchange', () => import('../../areas/portfolio/screens/exchange/route.tsx')),
  screen('arbitrage', () => import('../../areas/portfolio/screens/arbitrage/route.tsx')),
  screen('reports', () => import('../../areas/tax/screens/reports/route.tsx')),
  screen('reportExport', () => import('../../areas/tax/screens/report-export/route.tsx')),
  screen('joint', () => import('../../areas/tax/screens/joint/route.tsx')),
  screen('pastYears', () => import('../../areas/tax/screens/past-years/route.tsx')),
  screen('answerKit', () => import('../../areas/tax/screens/answer-kit/route.tsx')),
  screen('proofOfOrigin', () => import('../../areas/tax/screens/proof-of-origin/route.tsx')),
  screen('secondOpinion', () => import('../../areas/tax/screens/second-opinion/route.tsx')),
  screen('reportCheck', () => import('../../areas/tax/screens/report-check/route.tsx')),
  screen('simulator', () => import('../../areas/planning/screens/simulator/route.tsx')),
  screen('optimizer', () => import('../../areas/planning/screens/simulator/route.tsx')),
  screen('whatIf', () => import('../../areas/planning/screens/what-if/route.tsx')),
  screen('strategies', () => import('../../areas/planning/screens/strategies/route.tsx')),
  screen('lossHarvesting', () => import('../../areas/planning/screens/loss-harvesting/route.tsx')),
  screen('taxIntelligence', () => import('../../areas/planning/screens/tax-intelligence/route.tsx')),
  screen('defi', () => import('../../areas/chains/screens/defi/route.tsx')),
  screen('journey', () => import('../../areas/learn/screens/journey/route.tsx')),
  screen('journeyAnalytics', () => import('../../areas/learn/screens/journey-analytics/route.tsx')),
  settings,
  settingsSection,
] as const;
