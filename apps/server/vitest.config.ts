import { defineConfig } from 'vitest/config';

/** Server tests: plain Node, with a real PostgreSQL beside the embedded engine, started once for all of them. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/postgres-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
