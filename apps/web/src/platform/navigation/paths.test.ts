import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../app/router.tsx';
import { entriesOf, entryOf, isAppAddress, REDIRECTS, SCREEN_IDS, SCREENS, screenOf, tabsOf } from './paths.ts';

/** The route tables of the three specification documents, with `{name}` as klaus, and screens of our own: entries, joint assessment, past years, the second opinion, the check of a PDF, cancelling and withdrawing without a login, and the sections of the settings. */
const SPECIFIED = `/ /auth /auth/callback /auth/reset-password /pricing /payment/success /impressum /datenschutz /agb
  /widerruf /kuendigen /widerrufen /multi-exchange /smart-import /import /wallets /wallet-connect /reports /klaus-tax /tax-strategies
  /tax-loss-harvesting /tax-intelligence /unified-simulator /unified-tax-optimizer /what-if-enhanced /portfolio
  /abi-parser /tax-report-exporter /klaus-journey /klaus-analytics /exchange-settings /settings /settings/$section /arbitrage
  /exchange/$name /klaus-001-tests /klaus-002-tests /klaus-003-tests /data-test /app-test /tests /test-dashboard
  /auto-test /test-widget /interactive-test /transactions
  /joint-assessment /past-years /answer-kit /proof-of-origin /second-opinion /check-report /ui-catalogue`.split(/\s+/);

describe('the table of screens', () => {
  it('holds every specified route and no other', () => {
    const paths = SCREEN_IDS.map((id) => screenOf(id).path);
    expect([...paths].sort()).toEqual([...SPECIFIED].sort());
  });

  it('is what the router serves, together with the redirects', () => {
    const served = Object.keys(createAppRouter({ history: createMemoryHistory() }).routesByPath);
    expect(served.sort()).toEqual([...SPECIFIED, ...Object.keys(REDIRECTS)].sort());
  });

  it('tells each route which screen it shows', () => {
    const router = createAppRouter({ history: createMemoryHistory() });
    for (const id of SCREEN_IDS) {
      const route = router.routesByPath[SCREENS[id].path];
      expect(route.options.staticData?.screen, SCREENS[id].path).toBe(id);
    }
  });

  it('guards only the payment page and hides exactly the developer screens', () => {
    const ids = (visibility: string) => SCREEN_IDS.filter((id) => screenOf(id).visibility === visibility);
    expect(ids('guarded')).toEqual(['paymentSuccess']);
    expect(ids('dev')).toHaveLength(11);
  });

  it('knows the addresses inside the shell from those outside', () => {
    const inside = ['/transactions', '/klaus-tax', '/exchange/kraken', '/settings/backup', '/smart-import'];
    const outside = ['/', '/auth', '/auth/callback', '/payment/success', '/ui-catalogue', '/exchange', '/no-such-page'];
    expect(inside.filter(isAppAddress)).toEqual(inside);
    expect(outside.filter(isAppAddress)).toEqual([]);
  });
});

describe('sections', () => {
  it('group screens under their navigation entry', () => {
    expect(entriesOf('data')).toEqual(['smartImport', 'transactions', 'wallets']);
    expect(entryOf('arbitrage')).toBe('wallets');
    expect(entryOf('portfolio')).toBe('portfolio');
    expect(tabsOf('wallets')).toEqual(['wallets', 'walletConnect', 'exchangeSettings', 'arbitrage']);
    expect(tabsOf('portfolio')).toEqual([]);
  });

  it('make every screen of the app reachable from the navigation', () => {
    for (const id of SCREEN_IDS.filter((each) => screenOf(each).visibility === 'app')) {
      expect(screenOf(entryOf(id)).nav, id).toBeDefined();
    }
  });
});
