import { defineConfig } from 'vitest/config';
import { webProjects } from './apps/web/vitest.projects.ts';

/**
 * Tests of all workspaces. `node`, `web-logic` and `web` are the unit tests, the last with a simulated page; `server` starts
 * real databases. Each project loads the packages for itself, so there are no more of them than needed.
 */
export default defineConfig({
  test: {
    // A busy machine is slow, not wrong; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core idle by default; of two cores that is half of them.
    maxWorkers: 2,
    setupFiles: [`${import.meta.dirname}/tools/property-seed.mjs`],
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
      ...webProjects,
      'apps/server/vitest.config.ts',
    ],
  },
});
