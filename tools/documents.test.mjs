/**
 * What the documents name is there: the targets of links, files in backticks, the folders of an area in its README, each area on
 * the map. Decisions and the changelog tell of their day, so of them only the links are held to it.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { repoRoot } from './bundle.mjs';
import { filesOfRepository } from './repository-files.mjs';

const files = filesOfRepository();
const documents = files.filter((file) => file.endsWith('.md') && !/\/(fixtures|help)\//.test(file));
const ofToday = documents.filter((file) => !/^(CHANGELOG\.md$|docs\/decisions\/)/.test(file));
const places = new Set(files.flatMap(withFolders));
const endings = new Set(
  [...places].flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

const textOf = (file) => readFileSync(join(repoRoot, file), 'utf8');

function withFolders(file) {
  const folder = dirname(file);
  return folder === '.' ? [file] : [file, ...withFolders(folder)];
}

function named(text, pattern) {
  return [...text.matchAll(pattern)].map(([, name]) => name);
}

/** `worker/{edit,query}` are two. */
function spreadOut(name) {
  const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return list === undefined ? [name] : list.split(',').map((part) => `${before}${part}${after}`);
}

test('links lead to a file', () => {
  const lost = documents.flatMap((file) =>
    named(textOf(file), /\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)
      .filter((link) => !places.has(posix.join(dirname(file), link).replace(/\/$/, '')))
      .map((link) => `${file}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(150);
  expect(lost).toEqual([]);
});

test('sources that are named exist, under that name or at the end of a longer one', () => {
  const lost = ofToday.flatMap((file) =>
    named(textOf(file), /`([\w@./{},-]+\.(?:tsx?|mjs|sql|sh|ya?ml)|[\w./-]+\/[\w.-]+\.(?:md|data))`/g)
      .flatMap(spreadOut)
      .filter((name) => !/(^|\/)dist\//.test(name) && !endings.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('each area of the web app is on the map, and its README names what lies in its folder', () => {
  const readme = (area) => `apps/web/src/areas/${area}/README.md`;
  const areas = [...new Set(named(files.join('\n'), /^apps\/web\/src\/areas\/([^/]+)\//gm))];
  const [, map] = /```\n(apps\/web\/src\/app.*?)```/s.exec(textOf('docs/architecture.md'));
  const lost = areas.flatMap((area) =>
    named(textOf(readme(area)), /`([a-z][\w./{},-]*\/[\w./{},-]*)`/g)
      .flatMap(spreadOut)
      .map((name) => name.replace(/\/$/, ''))
      .filter((name) => !places.has(`apps/web/src/areas/${area}/${name}`) && !places.has(`apps/web/src/${name}`))
      .filter((name) => !places.has(name) && !places.has(`apps/web/${name}`))
      .map((name) => `${readme(area)}: ${name}`),
  );
  expect(areas.length).toBeGreaterThan(10);
  expect(areas.filter((area) => !new RegExp(`\\b${area}\\b`).test(map))).toEqual([]);
  expect(lost).toEqual([]);
});
