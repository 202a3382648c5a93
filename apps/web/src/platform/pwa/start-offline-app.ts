/** Registers the worker of the built app once the page is at rest; development serves no worker. */
import { Workbox } from 'workbox-window';
import { OfflineApp } from './offline-app.ts';

export const offlineApp = new OfflineApp(() => window.location.reload());

export function startOfflineApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => {
    await offlineApp.start(new Workbox('/sw.js'), () => navigator.serviceWorker.controller !== null);
    offlineApp.keepLooking((run, milliseconds) => window.setInterval(run, milliseconds));
    // Who runs the installation may change this file at any time, so it is not part of a version; asking once keeps it.
    await whenControlled(navigator.serviceWorker);
    await fetch('/site.json').catch(() => undefined);
  };
  const whenAtRest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => void start()) : setTimeout(() => void start(), 1000);
  if (document.readyState === 'complete') whenAtRest();
  else window.addEventListener('load', whenAtRest, { once: true });
}

/**
 * Waits until the offline worker answers what this page asks for. `ready` is said earlier, while a worker of the first visit is
 * still taking over: what is asked in between passes it by and is not kept.
 */
export function whenControlled(
  workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
): Promise<void> {
  return new Promise((resolve) => {
    // Listening first: it may take over between the look and the listening.
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    if (workers.controller !== null) resolve();
  });
}
