/** Waits until the browser keeps every file of the app and the facts of the installation, so that the network can be cut. */
import { expect, type Page } from '@playwright/test';

export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
  // Not by `waitForFunction`: it takes the promise of an async function for a yes and waits for nothing.
  const isKept = () => page.evaluate(async () => (await caches.match('/site.json')) !== undefined);
  await expect.poll(isKept).toBe(true);
}
