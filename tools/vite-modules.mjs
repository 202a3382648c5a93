/**
 * What the sources of the web app ask of Vite, for a build that Node loads: texts of files (`?raw`, `import.meta.glob`), the settings
 * of the build (`import.meta.env`, which the test runner keeps in `process.env`) and the figures of the landing page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importBundle, repoRoot } from './bundle.mjs';

const FACTS = 'virtual:landing-facts';
/** No such file, but each module of the build gets one where it says that it lies. */
const FACTS_FILE = join(repoRoot, 'apps', 'web', 'landing-facts', 'facts.mjs');
const COMPUTE = { entry: 'apps/web/landing-facts/compute-facts.ts', name: 'landing-facts' };
const PRICES = join(repoRoot, 'packages', 'prices', 'data', 'daily');

/** The one form of it that the sources use: the text of each file of a folder under its path. */
const GLOB =
  /import\.meta\.glob\('([^'*]+)\*(\.\w+)', \{\s*query: '\?raw',\s*import: 'default',\s*eager: true,?\s*\}\)/g;

/** @type {import('rolldown').Plugin} */
export const asViteDoes = {
  name: 'as-vite-does',
  resolveId: async function (id, importer) {
    if (id === FACTS) return FACTS_FILE;
    if (!id.endsWith('?raw')) return null;
    const file = await this.resolve(id.slice(0, -'?raw'.length), importer);
    return `${file.id}?raw`;
  },
  load: async (id) => {
    if (id === FACTS_FILE) return `export const facts = ${JSON.stringify(await facts())};`;
    // The page draws no styles.
    if (id.endsWith('.css')) return { code: '', moduleType: 'js' };
    if (!id.endsWith('?raw')) return null;
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
    return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
  },
  transform: (code, id) => {
    if (!code.includes('import.meta.glob') && !code.includes('import.meta.env')) return null;
    const given = code
      .replace(GLOB, (_, folder, ending) => JSON.stringify(textsOf(id, folder, ending)))
      .replace(/import\.meta\.env\.(DEV|PROD)\b/g, 'Boolean(process.env.$1)')
      .replaceAll('import.meta.env', 'process.env');
    if (given.includes('import.meta.glob')) throw new Error(`No test build of this import.meta.glob: ${id}`);
    return { code: given, map: null };
  },
};

function textsOf(id, folder, ending) {
  const path = join(dirname(id), folder);
  const names = readdirSync(path).filter((name) => name.endsWith(ending));
  return Object.fromEntries(names.map((name) => [folder + name, readFileSync(join(path, name), 'utf8')]));
}

async function facts() {
  const { computeFacts } = await importBundle(COMPUTE);
  return computeFacts(async (file) => Uint8Array.from(await readFile(join(PRICES, file))));
}
