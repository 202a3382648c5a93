/**
 * Every rule of a RULES.md has a test whose title starts with its id, and every id in a test title is a rule.
 * Usage: node tools/check-rules.mjs [root]. Exit 1 with one line per finding.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ID = String.raw`[A-Z][A-Z0-9]*-\d{2}`;
/** A row of a rules table: `| P23-01 | ... |`. */
const RULE_ROW = new RegExp(String.raw`^\|\s*(${ID})\s*\|`, 'gm');
/** The title of a test: first argument of test(...), it(...) or the second call of test.each(...)(...). */
const TITLE = new RegExp(String.raw`(?:\b(?:test|it)\(|\)\()\s*(['"\x60])((?:\[${ID}\]\s*)+)`, 'g');

/** Ids listed in rule tables, with the ones listed twice. */
export function readRules(markdown) {
  const ids = [...markdown.matchAll(RULE_ROW)].map((match) => match[1]);
  return { ids: new Set(ids), twice: ids.filter((id, index) => ids.indexOf(id) !== index) };
}

/** Ids that test titles of a source text carry. */
export function readTitles(source) {
  return [...source.matchAll(TITLE)].flatMap((match) => [...match[2].matchAll(new RegExp(ID, 'g'))].map(([id]) => id));
}

/** Findings of a whole repository, as lines of text. */
export function checkRules(root) {
  const findings = [];
  const rules = new Map();
  for (const file of filesUnder(join(root, 'packages'), (name) => name === 'RULES.md')) {
    const { ids, twice } = readRules(readFileSync(file, 'utf8'));
    for (const id of twice) findings.push(`${relative(root, file)}: rule ${id} is listed twice`);
    for (const id of ids) rules.set(id, file);
  }
  const tested = new Set();
  const isTest = (name) => /\.test\.(ts|tsx|mjs)$/.test(name);
  for (const file of ['packages', 'apps'].flatMap((folder) => filesUnder(join(root, folder), isTest))) {
    for (const id of readTitles(readFileSync(file, 'utf8'))) {
      tested.add(id);
      if (!rules.has(id)) findings.push(`${relative(root, file)}: names the unknown rule ${id}`);
    }
  }
  for (const [id, file] of rules) if (!tested.has(id)) findings.push(`${relative(root, file)}: rule ${id} has no test`);
  return { rules: rules.size, findings };
}

function filesUnder(folder, wanted) {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(path, wanted);
    return wanted(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { rules, findings } = checkRules(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  for (const finding of findings) console.error(finding);
  if (rules === 0) console.error('No rules found.');
  if (findings.length > 0 || rules === 0) process.exitCode = 1;
  else console.log(`${rules} rules, each with a test.`);
}
