/** `npm run check`: the static checks and, beside them, the unit tests that are quick and need no page. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { quickUnitSteps, runSteps, staticSteps } = await import('./steps.mjs');
process.exit((await runSteps([[...staticSteps, ...quickUnitSteps]])) ? 0 : 1);
