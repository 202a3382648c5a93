import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconImportsPlugin } from './chunk-layers/icon-imports.ts';
import { chunkLayersPlugin } from './chunk-layers/plugin.ts';
import { landingFactsPlugin } from './landing-facts/plugin.ts';
import { landingPagePlugin } from './landing-page/plugin.ts';
import { offlinePlugin } from './offline/plugin.ts';
import packageFile from './package.json' with { type: 'json' };
import { pricePacksPlugin } from './price-packs-plugin.ts';

/** What nobody loads but internal screens and the developer panel; scripts/check-bundle.mjs holds that to the manifest. */
const INTERNAL = /\/areas\/internal\/(?:screens\/|self-test\/(?!strings\.)|dev-panel\.)/;

/** The web app's build. The manifest feeds scripts/check-bundle.mjs, which holds the size budget of the landing page. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pricePacksPlugin(),
    landingFactsPlugin(),
    landingPagePlugin(),
    iconImportsPlugin(),
    chunkLayersPlugin(),
    offlinePlugin(),
  ],
  // Shown in the settings; a report names the versions of rules and engine besides.
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageFile.version) },
  // The ledger worker loads the demo ledger and spreadsheets on demand, which needs modules.
  worker: { format: 'es' },
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('./src/platform/csp/style-singleton.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Fonts and icons stay files: a data address would be refused by the content security policy.
    assetsInlineLimit: 0,
    // The list of what each screen loads besides would be a twentieth of the first visit's script. Screens are fetched when
    // the pointer comes near, and the offline copy has them all, so only the page itself names its parts.
    modulePreload: { resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []) },
    rolldownOptions: {
      output: {
        // A screen's chunk is called after its folder, not "route": names that say something in the network panel.
        // Internal screens, the developer panel and what only they share lie in a folder of their own, which the offline copy
        // leaves out.
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => {
          const folder = moduleIds.some((id) => INTERNAL.test(id)) ? 'assets/internal' : 'assets';
          return `${folder}/${name === 'route' && facadeModuleId ? basename(dirname(facadeModuleId)) : '[name]'}-[hash].js`;
        },
      },
    },
  },
});
