import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { landingFactsPlugin } from './landing-facts/plugin.ts';

/**
 * Whole screens in every state, real servers, long histories: `npm run check` leaves them to `npm test`, which runs this
 * file once more through vitest.slow.config.ts.
 */
export const SLOW = [
  'src/app/router.test.tsx',
  'src/features/dashboard/outage.test.tsx',
  'src/features/smart-import/route.test.tsx',
  'src/features/transactions/route.test.tsx',
  'src/lib/planning/planning-screens.test.tsx',
  'src/lib/report-files/report-screens.test.tsx',
  'src/lib/cloud/encryption.test.ts',
  'src/lib/cloud/recovery.test.ts',
  'src/workers/book/live-book.test.ts',
  'src/workers/exchanges/exchange-desk.test.ts',
  'src/workers/exchanges/real-relay.test.ts',
  'src/workers/onchain/sync-wallet.test.ts',
  'src/workers/sync/real-server.test.ts',
];

export const webProject = (name: string, include: readonly string[], exclude: readonly string[]) =>
  defineProject({
    plugins: [react(), landingFactsPlugin()],
    test: {
      name,
      include: [...include],
      exclude: [...exclude],
      environment: 'happy-dom',
      // Modules are loaded once per worker, not once per file: that was two thirds of the time. See src/testing/setup.ts.
      isolate: false,
      setupFiles: ['src/testing/setup.ts'],
      // A busy machine is slow, not wrong; a test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });

export default webProject('web', ['src/**/*.test.{ts,tsx}'], SLOW);
