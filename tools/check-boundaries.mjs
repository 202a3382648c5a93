/**
 * Holds the imports against .dependency-cruiser.mjs. A run that saw too few modules is a failure: a parser that
 * understands nothing would otherwise report a perfect architecture.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { repoRoot } from './bundle.mjs';

// dependency-cruiser parses every file as plain TypeScript; components need the JSX grammar as well.
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

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

const links = output.modules.filter((module) => module.dependencies.length > 0).length;
if (links === 0) console.error('No import was seen at all: the parser does not understand the sources.');
console.log(`${totalCruised} modules, ${violations.length} forbidden imports`);
process.exit(violations.length + unseen.length > 0 || links === 0 ? 1 : 0);
