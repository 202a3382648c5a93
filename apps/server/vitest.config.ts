import { defineConfig } from 'vitest/config';
import { builtPackages } from '../../tools/built-packages.mjs';

/** Server tests: plain Node, with a real PostgreSQL beside the embedded engine, started once for all of them. */
export default defineConfig({
  plugins: builtPackages(),
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // No test keeps state in modules; every file has databases of its own.
    isolate: false,
    execArgv: ['--liftoff-only'],
    setupFiles: [
      ...(process.env.CRYPTAX_STALLS ? ['stalls'] : []),
      'property-seed',
      'patience',
      'no-network-setup',
    ].map((name) => `../../tools/${name}.mjs`),
    globalSetup: ['src/testing/postgres-setup.ts'],
    // Databases are started and killed here; a busy machine is slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
