import { defineConfig } from 'vitest/config';

/**
 * Tests of all workspaces. `node` and `web` are the unit tests, the latter in a simulated DOM; `server` starts real
 * databases and takes longer, so `npm run check` leaves it to `npm test`.
 */
export default defineConfig({
  test: {
    // A busy machine is slow, not wrong; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core idle by default; of two cores that is half of them.
    maxWorkers: 2,
    reporters: process.env.CRYPTAX_TEST_JSON ? ['dot', 'json'] : ['dot'],
    ...(process.env.CRYPTAX_TEST_JSON ? { outputFile: { json: process.env.CRYPTAX_TEST_JSON } } : {}),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'tools/**/*.test.mjs'],
          environment: 'node',
          // Packages keep no state between tests, so one load of the modules serves every file of a worker.
          isolate: false,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/server/vitest.config.ts',
    ],
  },
});
