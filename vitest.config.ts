import { defineConfig } from 'vitest/config';

/** Unit tests of all workspaces; the web project runs in a simulated DOM, everything else in plain Node. */
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
          include: ['packages/*/src/**/*.test.ts', 'apps/{server,cli}/src/**/*.test.ts', 'tools/**/*.test.mjs'],
          environment: 'node',
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
