/**
 * Holds four promises of the build: the JavaScript the landing page needs before it is usable stays within its budget
 * (as browsers get it, entry and everything loaded with it), every screen is a chunk of its own (both by Vite's manifest), the
 * offline worker keeps every file, so that nothing is missing without a network, and none of the internal screens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asBrotli, asGzip } from './pack.mjs';

/** As browsers get it, and for those few that take no brotli. */
const BUDGET_BYTES = 110_000;
const BUDGET_GZIP_BYTES = 126_000;
/** What the browser loads for `/`: the entry, the public frame, the landing page. */
const LANDING = ['index.html', 'src/app/public/public-layout.tsx', 'src/areas/landing/screens/landing/route.tsx'];

/** Files that the offline worker does not keep: itself, Vite's list, the facts of the installation, what needs a network, internal screens. */
const NOT_KEPT = /^(sw\.js|site\.json|\.vite\/.*|assets\/open-walletconnect-[\w-]+\.js|assets\/internal\/.*)$/;

/** Where the internal part of the app begins; no user gets there. */
const INTERNAL = /^src\/areas\/internal\/(screens\/.*\/route|dev-panel)\.tsx$/;
const NEEDS_NETWORK = /\/open-walletconnect\.ts$/;

const webDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const distDir = join(webDir, 'dist', 'app');
const manifest = JSON.parse(readFileSync(join(distDir, '.vite', 'manifest.json'), 'utf8'));

const problems = [...landingProblems(), ...screenProblems(), ...offlineProblems(), ...internalProblems()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

function landingProblems() {
  const missing = LANDING.filter((key) => !(key in manifest));
  if (missing.length > 0)
    return missing.map((key) => `The manifest has no ${key}: the landing page cannot be measured.`);
  const files = [...filesOf(LANDING)].map((file) => ({ file, text: readFileSync(join(distDir, file)) }));
  const total = sumOf(files, ({ file, text }) => asBrotli(file, text).length);
  const gzip = sumOf(files, ({ text }) => asGzip(text).length);
  const summary = `Landing page: ${kB(total)} of JavaScript (${kB(gzip)} as gzip), budget ${kB(BUDGET_BYTES)} (${kB(BUDGET_GZIP_BYTES)}).`;
  if (total <= BUDGET_BYTES && gzip <= BUDGET_GZIP_BYTES) {
    process.stdout.write(`${summary}\n`);
    return [];
  }
  const list = files.sort((a, b) => b.text.length - a.text.length);
  return [`${summary} Too much:`, ...list.map(({ file, text }) => `  ${kB(asBrotli(file, text).length)} ${file}`)];
}

function sumOf(files, sizeOf) {
  return files.reduce((sum, each) => sum + sizeOf(each), 0);
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The files of the given modules and of everything they import statically. */
function filesOf(keys, seen = new Set(), files = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    files.add(manifest[key].file);
    filesOf(manifest[key].imports ?? [], seen, files);
  }
  return files;
}

function screenProblems() {
  const screens = readdirSync(join(webDir, 'src', 'areas'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/areas/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\/screens\/[^/]+\/route\.tsx$/.test(path));
  if (screens.length === 0) return ['No screen found under src/areas.'];
  const files = new Map();
  const found = [];
  for (const screen of screens) {
    const chunk = manifest[screen];
    if (chunk?.isDynamicEntry !== true) found.push(`${screen} is not a chunk of its own.`);
    else if (files.has(chunk.file)) found.push(`${screen} shares its chunk with ${files.get(chunk.file)}.`);
    else files.set(chunk.file, screen);
  }
  return found;
}

function offlineProblems() {
  const worker = readFileSync(join(distDir, 'sw.js'), 'utf8');
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !NOT_KEPT.test(file));
  return files.filter((file) => !worker.includes(`"${file}"`)).map((file) => `Missing offline: ${file} is not kept.`);
}

/** By the manifest and not by the name of a file, so that a renamed folder, and what internal screens only share, is noticed too. */
function internalProblems() {
  const worker = readFileSync(join(distDir, 'sw.js'), 'utf8');
  const isKept = ({ file }) => worker.includes(`"${file}"`);
  if (!Object.keys(manifest).some((key) => INTERNAL.test(key)))
    return ['The manifest has no internal screen: the offline copy cannot be checked.'];
  const forUsers = reachedFrom('index.html');
  return Object.entries(manifest).flatMap(([key, chunk]) => {
    if (!chunk.file.endsWith('.js') || NEEDS_NETWORK.test(key) || isKept(chunk) === forUsers.has(key)) return [];
    return isKept(chunk)
      ? [`Kept offline, though nobody needs it there: ${chunk.file} (${key}).`]
      : [`Not kept offline, though users load it: ${chunk.file} (${key}).`];
  });
}

/** Chunks that somebody loads who never opens an internal screen. */
function reachedFrom(key, seen = new Set()) {
  if (seen.has(key) || INTERNAL.test(key)) return seen;
  seen.add(key);
  for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])])
    reachedFrom(next, seen);
  return seen;
}
