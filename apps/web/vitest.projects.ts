import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { landingFactsPlugin } from './landing-facts/plugin.ts';

/**
 * The web app's tests in four projects. Making a page for each file takes longer than most tests, so only those that draw
 * something (`.tsx`) or listen to the page get one; the rest runs in plain Node. Whole screens in every state, real servers
 * and long histories are `-slow`: `npm run check` leaves them to `npm test`.
 */
const SLOW_PAGES = [
  'src/app/router.test.tsx',
  'src/features/dashboard/outage.test.tsx',
  'src/features/smart-import/route.test.tsx',
  'src/features/transactions/route.test.tsx',
  'src/lib/planning/planning-screens.test.tsx',
  'src/lib/report-files/report-screens.test.tsx',
];
const SLOW_LOGIC = [
  'src/lib/cloud/encryption.test.ts',
  'src/lib/cloud/recovery.test.ts',
  'src/workers/book/live-book.test.ts',
  'src/workers/exchanges/exchange-desk.test.ts',
  'src/workers/exchanges/real-relay.test.ts',
  'src/workers/onchain/sync-wallet.test.ts',
  'src/workers/sync/real-server.test.ts',
];
/** Logic that asks the page: its address, its store of preferences, its error events. */
const NEEDS_PAGE = [
  'src/lib/cloud/sync-service.test.ts',
  'src/lib/dev-mode/dev-mode.test.ts',
  'src/lib/errors/error-report.test.ts',
  'src/lib/settings/settings.test.ts',
];

export const webProjects = [
  webProject('web', 'happy-dom', ['src/**/*.test.tsx', ...NEEDS_PAGE], SLOW_PAGES),
  webProject('web-logic', 'node', ['src/**/*.test.ts'], [...NEEDS_PAGE, ...SLOW_LOGIC]),
  webProject('web-slow', 'happy-dom', SLOW_PAGES, []),
  webProject('web-logic-slow', 'node', SLOW_LOGIC, []),
];

function webProject(
  name: string,
  environment: 'happy-dom' | 'node',
  include: readonly string[],
  exclude: readonly string[],
) {
  return defineProject({
    root: import.meta.dirname,
    plugins: [react(), landingFactsPlugin()],
    test: {
      name,
      environment,
      include: [...include],
      exclude: [...exclude],
      // Modules are loaded once per worker, not once per file: that was two thirds of the time. See src/testing/setup.ts.
      isolate: false,
      setupFiles: [
        '../../tools/property-seed.mjs',
        'src/testing/setup.ts',
        ...(environment === 'node' ? [] : ['src/testing/page-setup.ts']),
      ],
      // A busy machine is slow, not wrong; a test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });
}
