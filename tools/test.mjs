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
// Browser tests wait for servers and pages a third of their time, so one run of unit tests goes beside them: two cores have work
// to the end. Firefox and WebKit, driven from outside, wait half of theirs and come last.
const beside = [endToEndStep(browser.path), [...allTestsSteps, enginesStep(findEngines(), 'smoke')]];
process.exit((await runSteps([...staticAndBuildSteps, beside])) ? 0 : 1);
