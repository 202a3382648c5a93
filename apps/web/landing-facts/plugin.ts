/**
 * Gives the landing page its figures as a module, `virtual:landing-facts`, computed when the app is built, served or
 * tested. So a new format or another demo ledger changes the page without anybody typing a number.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { LandingFacts } from '../src/areas/landing/screens/landing/landing-facts.ts';
import type { computeFacts } from './compute-facts.ts';

const NAME = 'virtual:landing-facts';
/** The leading zero keeps other plugins from taking the name for a file. */
const RESOLVED = `\0${NAME}`;
const BUNDLER = new URL('../../../tools/bundle.mjs', import.meta.url).href;
const COMPUTE = { entry: 'apps/web/landing-facts/compute-facts.ts', name: 'landing-facts' };
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

/** What is used of the tool, which is plain JavaScript. */
interface Bundler {
  readonly importBundle: (bundle: typeof COMPUTE) => Promise<{ readonly computeFacts: typeof computeFacts }>;
}

let computed: Promise<LandingFacts> | undefined;

/** Once per build: the page that is drawn and the page that draws itself show the same. */
function facts(): Promise<LandingFacts> {
  computed ??= compute();
  return computed;
}

/** From a bundle that is made anew when one of its modules changed: loading some six hundred of them one by one takes seconds. */
async function compute(): Promise<LandingFacts> {
  const { importBundle } = (await import(BUNDLER)) as Bundler;
  const bundle = await importBundle(COMPUTE);
  return bundle.computeFacts(async (file) => Uint8Array.from(await readFile(join(PRICES, file))));
}

function exactly(id: string): RegExp {
  return new RegExp(`^${id}$`);
}
