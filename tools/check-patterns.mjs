/**
 * Regular expressions under hostile input: every pattern of the sources is either proven free of runaway backtracking, or
 * stands in `patterns.data.mjs` with the reason why its input cannot grow. A new pattern that is neither fails the check,
 * and so does an entry whose pattern is gone.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSafePattern } from 'redos-detector';
import { parseAst } from 'rolldown/parseAst';
import { OWN_TEXT_FOLDERS, REVIEWED } from './patterns.data.mjs';
import { digestOf, remembered } from './remembered.mjs';

/** Counted in steps, not in time, so that a busy machine gives the same answer. */
const MAX_STEPS = 6_000;
const MAX_SCORE = 200;

const SOURCE = /\.(?:ts|tsx|mjs)$/;
const NOT_PRODUCT = /\.(?:test|bench|spec)\.|\.d\.ts$/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures', 'golden', 'e2e', 'testing', 'scripts', 'landing-page']);

/** Patterns of one source text: literals, and `new RegExp` of a text that is put together at run time. */
export function patternsIn(source, isJsx = false) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Literal' && node.regex) found.push({ ...node.regex, start: node.start });
    else if (isMade(node)) found.push({ made: 'new RegExp', start: node.start });
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(source, { lang: isJsx ? 'tsx' : 'ts' }));
  return found;
}

function isMade({ type, callee }) {
  return (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp';
}

/** Whether it is proven that backtracking stays small, whatever the input. */
export function isProven({ pattern, flags }) {
  if (!repeatsWithoutEnd(pattern)) return true;
  const isUnicode = /[uv]/.test(flags);
  const unnamed = pattern.replace(/\(\?<\w+>/g, '(');
  const plain = isUnicode ? withoutProperties(unnamed) : unnamed;
  const result = isSafePattern(plain, {
    // The detector knows case-insensitive only without unicode; ignoring case merges letters and splits no paths.
    unicode: isUnicode,
    caseInsensitive: flags.includes('i') && !isUnicode,
    multiLine: flags.includes('m'),
    dotAll: flags.includes('s'),
    maxScore: MAX_SCORE,
    maxSteps: MAX_STEPS,
    timeout: Number.POSITIVE_INFINITY,
    downgradePattern: true,
  });
  return result.safe;
}

/** Without `*`, `+` or `{n,}` the length of a match, and so the work at each place, is fixed by the pattern itself. */
function repeatsWithoutEnd(pattern) {
  return /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, ''));
}

/** Classes such as `\p{L}` are opened by the detector into thousands of ranges; a few letters stand in for each. */
function withoutProperties(pattern) {
  return pattern.replace(/\\p\{(\w+)\}/g, (_, name) =>
    name.startsWith('N') ? '0-9' : name === 'L' ? 'a-zà-ž' : '\\0',
  );
}

/** Works everything out. */
const NOTHING_REMEMBERED = { of: (_, workOut) => workOut() };

/** Findings of a whole repository, as lines of text. */
export function checkPatterns(root, reviewed = REVIEWED, memory = NOTHING_REMEMBERED) {
  const findings = [];
  const seen = new Set();
  let count = 0;
  for (const file of ['packages', 'apps'].flatMap((folder) => sourcesUnder(join(root, folder)))) {
    const path = relative(root, file).split(sep).join('/');
    if (OWN_TEXT_FOLDERS.some((folder) => path.startsWith(folder))) continue;
    const source = readFileSync(file, 'utf8');
    // Most files have no pattern at all and need no syntax tree.
    if (!source.includes('RegExp') && !/[=(,:&|?!>[]\s*\/(?![/*])/.test(source)) continue;
    const isJsx = file.endsWith('x');
    for (const found of memory.of(digestOf(source, String(isJsx)), () => patternsIn(source, isJsx))) {
      count++;
      const text = found.made ?? `/${found.pattern}/${found.flags}`;
      const known = reviewed.find((entry) => entry.file === path && entry.pattern === text);
      if (known !== undefined) seen.add(known);
      // One pattern may stand in many files; it is proven once.
      else if (found.made !== undefined || !memory.of(text, () => isProven(found))) {
        const line = source.slice(0, found.start).split('\n').length;
        findings.push(
          `${path}:${line}: ${text} may backtrack without end; rewrite it, or bound its input and list why`,
        );
      }
    }
  }
  for (const entry of reviewed)
    if (!seen.has(entry)) findings.push(`patterns.data.mjs: ${entry.file} no longer has ${entry.pattern}`);
  return { count, findings };
}

function sourcesUnder(folder) {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesUnder(path);
    return SOURCE.test(entry.name) && !NOT_PRODUCT.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const memory = remembered('patterns', ['tools/check-patterns.mjs']);
  const { count, findings } = checkPatterns(fileURLToPath(new URL('..', import.meta.url)), REVIEWED, memory);
  memory.keep();
  for (const finding of findings) console.error(finding);
  console.log(`${count} patterns looked at, ${REVIEWED.length} of them reviewed by hand.`);
  process.exitCode = findings.length === 0 && count > 0 ? 0 : 1;
}
