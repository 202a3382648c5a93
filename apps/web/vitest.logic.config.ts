import { NEEDS_PAGE, webProject } from './vitest.config.ts';

/** Tests of the web app that need no page, in plain Node. */
export default webProject({
  name: 'web-logic',
  environment: 'node',
  include: ['src/**/*.test.ts', 'chunk-layers/*.test.ts'],
  exclude: NEEDS_PAGE,
});
