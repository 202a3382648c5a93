/** `npm run check`: the fast static checks and the unit tests, in about a minute. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { runSteps, staticSteps, unitStep } = await import('./steps.mjs');
process.exit((await runSteps([...staticSteps, unitStep])) ? 0 : 1);
