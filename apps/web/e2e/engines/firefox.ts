/** Firefox as Debian ships it, over WebDriver BiDi, which it speaks itself: no driver beside it, nothing downloaded. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { type Device, type Engine, findIn, type Target, until } from './device.ts';

/** A proxy that nobody listens at: what is not this machine is not reached. */
const NOWHERE = { 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': 9 };
const PREFERENCES = {
  'network.proxy.type': 1,
  ...NOWHERE,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'ui.prefersReducedMotion': 1,
};

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    protocolTimeout: 0,
    timeout: 0,
  });
  return {
    name: await browser.version(),
    newDevice: async () => {
      const context = await browser.createBrowserContext();
      // A tab of its own window: one behind another tab is not drawn for up to a minute, and the driver waits for that.
      const page = await context.newPage({ type: 'window' });
      page.setDefaultTimeout(0);
      return deviceOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function deviceOf(page: Page, close: () => Promise<void>): Device {
  const find = (target: Target) =>
    until(`${target.kind} ${target.name}`, async () => {
      const handle = await page.evaluateHandle(findIn, target);
      return handle.asElement() as ElementHandle<Element> | null;
    });
  return {
    goto: async (address) => {
      // A page that is still on its way elsewhere would take the new address for an interruption.
      await until(`open ${address}`, () => page.evaluate(() => document.readyState === 'complete'));
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => {
      const element = await find(target);
      if (target.kind === 'files') return (element as ElementHandle<HTMLInputElement>).uploadFile(text);
      if (target.kind === 'slider') await element.focus();
      else await element.click({ count: 3 });
      await (target.kind === 'slider' ? page.keyboard.press('ArrowLeft') : element.type(text));
    },
    close,
  };
}
