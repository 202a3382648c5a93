import { defineConfig } from 'vitest/config';

/**
 * Whole reports, fuzzing, long property runs: they tell much and take most of the time of all unit tests, so
 * `npm run check` leaves them to `npm test`.
 */
const SLOW = [
  'apps/cli/src/bin.test.ts',
  'apps/cli/src/commands/import.test.ts',
  'apps/cli/src/commands/import-fixtures.test.ts',
  'apps/cli/src/commands/report.test.ts',
  'packages/importers/src/fuzz.test.ts',
  'packages/importers/src/hostile-cells.test.ts',
  'packages/importers/src/formats/fixtures.test.ts',
  'packages/ledger/src/testing/random-ledgers.test.ts',
  'packages/planning/src/optimise/optimality.test.ts',
  'packages/reports/src/**/*.test.ts',
  'packages/store/src/store.model.test.ts',
  'packages/tax-de/src/report/build-tax-year-report.test.ts',
  'tools/*.test.mjs',
];

/**
 * Tests of all workspaces. `node`, `web-logic` and `web` are the unit tests, the last with a simulated page; `server` starts
 * real databases. Each project loads the packages for itself, so there are no more of them than needed.
 */
export default defineConfig({
  test: {
    // A busy machine is slow, not wrong; a test that hangs still ends.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Vitest leaves one core idle by default; tests of servers wait a third of
    // their time, so with them there is one more than the two cores we count on.
    maxWorkers: process.env.CRYPTAX_QUICK ? 2 : 3,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: ['property-seed', 'patience', 'no-network-setup'].map(
      (name) => `${import.meta.dirname}/tools/${name}.mjs`,
    ),
    // Compiled modules outlast the run: loading hundreds of small ones takes longer than most tests.
    experimental: { fsModuleCache: true },
    reporters: process.env.CRYPTAX_TEST_JSON ? ['dot', 'json'] : ['dot'],
    ...(process.env.CRYPTAX_TEST_JSON ? { outputFile: { json: process.env.CRYPTAX_TEST_JSON } } : {}),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: process.env.CRYPTAX_QUICK ? SLOW : [],
          environment: 'node',
          // Packages keep no state between tests, so one load of the modules serves every file of a worker.
          isolate: false,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.logic.config.ts',
      'apps/server/vitest.config.ts',
    ],
  },
});
