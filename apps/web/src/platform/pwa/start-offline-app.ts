/** Registers the worker of the built app once the page is at rest; development serves no worker. */
import { Workbox } from 'workbox-window';
import { OfflineApp } from './offline-app.ts';
import { whenControlled } from './when-controlled.ts';

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
