import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { landingFactsPlugin } from './landing-facts/plugin.ts';

export default defineProject({
  plugins: [react(), landingFactsPlugin()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Modules are loaded once per worker, not once per file: that was two thirds of the time. See src/testing/setup.ts.
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    // A busy machine is slow, not wrong; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
