/** Steps of a person with two devices and an account: a ledger of trades, sync turned on, uploads met on their way. */
import type { Browser, Page, Route } from '@playwright/test';
import { moveTo, takeOver } from './steps.ts';
import { expect } from './test.ts';
import { wordsIn } from './words.ts';

export const PASSWORD = 'correct horse battery';
export const PASSPHRASE = 'a sentence of many words';
const { locale, say } = wordsIn('en');

const HEAD = 'txid,refid,time,type,subtype,aclass,subclass,asset,wallet,amount,fee,balance'.replace(/\w+/g, '"$&"');

/** Bought on one day of 2024 and sold on a later one for 51 EUR more; and coins of which nobody said where they came from. */
export function ledgerFile(name: string, trades: number) {
  const row = (no: number, at: string, kind: string, asset: string, amount: string) =>
    `"${name}-${asset}-${no}","${name}-${no}","${at} 12:00:00","${kind}","","currency","","${asset}","spot / main",${amount},0,0`;
  const rows = Array.from({ length: trades }, (_, no) => {
    const [month, sign, euros] = no % 2 === 0 ? ['02', 1, 300 + no] : ['09', -1, 350 + no];
    const at = `2024-${month}-${String((no % 28) + 1).padStart(2, '0')}`;
    return [row(no, at, 'trade', 'EUR', String(-sign * euros)), row(no, at, 'trade', 'BTC', String(sign * 0.01))];
  });
  const lines = [HEAD, ...rows.flat(), row(trades, '2024-05-02', 'deposit', 'ETH', '1'), ''];
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
}

export async function importFile(page: Page, file: ReturnType<typeof ledgerFile>): Promise<void> {
  if (!page.url().endsWith('/smart-import')) await moveTo(page, '/smart-import');
  await page.getByLabel(say('Choose files')).setInputFiles(file);
  await takeOver(page).click();
  await expect(page.getByText(say('Files imported successfully'))).toBeVisible();
}

/** "Only I": the first book chooses the passphrase and gets the kit, a further one only says yes. */
export async function turnOn(page: Page, { isNew }: { readonly isNew: boolean }): Promise<void> {
  await moveTo(page, '/settings/sync');
  const choice = page.getByRole('dialog', { name: say('Turn on cloud sync') });
  if (isNew) {
    // By the badge of the navigation, which leads to the same choice.
    await page.getByRole('button', { name: say('Local Storage') }).click();
    await page.getByRole('button', { name: say('Enable cloud sync') }).click();
    await choice.getByLabel(say('New passphrase')).fill(PASSPHRASE);
    await choice.getByLabel(say('Repeat the passphrase')).fill(PASSPHRASE);
  } else await page.getByRole('button', { name: say('Turn on'), exact: true }).click();
  await choice.getByRole('button', { name: say('Turn on'), exact: true }).click();
  const kit = page.getByRole('dialog', { name: say('Your recovery kit') });
  if (isNew) {
    await kit.getByLabel(say('I keep the kit in a safe place')).click();
    await kit.getByRole('button', { name: say(['Fertig', 'Done']) }).click();
  }
  await expect(choice.or(kit)).toBeHidden();
}

/** What happens to the nth upload from now on; all others pass. */
export async function watchUploads(page: Page) {
  let [left, meet] = [0, async (route: Route) => route.continue()];
  const address = '**/api/rest/v1/transactions*';
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    left -= 1;
    return left === 0 ? meet(route) : route.continue();
  });
  return {
    /** A route stops every request of the page, and switches off the browser's cache. */
    end: () => page.unroute(address),
    on: (nth: number, work: (route: Route) => Promise<void>): Promise<void> =>
      new Promise((done) => {
        left = nth;
        meet = async (route) => {
          await work(route);
          done();
        };
      }),
  };
}

export async function secondDevice(browser: Browser, at: (path: string) => string): Promise<Page> {
  const second = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await second.addInitScript((spoken) => {
    for (const name of ['storage-choice-made', 'welcome-completed', 'no-backup-reminders']) {
      localStorage.setItem(`cryptax-${name}`, 'true');
    }
    localStorage.setItem('cryptax-locale', spoken);
    localStorage.setItem('cryptax-user-mode', 'expert');
  }, locale);
  await second.goto(at('/auth'));
  await second.getByLabel(say('Email')).fill('kim@example.org');
  await second.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: say(['Anmelden', 'Log in']), exact: true }).click();
  return second;
}
