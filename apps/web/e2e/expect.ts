/** What the tests expect, and how the runner is kept from doing work for failures that do not happen. */
import { type Locator, expect as ofRunner } from '@playwright/test';

/**
 * Visible, now or soon. The runner's own matcher describes the whole page at every look that does not find the element yet, for a
 * message that only the last look can need; waiting for it describes nothing, and a test that fails has the page beside it anyway.
 */
export const expect = ofRunner.extend({
  async toBeVisible(locator: Locator, options?: { readonly timeout?: number }) {
    const { timeout = this.timeout } = options ?? {};
    try {
      await locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', timeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) };
    }
  },
});

/**
 * Every call of the runner notes where it came from, and each line of that is sought in the source maps of the tests. Most
 * lines are of libraries, which have none: told as they are, a worker has a fifth less to do.
 */
const toldBySource = Error.prepareStackTrace;
if (toldBySource !== undefined) {
  Error.prepareStackTrace = (error, calls) => {
    const head: string = toldBySource(error, []);
    const lines = calls.map((call) => {
      const file = call.getFileName();
      const isLibrary =
        file === null || file === undefined || file.startsWith('node:') || file.includes('/node_modules/');
      return isLibrary ? `\n    at ${call}` : toldBySource(error, [call]).slice(head.length);
    });
    return head + lines.join('');
  };
}
