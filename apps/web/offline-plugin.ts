/**
 * Makes the build an installable app: the manifest, and a worker of the browser that keeps every file of the build.
 * A newer worker waits until the page tells it to take over (src/platform/pwa). Answers of the server are never kept.
 */
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Larger than any file of the build: a file left out would be missing offline. */
const LARGEST_FILE_BYTES = 20_000_000;

export function offlinePlugin(): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    // Registered by our own code after the first screen: the content security policy allows no inline script.
    injectRegister: null,
    // They are files of the build like all others.
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: 'Cryptax',
      short_name: 'Cryptax',
      description: 'Deutsche Krypto-Steuer: auf deinem Gerät, exakt, belegt.',
      lang: 'de',
      start_url: '/multi-exchange',
      scope: '/',
      display: 'standalone',
      background_color: '#f8f6f2',
      theme_color: '#2a45b8',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*'],
      // Vite's own list of files is not part of the app; who runs an installation may change site.json at any time.
      // Pairing with a phone is nothing without a network (decision 0032), and no user opens the internal screens.
      globIgnores: ['.vite/**', '**/*.map', 'site.json', 'assets/open-walletconnect-*', 'assets/internal/**'],
      maximumFileSizeToCacheInBytes: LARGEST_FILE_BYTES,
      // The page of the first visit is served by the worker as well, so that its screens open without a network.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api\//],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/site.json',
          handler: 'NetworkFirst',
          options: { cacheName: 'installation', networkTimeoutSeconds: 3 },
        },
      ],
    },
  });
}
