/** Waits until the browser keeps every file of the app and the facts of the installation, so that the network can be cut. */
import type { Page } from '@playwright/test';

export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
  await page.waitForFunction(async () => (await caches.match('/site.json')) !== undefined);
}
