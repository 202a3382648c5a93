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
const [packages, webLogic, server, pages] = allTestsSteps;
const engines = enginesStep(findEngines(), 'smoke');
// Longest first, so that both cores have work to the end. Driven from outside, other engines wait half of their time.
process.exit(
  (await runSteps([...staticAndBuildSteps, [endToEndStep(browser.path), packages, webLogic, server, engines, pages]]))
    ? 0
    : 1,
);
