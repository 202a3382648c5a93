/**
 * Gives the landing page its figures as a module, `virtual:landing-facts`, computed when the app is built, served or
 * tested. So a new format or another demo ledger changes the page without anybody typing a number.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { LandingFacts } from '../src/areas/landing/screens/landing/landing-facts.ts';

const NAME = 'virtual:landing-facts';
/** The leading zero keeps other plugins from taking the name for a file. */
const RESOLVED = `\0${NAME}`;
const COMPUTE = fileURLToPath(new URL('./compute-facts.ts', import.meta.url));
const PRICES = fileURLToPath(new URL('../../../packages/prices/data/daily', import.meta.url));

export function landingFactsPlugin(): Plugin {
  return {
    name: 'cryptax-landing-facts',
    resolveId: { filter: { id: exactly(NAME) }, handler: () => RESOLVED },
    load: {
      filter: { id: exactly(RESOLVED) },
      handler: async () => `export const facts = ${JSON.stringify(await facts())};`,
    },
  };
}

let computed: Promise<LandingFacts> | undefined;

/** Once per build: the page that is drawn and the page that draws itself show the same. */
function facts(): Promise<LandingFacts> {
  computed ??= runnerImport<typeof import('./compute-facts.ts')>(COMPUTE).then(({ module }) =>
    module.computeFacts(async (file) => Uint8Array.from(await readFile(join(PRICES, file)))),
  );
  return computed;
}

function exactly(id: string): RegExp {
  return new RegExp(`^${id}$`);
}
