/**
 * Every address of the app in one table: path, who may see it, where it stands in the navigation. The router, the
 * navigation, the command palette and the tests read this table; nothing else spells out a route list. The id of a
 * screen is also the key of its title in `screen-titles.ts`. `{name}` of the specification is `klaus`.
 */

import { FIRST_SECTION } from './settings-sections.ts';

/** public: own header and footer. guarded: public, but only with a session. app: inside the shell. dev: developers only. */
export type Visibility = 'public' | 'guarded' | 'app' | 'dev';

export type NavGroup = 'main' | 'data' | 'tax' | 'plan' | 'learn' | 'foot' | 'dev';

interface Screen {
  readonly path: `/${string}`;
  readonly visibility: Visibility;
  /** Group of the side navigation this screen is an entry of. */
  readonly nav?: NavGroup;
  /** The entry whose section this screen belongs to; shown as a tab of that section unless hidden. */
  readonly section?: string;
  readonly hiddenTab?: boolean;
}

export const SCREENS = {
  landing: { path: '/', visibility: 'public' },
  auth: { path: '/auth', visibility: 'public' },
  authCallback: { path: '/auth/callback', visibility: 'public' },
  resetPassword: { path: '/auth/reset-password', visibility: 'public' },
  pricing: { path: '/pricing', visibility: 'public' },
  paymentSuccess: { path: '/payment/success', visibility: 'guarded' },
  imprint: { path: '/impressum', visibility: 'public' },
  privacy: { path: '/datenschutz', visibility: 'public' },
  terms: { path: '/agb', visibility: 'public' },
  withdrawal: { path: '/widerruf', visibility: 'public' },
  cancelContract: { path: '/kuendigen', visibility: 'public' },
  withdrawContract: { path: '/widerrufen', visibility: 'public' },

  dashboard: { path: '/multi-exchange', visibility: 'app', nav: 'main' },
  portfolio: { path: '/portfolio', visibility: 'app', nav: 'main' },

  smartImport: { path: '/smart-import', visibility: 'app', nav: 'data' },
  expertImport: { path: '/import', visibility: 'app', section: 'smartImport' },
  transactions: { path: '/transactions', visibility: 'app', nav: 'data' },
  wallets: { path: '/wallets', visibility: 'app', nav: 'data' },
  walletConnect: { path: '/wallet-connect', visibility: 'app', section: 'wallets' },
  exchangeSettings: { path: '/exchange-settings', visibility: 'app', section: 'wallets' },
  exchange: { path: '/exchange/$name', visibility: 'app', section: 'wallets', hiddenTab: true },
  arbitrage: { path: '/arbitrage', visibility: 'app', section: 'wallets' },

  taxReport: { path: '/klaus-tax', visibility: 'app', nav: 'tax' },
  reports: { path: '/reports', visibility: 'app', nav: 'tax' },
  reportExport: { path: '/tax-report-exporter', visibility: 'app', section: 'reports' },
  joint: { path: '/joint-assessment', visibility: 'app', section: 'reports' },
  pastYears: { path: '/past-years', visibility: 'app', section: 'reports' },
  answerKit: { path: '/answer-kit', visibility: 'app', section: 'reports' },
  proofOfOrigin: { path: '/proof-of-origin', visibility: 'app', section: 'reports' },
  secondOpinion: { path: '/second-opinion', visibility: 'app', section: 'reports' },
  reportCheck: { path: '/check-report', visibility: 'app', section: 'reports' },

  simulator: { path: '/unified-simulator', visibility: 'app', nav: 'plan' },
  optimizer: { path: '/unified-tax-optimizer', visibility: 'app', section: 'simulator', hiddenTab: true },
  whatIf: { path: '/what-if-enhanced', visibility: 'app', section: 'simulator' },
  strategies: { path: '/tax-strategies', visibility: 'app', section: 'simulator' },
  lossHarvesting: { path: '/tax-loss-harvesting', visibility: 'app', nav: 'plan' },
  taxIntelligence: { path: '/tax-intelligence', visibility: 'app', nav: 'plan' },

  defi: { path: '/abi-parser', visibility: 'app', nav: 'learn' },
  journey: { path: '/klaus-journey', visibility: 'app', nav: 'learn' },
  journeyAnalytics: { path: '/klaus-analytics', visibility: 'app', section: 'journey', hiddenTab: true },

  settings: { path: '/settings', visibility: 'app', nav: 'foot' },
  settingsSection: { path: '/settings/$section', visibility: 'app', section: 'settings', hiddenTab: true },

  tests: { path: '/tests', visibility: 'dev', nav: 'dev' },
  testDashboard: { path: '/test-dashboard', visibility: 'dev', section: 'tests' },
  appTest: { path: '/app-test', visibility: 'dev', section: 'tests' },
  autoTest: { path: '/auto-test', visibility: 'dev', section: 'tests' },
  dataTest: { path: '/data-test', visibility: 'dev', section: 'tests' },
  testWidget: { path: '/test-widget', visibility: 'dev', section: 'tests' },
  interactiveTest: { path: '/interactive-test', visibility: 'dev', section: 'tests' },
  klausTests1: { path: '/klaus-001-tests', visibility: 'dev', section: 'tests' },
  klausTests2: { path: '/klaus-002-tests', visibility: 'dev', section: 'tests' },
  klausTests3: { path: '/klaus-003-tests', visibility: 'dev', section: 'tests' },
  uiCatalogue: { path: '/ui-catalogue', visibility: 'dev', section: 'tests' },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof SCREENS;
export const SCREEN_IDS = Object.keys(SCREENS) as readonly ScreenId[];

/** The exchange shown when the address names none. */
export const DEFAULT_EXCHANGE = 'coinbase';

/** Old and English addresses, and where they lead. */
export const REDIRECTS = {
  '/login': { to: '/auth' },
  '/register': { to: '/auth', search: { mode: 'register' } },
  '/dashboard': { to: '/multi-exchange' },
  '/privacy': { to: '/datenschutz' },
  '/terms': { to: '/agb' },
  '/exchange': { to: `/exchange/${DEFAULT_EXCHANGE}` },
  '/klaus-003': { to: '/klaus-003-tests' },
} as const;

export function screenOf(id: ScreenId): Screen {
  return SCREENS[id];
}

/** The address as a visitor would type it. */
export function addressOf(id: ScreenId): string {
  return SCREENS[id].path.replace('$name', DEFAULT_EXCHANGE).replace('$section', FIRST_SECTION);
}

/** Whether a screen inside the shell lies at this address; those show figures of the ledger. */
export function isAppAddress(path: string): boolean {
  return SCREEN_IDS.some((id) => {
    const { path: known, visibility } = SCREENS[id];
    const [fixed = '', ...named] = known.split('$');
    return visibility === 'app' && (named.length === 0 ? path === known : path.startsWith(fixed));
  });
}

/** The navigation entry a screen stands under: itself, or the owner of its section. */
export function entryOf(id: ScreenId): ScreenId {
  return SCREEN_IDS.find((candidate) => candidate === screenOf(id).section) ?? id;
}

export function entriesOf(group: NavGroup): readonly ScreenId[] {
  return SCREEN_IDS.filter((id) => screenOf(id).nav === group);
}

/** The tabs of the section a navigation entry opens; a section of one has none. */
export function tabsOf(entry: ScreenId): readonly ScreenId[] {
  const tabs = SCREEN_IDS.filter((id) => entryOf(id) === entry && screenOf(id).hiddenTab !== true);
  return tabs.length > 1 ? tabs : [];
}
