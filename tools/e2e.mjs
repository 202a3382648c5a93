/**
 * `npm run e2e`: the end-to-end tests alone, in the real browser against the built app. Arguments go to Playwright.
 * `npm run e2e -- --engines`: the journeys that matter in Firefox and WebKit.
 */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureWebBuilt } = await import('./build.mjs');
const { endToEndStep, enginesStep, runSteps } = await import('./steps.mjs');
const { findTestBrowser } = await import('./browser.mjs');
const { ensureEngines } = await import('./engines.mjs');

process.exit(ensureWebBuilt() && (await runSteps([chosenStep()])) ? 0 : 1);

function chosenStep() {
  if (process.argv.includes('--engines')) return enginesStep(ensureEngines(), 'whole');
  const browser = findTestBrowser();
  if (browser.ok) return endToEndStep(browser.path);
  console.error(browser.message);
  return process.exit(1);
}
