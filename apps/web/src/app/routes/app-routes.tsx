/** Screens inside the shell. Each is its own chunk, loaded when it is opened. */
import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { painted } from '../../lib/painted.ts';
import { SCREENS, type ScreenId } from '../paths.ts';
import { readPortfolioSearch, readTaxReportSearch, readTransactionsSearch } from '../search-params.ts';
import { shellRoute } from './shell-route.tsx';

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
  component: lazyRouteComponent(() => import('../../features/transactions/route.tsx'), 'TransactionsScreen'),
});

const taxReport = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.taxReport.path,
  staticData: { screen: 'taxReport' },
  validateSearch: readTaxReportSearch,
  component: lazyRouteComponent(() => import('../../features/tax-report/route.tsx'), 'TaxReportScreen'),
});

const portfolio = createRoute({
  getParentRoute: () => shellRoute,
  beforeLoad: beforeDrawing,
  path: SCREENS.portfolio.path,
  staticData: { screen: 'portfolio' },
  validateSearch: readPortfolioSearch,
  component: lazyRouteComponent(() => import('../../features/portfolio/route.tsx'), 'PortfolioScreen'),
});

export const appRoutes = [
  portfolio,
  transactions,
  taxReport,
  screen(
    SCREENS.dashboard.path,
    'dashboard',
    lazyRouteComponent(() => import('../../features/dashboard/route.tsx'), 'DashboardScreen'),
  ),
  screen(
    SCREENS.smartImport.path,
    'smartImport',
    lazyRouteComponent(() => import('../../features/smart-import/route.tsx'), 'SmartImportScreen'),
  ),
  screen(
    SCREENS.expertImport.path,
    'expertImport',
    lazyRouteComponent(() => import('../../features/expert-import/route.tsx'), 'ExpertImportScreen'),
  ),
  screen(
    SCREENS.wallets.path,
    'wallets',
    lazyRouteComponent(() => import('../../features/wallets/route.tsx'), 'WalletsScreen'),
  ),
  screen(
    SCREENS.walletConnect.path,
    'walletConnect',
    lazyRouteComponent(() => import('../../features/wallet-connect/route.tsx'), 'WalletConnectScreen'),
  ),
  screen(
    SCREENS.exchangeSettings.path,
    'exchangeSettings',
    lazyRouteComponent(() => import('../../features/exchange-settings/route.tsx'), 'ExchangeSettingsScreen'),
  ),
  screen(
    SCREENS.exchange.path,
    'exchange',
    lazyRouteComponent(() => import('../../features/exchange/route.tsx'), 'ExchangeScreen'),
  ),
  screen(
    SCREENS.arbitrage.path,
    'arbitrage',
    lazyRouteComponent(() => import('../../features/arbitrage/route.tsx'), 'ArbitrageScreen'),
  ),
  screen(
    SCREENS.reports.path,
    'reports',
    lazyRouteComponent(() => import('../../features/reports/route.tsx'), 'ReportsScreen'),
  ),
  screen(
    SCREENS.reportExport.path,
    'reportExport',
    lazyRouteComponent(() => import('../../features/report-export/route.tsx'), 'ReportExportScreen'),
  ),
  screen(
    SCREENS.simulator.path,
    'simulator',
    lazyRouteComponent(() => import('../../features/simulator/route.tsx'), 'SimulatorScreen'),
  ),
  screen(
    SCREENS.optimizer.path,
    'optimizer',
    lazyRouteComponent(() => import('../../features/simulator/route.tsx'), 'SimulatorScreen'),
  ),
  screen(
    SCREENS.whatIf.path,
    'whatIf',
    lazyRouteComponent(() => import('../../features/what-if/route.tsx'), 'WhatIfScreen'),
  ),
  screen(
    SCREENS.strategies.path,
    'strategies',
    lazyRouteComponent(() => import('../../features/strategies/route.tsx'), 'StrategiesScreen'),
  ),
  screen(
    SCREENS.lossHarvesting.path,
    'lossHarvesting',
    lazyRouteComponent(() => import('../../features/loss-harvesting/route.tsx'), 'LossHarvestingScreen'),
  ),
  screen(
    SCREENS.taxIntelligence.path,
    'taxIntelligence',
    lazyRouteComponent(() => import('../../features/tax-intelligence/route.tsx'), 'TaxIntelligenceScreen'),
  ),
  screen(
    SCREENS.defi.path,
    'defi',
    lazyRouteComponent(() => import('../../features/defi/route.tsx'), 'DefiScreen'),
  ),
  screen(
    SCREENS.journey.path,
    'journey',
    lazyRouteComponent(() => import('../../features/journey/route.tsx'), 'JourneyScreen'),
  ),
  screen(
    SCREENS.journeyAnalytics.path,
    'journeyAnalytics',
    lazyRouteComponent(() => import('../../features/journey-analytics/route.tsx'), 'JourneyAnalyticsScreen'),
  ),
  screen(
    SCREENS.settings.path,
    'settings',
    lazyRouteComponent(() => import('../../features/settings/route.tsx'), 'SettingsScreen'),
  ),
] as const;
