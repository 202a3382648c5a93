/**
 * The test every specification uses: it fails on a console error, an uncaught exception or a request that leaves the
 * machine, whatever else the test looks at. Preferences are set before the first script runs, as a returning user's.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { lowContrast } from './contrast.ts';
import { expect } from './expect.ts';

declare global {
  interface Window {
    /** In the page once it was looked at. */
    readonly axe: typeof axe;
    /** What the notices of this page have said. */
    noticesSoFar: string[];
    /** Notices stay until they are closed, as under a resting pointer. */
    areNoticesKept: boolean;
    /** Another page is on its way here. */
    isLeaving: boolean;
  }
}

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
      await page.addInitScript(rememberNotices);
      await page.addInitScript(watchLeaving);
      letArrive(page);
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

function rememberNotices(): void {
  const region = 'section[aria-live="polite"]';
  window.noticesSoFar = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      // The region comes later than the first picture, with what was said before it.
      const said = node.closest(region) === null ? node.querySelector(region) : node;
      if (said === null) continue;
      window.noticesSoFar.push(said.textContent);
      if (!window.areNoticesKept) continue;
      const cards = said.matches('li') ? [said] : said.querySelectorAll('li');
      for (const card of cards) card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** A download or a mail leaves the page where it is; what the test itself asks for is waited for by whoever asks. */
function watchLeaving(): void {
  window.isLeaving = false;
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (destination.sameDocument || downloadRequest !== null || !destination.url.startsWith('http')) return;
    window.isLeaving = true;
  });
  navigation.addEventListener('navigateerror', () => {
    window.isLeaving = false;
  });
}

/**
 * Some buttons load another page (the next book, the checkout). An address asked for before that page has come is refused by
 * the browser (net::ERR_ABORTED) or overtaken by it, so what loads a page lets the one on its way arrive.
 */
function letArrive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    await untilArrived(page);
    return goto(...args);
  };
  page.reload = async (...args) => {
    await untilArrived(page);
    return reload(...args);
  };
}

export async function untilArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.isLeaving);
}

/**
 * From now on, until another page is loaded: one with a button goes after eight seconds, and a busy machine may come later. The
 * pointer rests on each, as a person's who means to press it.
 */
export async function keepNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.areNoticesKept = true;
  });
}

/** Said by a notice since the page was loaded: one goes after three seconds, whether a busy machine has looked or not. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => window.noticesSoFar.some((said) => said.includes(wanted)), text);
}

/** Nothing that axe finds fault with in the dialog that is open. */
export function expectAccessibleDialog(page: Page): Promise<void> {
  return expectAccessible(page, '[role="dialog"], [role="alertdialog"]');
}

/** Less than half as long as the readable one, and every page that is loaded reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Nothing that axe finds fault with, however small, and no text hard to read, on the page or in a part of it. What is still
 * being put in place is looked at again.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const look = async () => [...(await findingsOfAxe(page, part, false)), ...(await lowContrast(page, part))];
  await expect.poll(look).toEqual([]);
}

/** The same, with the colours that axe finds under each text. */
export async function expectWhollyAccessible(page: Page): Promise<void> {
  await expect.poll(() => findingsOfAxe(page, undefined, true)).toEqual([]);
}

async function findingsOfAxe(page: Page, part: string | undefined, withColours: boolean): Promise<readonly string[]> {
  // Put in by the browser's own hand: the content security policy of the app allows no script from elsewhere.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, enabled]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        // Only what fails is reported: listing every element that passes takes longer than looking at it.
        resultTypes: ['violations'],
        // No rule that we ask needs the style sheets fetched once more.
        preload: false,
        // Both ask for colours under texts; the second is a fifth of the time of all other rules.
        rules: { 'color-contrast': { enabled }, 'link-in-text-block': { enabled } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, withColours] as const,
  );
}

export { expect };
