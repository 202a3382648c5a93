/** `npm run e2e`: the end-to-end tests alone, in the real browser against the built app. Arguments go to Playwright. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureWebBuilt } = await import('./build.mjs');
const { endToEndStep, runSteps } = await import('./steps.mjs');
const { findBrowser } = await import('./browser.mjs');

const browser = findBrowser();
if (!browser.ok) {
  console.error(browser.message);
  process.exit(1);
}
process.exit(ensureWebBuilt() && (await runSteps([endToEndStep(browser.path)])) ? 0 : 1);
