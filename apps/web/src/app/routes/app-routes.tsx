/** Screens inside the shell. Each is its own chunk, loaded when it is opened. */
import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { SCREENS, type ScreenId } from '../../platform/navigation/paths.ts';
import { painted } from '../../platform/painted.ts';
import { readPortfolioSearch, readTaxReportSearch, readTransactionsSearch } from '../search-params.ts';
import { shellRoute } from './root-route.tsx';

/**
 * Going from screen to screen, the browser shows the new address before the screen is drawn: with its code there already,
 * both would be one task, longer than a click may wait on a slow machine. The first screen has nothing to wait for.
 */
function beforeDrawing(to: { readonly cause: string; readonly context: { readonly isFrameThere: boolean } }) {
  return to.cause === 'enter' && to.context.isFrameThere ? painted() : undefined;
}

function screen<const Path extends string>(path: Path, id: ScreenId, component: RouteComponent) {
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
  component: lazyRouteComponent(
    () => import('../../areas/entries/screens/transactions/route.tsx'),
    'TransactionsScreen',
  ),
});

const taxReport = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.taxReport.path,
  staticData: { screen: 'taxReport' },
  validateSearch: readTaxReportSearch,
  component: lazyRouteComponent(() => import('../../areas/tax/screens/tax-report/route.tsx'), 'TaxReportScreen'),
});

const portfolio = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.portfolio.path,
  staticData: { screen: 'portfolio' },
  validateSearch: readPortfolioSearch,
  component: lazyRouteComponent(() => import('../../areas/portfolio/screens/portfolio/route.tsx'), 'PortfolioScreen'),
});

export const appRoutes = [
  portfolio,
  transactions,
  taxReport,
  screen(
    SCREENS.dashboard.path,
    'dashboard',
    lazyRouteComponent(() => import('../../areas/portfolio/screens/dashboard/route.tsx'), 'DashboardScreen'),
  ),
  screen(
    SCREENS.smartImport.path,
    'smartImport',
    lazyRouteComponent(() => import('../../areas/import/screens/smart-import/route.tsx'), 'SmartImportScreen'),
  ),
  screen(
    SCREENS.expertImport.path,
    'expertImport',
    lazyRouteComponent(() => import('../../areas/import/screens/expert-import/route.tsx'), 'ExpertImportScreen'),
  ),
  screen(
    SCREENS.wallets.path,
    'wallets',
    lazyRouteComponent(() => import('../../areas/chains/screens/wallets/route.tsx'), 'WalletsScreen'),
  ),
  screen(
    SCREENS.walletConnect.path,
    'walletConnect',
    lazyRouteComponent(() => import('../../areas/chains/screens/wallet-connect/route.tsx'), 'WalletConnectScreen'),
  ),
  screen(
    SCREENS.exchangeSettings.path,
    'exchangeSettings',
    lazyRouteComponent(
      () => import('../../areas/exchanges/screens/exchange-settings/route.tsx'),
      'ExchangeSettingsScreen',
    ),
  ),
  screen(
    SCREENS.exchange.path,
    'exchange',
    lazyRouteComponent(() => import('../../areas/portfolio/screens/exchange/route.tsx'), 'ExchangeScreen'),
  ),
  screen(
    SCREENS.arbitrage.path,
    'arbitrage',
    lazyRouteComponent(() => import('../../areas/portfolio/screens/arbitrage/route.tsx'), 'ArbitrageScreen'),
  ),
  screen(
    SCREENS.reports.path,
    'reports',
    lazyRouteComponent(() => import('../../areas/tax/screens/reports/route.tsx'), 'ReportsScreen'),
  ),
  screen(
    SCREENS.reportExport.path,
    'reportExport',
    lazyRouteComponent(() => import('../../areas/tax/screens/report-export/route.tsx'), 'ReportExportScreen'),
  ),
  screen(
    SCREENS.reportCheck.path,
    'reportCheck',
    lazyRouteComponent(() => import('../../areas/tax/screens/report-check/route.tsx'), 'ReportCheckScreen'),
  ),
  screen(
    SCREENS.simulator.path,
    'simulator',
    lazyRouteComponent(() => import('../../areas/planning/screens/simulator/route.tsx'), 'SimulatorScreen'),
  ),
  screen(
    SCREENS.optimizer.path,
    'optimizer',
    lazyRouteComponent(() => import('../../areas/planning/screens/simulator/route.tsx'), 'SimulatorScreen'),
  ),
  screen(
    SCREENS.whatIf.path,
    'whatIf',
    lazyRouteComponent(() => import('../../areas/planning/screens/what-if/route.tsx'), 'WhatIfScreen'),
  ),
  screen(
    SCREENS.strategies.path,
    'strategies',
    lazyRouteComponent(() => import('../../areas/planning/screens/strategies/route.tsx'), 'StrategiesScreen'),
  ),
  screen(
    SCREENS.lossHarvesting.path,
    'lossHarvesting',
    lazyRouteComponent(() => import('../../areas/planning/screens/loss-harvesting/route.tsx'), 'LossHarvestingScreen'),
  ),
  screen(
    SCREENS.taxIntelligence.path,
    'taxIntelligence',
    lazyRouteComponent(
      () => import('../../areas/planning/screens/tax-intelligence/route.tsx'),
      'TaxIntelligenceScreen',
    ),
  ),
  screen(
    SCREENS.defi.path,
    'defi',
    lazyRouteComponent(() => import('../../areas/chains/screens/defi/route.tsx'), 'DefiScreen'),
  ),
  screen(
    SCREENS.journey.path,
    'journey',
    lazyRouteComponent(() => import('../../areas/learn/screens/journey/route.tsx'), 'JourneyScreen'),
  ),
  screen(
    SCREENS.journeyAnalytics.path,
    'journeyAnalytics',
    lazyRouteComponent(() => import('../../areas/learn/screens/journey-analytics/route.tsx'), 'JourneyAnalyticsScreen'),
  ),
  screen(
    SCREENS.settings.path,
    'settings',
    lazyRouteComponent(() => import('../../areas/settings/screens/settings/route.tsx'), 'SettingsScreen'),
  ),
] as const;
