/**
 * Puts the bundled price packs of `packages/prices` beside the app, one file per pack: `/prices/ecb.json`,
 * `/prices/ecb-1999.json` and `/prices/daily.json`, each an object from file name to text. The worker checks every series against its hash.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DATA = fileURLToPath(new URL('../../packages/prices/data', import.meta.url));
const PACKS = ['ecb', 'ecb-1999', 'daily'] as const;

export function pricePacksPlugin(): Plugin {
  return {
    name: 'cryptax-price-packs',
    configureServer({ middlewares }) {
      for (const pack of PACKS) {
        middlewares.use(`/prices/${pack}.json`, (_, response) => {
          response.setHeader('Content-Type', 'application/json').end(packText(pack));
        });
      }
    },
    generateBundle() {
      for (const pack of PACKS) {
        this.emitFile({ type: 'asset', fileName: `prices/${pack}.json`, source: packText(pack) });
      }
    },
  };
}

function packText(pack: string): string {
  const folder = join(DATA, pack);
  const files = readdirSync(folder).sort();
  return JSON.stringify(Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
