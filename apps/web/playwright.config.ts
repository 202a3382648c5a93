/**
 * End-to-end tests: the real browser against the built app on the real server. The flags keep Chromium from calling
 * home and let it run as root in a container; the tests themselves fail on any request that leaves the machine.
 */
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4490);
/** Behind it come the app in dev mode and the world outside; see e2e/servers.mjs. */
const pricePort = port + 2;
const chrome = process.env.CHROME_PATH;
/**
 * Of a browser with a window two pages of its own come with each context, ready to open below the address bar that no test
 * uses: three quarters of what an empty context costs. The last list of features counts, so the runner's own
 * (playwright-core 1.65) comes first.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
const AUDIT = /lighthouse\.spec\.ts$/;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Tests wait for servers, timers and frames now and then; a third one keeps two cores at work.
  workers: 3,
  forbidOnly: true,
  // A test that fails one time in three is a failing test.
  retries: 0,
  // A busy machine is slow, not wrong: these only end what hangs.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Keeping all files of the app in every fresh browser would cost more than the tests; those about it allow it.
    serviceWorkers: 'block',
    // Drawing every transition without a graphics card takes a third of the time; nothing tested depends on motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every page costs a third of the time; `E2E_TRACE=1` records when a failure must be looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // What a test asks a page once or twice never pays for compiling it well: four to six hundredths of all work.
        '--js-flags=--no-maglev --no-opt',
        `--disable-features=${FEATURES_OFF.join(',')}`,
        // What is not this machine has no address.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    // Journeys in other engines have a runner of their own (vitest.engines.config.ts).
    { name: 'journeys', testIgnore: [AUDIT, '**/engines/**'] },
    // A clock measures here, so it is no part of `npm test`: E2E_AUDIT=1 npm run e2e -- lighthouse
    ...(process.env.E2E_AUDIT ? [{ name: 'page audit', testMatch: AUDIT }] : []),
  ],
  webServer: {
    command: 'node e2e/servers.mjs',
    url: `http://127.0.0.1:${pricePort}/health`,
    env: { PORT: String(pricePort) },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
