import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { landingFactsPlugin } from './landing-facts/plugin.ts';

/** Whole screens in every state, real servers, long histories: `npm run check` leaves them to `npm test`. */
const SLOW = [
  'src/app/guide/guide.test.tsx',
  'src/app/router.test.tsx',
  'src/app/shell/app-shell.test.tsx',
  'src/app/shell/status/storage-badge.test.tsx',
  'src/app/shell/tour/tour-host.test.tsx',
  'src/features/arbitrage/route.test.tsx',
  'src/features/auth/auth-forms.test.tsx',
  'src/features/dashboard/*.test.tsx',
  'src/features/journey/route.test.tsx',
  'src/features/klaus-003-tests/suites.test.tsx',
  'src/features/loss-harvesting/market-load.test.tsx',
  'src/features/reports/sealed.test.tsx',
  'src/features/settings/self-test.test.tsx',
  'src/features/smart-import/route.test.tsx',
  'src/features/tax-intelligence/route.test.tsx',
  'src/features/tax-report/tax-report-page.test.tsx',
  'src/features/transactions/review/review-tab.test.tsx',
  'src/features/transactions/route.test.tsx',
  'src/lib/cloud/encryption.test.ts',
  'src/lib/cloud/recovery.test.ts',
  'src/lib/cloud/share-reports.test.ts',
  'src/lib/planning/planning-screens.test.tsx',
  'src/lib/report-files/report-screens.test.tsx',
  'src/workers/book/live-book.test.ts',
  'src/workers/exchanges/*.test.ts',
  'src/workers/onchain/*.test.ts',
  'src/workers/planning/planning-desk.test.ts',
  'src/workers/reports/reports.test.ts',
  'src/workers/self-test/*.test.ts',
  'src/workers/sync/real-server.test.ts',
];

/** Logic that asks the page: its address, its store of preferences, its error events. */
export const NEEDS_PAGE = [
  'src/lib/cloud/sync-service.test.ts',
  'src/lib/dev-mode/dev-mode.test.ts',
  'src/lib/errors/error-report.test.ts',
  'src/lib/settings/settings.test.ts',
];

interface Choice {
  readonly name: string;
  readonly environment: 'happy-dom' | 'node';
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

export const webProject = ({ name, environment, include, exclude = [] }: Choice) =>
  defineProject({
    plugins: [react(), landingFactsPlugin()],
    test: {
      name,
      environment,
      include: [...include],
      exclude: [...exclude, ...(process.env.CRYPTAX_QUICK ? SLOW : [])],
      // Modules are loaded once per worker, not once per file: that was two thirds of the time. See src/testing/setup.ts.
      isolate: false,
      setupFiles: [
        '../../tools/property-seed.mjs',
        'src/testing/setup.ts',
        ...(environment === 'node' ? [] : ['src/testing/page-setup.ts']),
      ],
      // Screens are drawn over several frames and files share a page; what a busy machine disturbs is tried again.
      retry: environment === 'node' ? 0 : 2,
      // A busy machine is slow, not wrong; a test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });

/** Making a page for each file takes longer than most tests: only those that draw something or listen to it get one. */
export default webProject({
  name: 'web',
  environment: 'happy-dom',
  include: ['src/**/*.test.tsx', ...NEEDS_PAGE],
});
