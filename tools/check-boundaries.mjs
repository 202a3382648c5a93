/**
 * Holds the imports against .dependency-cruiser.mjs, and finds files that need each other in a circle. A run that saw too
 * few modules is a failure: a parser that understands nothing would otherwise report a perfect architecture.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { parseSync } from 'rolldown/utils';
import rules from '../.dependency-cruiser.mjs';
import { repoRoot } from './bundle.mjs';
import { digestOf, remembered } from './remembered.mjs';
import { filesOfRepository } from './repository-files.mjs';

/** Whoever names whom is all that is looked at; most edits change nothing of it. */
const memory = remembered('boundaries', ['.dependency-cruiser.mjs', 'tools/check-boundaries.mjs']);
const whole = digestOf(...filesOfRepository().filter(isLookedAt).map(namesIn));
if (memory.knows(whole)) {
  console.log(`${memory.of(whole)} modules, none of which imports anything else than when they were last looked at`);
  memory.keep();
  process.exit(0);
}

/** What each file imports at run time, as written; imports of types alone are gone by then. In the web app they count, too. */
const neededBy = new Map();
// dependency-cruiser takes every file as a tree of plain TypeScript. Handing over the trees of whole files is most of its work, and
// only what a file imports is looked at: it gets the tree of that alone. Components need the JSX grammar as well.
swc.parseFileSync = (file, options) => {
  const parsed = swc.parseSync(importsOf(file), { ...options, tsx: file.endsWith('.tsx') });
  neededBy.set(relative(repoRoot, file), new Set(parsed.body.filter(isNeeded).map(({ source }) => source.value)));
  return parsed;
};

process.chdir(repoRoot);
const { forbidden, options } = rules;
const { output } = await cruise(['packages', 'apps'], { ...options, ruleSet: { forbidden }, validate: true });
const { totalCruised, violations } = output.summary;

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);

const sources = output.modules.map((module) => module.source);
const unseen = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(repoRoot, folder)).map((name) => `${folder}/${name}/src/`))
  .filter((folder) => !sources.some((source) => source.startsWith(folder)));
for (const folder of unseen) console.error(`${folder}: no module seen, so nothing was checked there.`);

const circular = inCircles(output.modules);
for (const file of circular) console.error(`${file}: part of a circle of imports.`);

const links = output.modules.filter((module) => module.dependencies.length > 0).length;
if (links === 0) console.error('No import was seen at all: the parser does not understand the sources.');
console.log(`${totalCruised} modules, ${violations.length} forbidden imports`);
const isFine = violations.length + unseen.length + circular.length === 0 && links > 0;
if (isFine) memory.of(whole, () => totalCruised);
memory.keep();
process.exit(isFine ? 0 : 1);

/** Every file has a name that others may ask for. */
function isLookedAt(file) {
  return /^(?:apps|packages)\//.test(file) && !/(?:^|\/)(?:fixtures|golden)\//.test(file);
}

/** Of sources the imports; of package files all, because they say what a package offers. */
function namesIn(file) {
  if (/\.(?:ts|tsx|mjs|js)$/.test(file)) return `${file}\n${importsOf(join(repoRoot, file))}`;
  return /(?:package|tsconfig[^/]*)\.json$/.test(file)
    ? `${file}\n${readFileSync(join(repoRoot, file), 'utf8')}`
    : file;
}

/** The statements of a file that name another one; the whole file where such a name stands elsewhere (in a type, in `require`). */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  return memory.of(digestOf(file, text), () => importsIn(file, text));
}

function importsIn(file, text) {
  const { module, errors } = parseSync(file, text);
  const named = [
    ...module.staticImports,
    ...module.staticExports.filter(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest)),
    ...module.dynamicImports,
  ];
  const mentions = text.match(/\bimport\s*\(|\brequire\s*\(/g) ?? [];
  if (errors.length > 0 || mentions.length > module.dynamicImports.length) return text;
  return named.map(({ start, end }) => `${text.slice(start, end)};`).join('\n');
}

function isNeeded({ source, typeOnly, specifiers = [] }) {
  if (!source || typeOnly) return false;
  return specifiers.length === 0 || specifiers.some(({ isTypeOnly }) => !isTypeOnly);
}

/** Takes away files that need none of the rest, or that none of the rest needs, until only circles and the ways between remain. */
function inCircles(modules) {
  const rest = new Map(
    modules.map(({ source, dependencies }) => {
      const isWeb = source.startsWith('apps/web/src/');
      const needed = dependencies.filter(({ module }) => isWeb || neededBy.get(source)?.has(module));
      return [source, new Set(needed.map(({ resolved }) => resolved))];
    }),
  );
  for (let before = -1; rest.size !== before; ) {
    before = rest.size;
    const wanted = new Set([...rest.values()].flatMap((needs) => [...needs]));
    for (const [file, needs] of rest) {
      for (const need of needs) if (!rest.has(need)) needs.delete(need);
      if (needs.size === 0 || !wanted.has(file)) rest.delete(file);
    }
  }
  return [...rest.keys()];
}
