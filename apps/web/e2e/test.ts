/**
 * The test every specification uses: it fails on a console error, an uncaught exception or a request that leaves the
 * machine, whatever else the test looks at. Preferences are set before the first script runs, as a returning user's.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export interface Preferences {
  readonly locale?: 'de' | 'en';
  readonly theme?: 'light' | 'dark' | 'system';
  readonly mode?: 'klaus' | 'expert';
  /** The developer's view; counts only on a server started in dev mode. */
  readonly dev?: boolean;
  /** A new visitor is asked where to keep his data; returning users are not. */
  readonly newVisitor?: boolean;
}

interface Watch {
  /** Errors seen so far; a test that provokes one takes it out with `expectError`. */
  readonly errors: string[];
  expectError(pattern: RegExp): void;
}

export const test = base.extend<{ watch: Watch; prefer: (preferences: Preferences) => Promise<void> }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      const own = new URL(baseURL ?? '').hostname;
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== own) errors.push(`request left the machine: ${request.url()}`);
      });
      await use({ errors, expectError: (pattern) => expected.push(pattern) });
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  prefer: async ({ page }, use) => {
    await use(async ({ locale, theme, mode, dev, newVisitor }) => {
      const entries: [string, string][] = [];
      if (locale) entries.push(['cryptax-locale', locale]);
      if (theme) entries.push(['cryptax-theme', theme]);
      if (mode) entries.push(['cryptax-user-mode', mode]);
      if (dev) entries.push(['cryptax-dev-mode', 'dev']);
      if (!newVisitor) entries.push(['cryptax-storage-choice-made', 'true'], ['cryptax-welcome-completed', 'true']);
      await page.addInitScript((list) => {
        for (const [key, value] of list) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, entries);
    });
  },
});

/** No serious or critical finding of axe in the dialog that is open. */
export function expectAccessibleDialog(page: Page): Promise<void> {
  return expectAccessible(page, '[role="dialog"], [role="alertdialog"]');
}

/** No serious or critical finding of axe on the page as it stands, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Only what fails is told: listing every element that passes takes longer than looking at it. The legacy mode does not
  // open a second page to gather the findings of foreign frames; the policy of the app allows no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(told).toEqual([]);
}

export { expect };
