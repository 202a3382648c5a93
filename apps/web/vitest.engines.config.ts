import { defineConfig } from 'vitest/config';

/** Journeys in Firefox and WebKit: `npm run e2e -- --engines`, and a short way in `npm test`. */
export default defineConfig({
  test: {
    name: 'engines',
    root: import.meta.dirname,
    include: ['e2e/engines/*.test.ts'],
    environment: 'node',
    // A busy machine is slow, not wrong; a journey that hangs still ends.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: process.env.CRYPTAX_TEST_JSON ? ['verbose', 'json'] : ['verbose'],
    ...(process.env.CRYPTAX_TEST_JSON ? { outputFile: { json: process.env.CRYPTAX_TEST_JSON } } : {}),
  },
});
