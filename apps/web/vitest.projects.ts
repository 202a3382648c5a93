import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { landingFactsPlugin } from './landing-facts/plugin.ts';

/** Logic that asks the page: its address, its store of preferences, its error events. */
const NEEDS_PAGE = [
  'src/lib/cloud/sync-service.test.ts',
  'src/lib/dev-mode/dev-mode.test.ts',
  'src/lib/errors/error-report.test.ts',
  'src/lib/settings/settings.test.ts',
];

/**
 * The web app's tests. Making a page for each file takes longer than most tests, so only those that draw something (`.tsx`)
 * or listen to the page get one; the rest runs in plain Node.
 */
export const webProjects = [
  webProject('web', 'happy-dom', ['src/**/*.test.tsx', ...NEEDS_PAGE], []),
  webProject('web-logic', 'node', ['src/**/*.test.ts'], NEEDS_PAGE),
];

function webProject(
  name: string,
  environment: 'happy-dom' | 'node',
  include: readonly string[],
  exclude: readonly string[],
) {
  return defineProject({
    root: import.meta.dirname,
    plugins: [react(), landingFactsPlugin()],
    test: {
      name,
      environment,
      include: [...include],
      exclude: [...exclude],
      // Modules are loaded once per worker, not once per file: that was two thirds of the time. See src/testing/setup.ts.
      isolate: false,
      setupFiles: [
        '../../tools/property-seed.mjs',
        'src/testing/setup.ts',
        ...(environment === 'node' ? [] : ['src/testing/page-setup.ts']),
      ],
      // A busy machine is slow, not wrong; a test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });
}
