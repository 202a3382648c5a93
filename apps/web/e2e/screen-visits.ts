/** A visit of a screen in one look: its address, its title, and what every screen of the app has to keep. */
import type { Page } from '@playwright/test';
import { SCREENS, type ScreenId } from '../src/platform/navigation/paths.ts';
import { screenTitles } from '../src/platform/navigation/screen-titles.ts';
import { settingsTitles } from '../src/platform/navigation/settings-sections.ts';
import { expectFits } from './steps.ts';
import { expect, expectAccessible, expectWhollyAccessible, type Preferences } from './test.ts';

export interface Look {
  readonly locale: 'de' | 'en';
  readonly theme: 'light' | 'dark';
  readonly mode: NonNullable<Preferences['mode']>;
  readonly width: 390 | 1440;
}

const NOT_FOUND = { en: "The page you're looking for doesn't exist.", de: 'Diese Seite gibt es nicht.' };

export const addressOf = (id: ScreenId) => SCREENS[id].path.replace('$name', 'kraken').replace('$section', 'billing');

const titleOf = (id: ScreenId, locale: 'de' | 'en') =>
  `${id === 'settingsSection' ? `${settingsTitles.table.billing[locale]} – ` : ''}${screenTitles.table[id][locale]}`;

export const notFound = (page: Page, { locale }: Look) => page.getByText(NOT_FOUND[locale]);

/** As the browser's own "forward" does it: the router hears of a new address and the page stays. */
export function goForward(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** `isWhole`: axe itself asks what lies under each text; else the colours that the texts compute are enough. */
export async function expectScreen(page: Page, id: ScreenId, look: Look, isWhole: boolean): Promise<void> {
  await expect(page).toHaveTitle(`${titleOf(id, look.locale)} | Cryptax`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(notFound(page, look)).toHaveCount(0);
  await expectLook(page, look);
  await (isWhole ? expectWhollyAccessible(page) : expectAccessible(page));
}

export async function expectLook(page: Page, look: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
  await expectFits(page);
}
