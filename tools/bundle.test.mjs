import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repoRoot } from './bundle.mjs';

const OPTIONS = { entry: 'packages/demo/src/main.ts', name: 'demo' };
let root;

/** A repository of its own in a folder whose name is unkind to URLs. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cryptax bundle #1 %20 '));
  for (const folder of ['tools', 'node_modules', 'packages/demo/src'])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(repoRoot, 'tools', 'bundle.mjs'), join(root, 'tools', 'bundle.mjs'));
  symlinkSync(join(repoRoot, 'node_modules', 'rolldown'), join(root, 'node_modules', 'rolldown'), 'junction');
  write('packages/demo/package.json', '{"type":"module"}');
  write(
    'packages/demo/src/main.ts',
    "import type { Word } from './word.ts';\nimport { word } from './word.ts';\nexport const said: Word = word;\n",
  );
  write('packages/demo/src/word.ts', "export type Word = string;\nexport const word: Word = 'first';\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Written an hour ago, so that no build can have begun before it. */
function write(path, text) {
  const file = join(root, path);
  writeFileSync(file, text);
  const past = new Date(Date.now() - 3_600_000);
  utimesSync(file, past, past);
}

const cache = () => join(root, 'node_modules', '.cache', 'cryptax', 'demo');

/** Asks for the bundle in a process of its own and from another folder; says which build it got and what it exports. */
async function bundle() {
  const script = `
    const { ensureBundle, importBundle } = await import(${JSON.stringify(pathToFileURL(join(root, 'tools', 'bundle.mjs')).href)});
    const { said } = await importBundle(${JSON.stringify(OPTIONS)});
    console.log(JSON.stringify({ said, path: await ensureBundle(${JSON.stringify(OPTIONS)}) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: tmpdir(),
  });
  return JSON.parse(stdout);
}

test('builds once and gives the same bundle until a module changes', async () => {
  const first = await bundle();
  expect(first.said).toBe('first');
  expect(await bundle()).toEqual(first);
  write('packages/demo/src/word.ts', "export type Word = string;\nexport const word: Word = 'second';\n");
  const second = await bundle();
  expect(second.said).toBe('second');
  expect(second.path).not.toBe(first.path);
});

test('builds again when a manifest changes or the pointer is damaged', async () => {
  const first = await bundle();
  write('packages/demo/package.json', '{"type":"module","name":"demo"}');
  const second = await bundle();
  expect(second.path).not.toBe(first.path);
  writeFileSync(join(cache(), 'current.json'), '{"build":');
  const third = await bundle();
  expect(third.path).not.toBe(second.path);
  expect(third.said).toBe('first');
});

test('several processes may build at once', async () => {
  const said = await Promise.all([bundle(), bundle(), bundle()]);
  expect(said.map((answer) => answer.said)).toEqual(['first', 'first', 'first']);
  expect(readdirSync(cache()).filter((name) => name.startsWith('building-'))).toEqual([]);
});

test('a source that does not build leaves nothing behind and can be mended', async () => {
  write('packages/demo/src/word.ts', 'export const word = ;\n');
  await expect(bundle()).rejects.toThrow('word.ts');
  write('packages/demo/src/word.ts', "export type Word = string;\nexport const word: Word = 'mended';\n");
  expect((await bundle()).said).toBe('mended');
});
