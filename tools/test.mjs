/** `npm test`: every check there is, on a fresh clone too. The last line is `N passed, N failed`. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { allTestsSteps, endToEndStep, enginesStep, runSteps, staticAndBuildSteps } = await import('./steps.mjs');
const { findTestBrowser } = await import('./browser.mjs');
const { findEngines } = await import('./engines.mjs');

const browser = findTestBrowser();
if (!browser.ok) {
  console.error(browser.message);
  process.exit(1);
}
// Driven from outside, the other engines wait half of their time, and so do the browser tests until their servers run.
const browsers = [endToEndStep(browser.path), enginesStep(findEngines(), 'smoke')];
const steps = [...staticAndBuildSteps, allTestsSteps, browsers];
// Two runs of unit tests are as many as there are cores on a small machine; the browsers begin while the last two end.
process.exit((await runSteps(steps, 2)) ? 0 : 1);
