/**
 * The worker of the browser: keeps every file of the build, so that the app opens without a network. A newer one waits until
 * the page tells it to take over (src/platform/pwa). Answers of the server are never kept.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

export interface KeptFile {
  readonly url: string;
  /** Null where the name itself changes with the content. */
  readonly revision: string | null;
}

/** Put in by the build (plugin.ts). */
declare const KEPT_FILES: KeptFile[];

/** What this file needs of its own scope, whose types the rest of the app must not see. */
interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<{ type?: unknown } | null>) => void,
  ) => void;
}
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void scope.skipWaiting();
});

// The page of the first visit is served by the worker as well, so that its screens open without a network.
clientsClaim();
precacheAndRoute(KEPT_FILES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

// Who runs the installation may change it at any time; without a network the last one holds.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/site.json',
  new NetworkFirst({ cacheName: 'installation', networkTimeoutSeconds: 3 }),
);
