/** `npm test`: every check there is, on a fresh clone too. The last line is `N passed, N failed`. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { allTestsStep, endToEndStep, runSteps, staticSteps } = await import('./steps.mjs');
const { ensureWebBuilt } = await import('./build.mjs');
const { findBrowser } = await import('./browser.mjs');

const browser = findBrowser();
if (!browser.ok) {
  console.error(browser.message);
  process.exit(1);
}
const buildStep = {
  name: 'production build',
  run: () => (ensureWebBuilt() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
};
const steps = [...staticSteps, allTestsStep, buildStep, endToEndStep(browser.path)];
process.exit((await runSteps(steps)) ? 0 : 1);
