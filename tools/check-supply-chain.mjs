/**
 * What may enter the product from outside, checked against the lock file without a network: every package has a checksum
 * and no address of a registry, a licence we may ship, no known advisory, and runs a script at installation only if
 * package.json says yes or no to it. Also looks for secrets in the files of the repository. `--list` and `--advisories` print
 * the tables of docs/dependencies.md.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryRows, openAdvisories, staleReasons } from './advisories.mjs';
import { repoRoot } from './bundle.mjs';
import { filesOfRepository } from './repository-files.mjs';

/** Licences that allow shipping without conditions beyond a notice; those of build tools never reach the user. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense', 'BlueOak-1.0.0'],
  ...[
    'OFL-1.1',
    'MIT and ISC',
    '(MIT AND Zlib)',
    '(MIT OR CC0-1.0)',
    'MIT OR Apache-2.0',
    'Apache-2.0 AND MIT',
    '(Apache-2.0 AND MIT)',
  ],
]);
const BUILD_ONLY_LICENCES = new Set([...LICENCES, 'MPL-2.0', 'CC-BY-4.0']);
/** Packages whose package file names no licence, with what their licence file says. */
const READ_BY_HAND = { 'png-js': 'MIT' };

/** Shapes of keys that must never be in a repository. */
const SECRETS = [
  /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/,
  /\bsk_live_[A-Za-z0-9]{16,}/,
  /\bwhsec_[A-Za-z0-9]{24,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bghp_[A-Za-z0-9]{30,}/,
  /\bxox[abp]-[A-Za-z0-9-]{20,}/,
];
const LARGEST_READ = 2_000_000;

const lock = JSON.parse(readFileSync(join(repoRoot, 'package-lock.json'), 'utf8'));
const { allowScripts = {} } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
const packages = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))
  .map((entry) => ({ ...entry, license: entry.license ?? READ_BY_HAND[entry.name] }));

if (process.argv.includes('--list')) {
  for (const line of shippedList()) console.log(line);
} else if (process.argv.includes('--advisories')) {
  for (const line of advisoryRows(shipped())) console.log(line);
} else {
  const stale = staleReasons(packages).map((key) => `${key}: is accepted, but no longer in the lock file`);
  const problems = [...packages.flatMap(problemsOf), ...stale, ...secretsInFiles()];
  for (const problem of problems) console.error(problem);
  console.log(`${packages.length} packages and the files of the repository looked at.`);
  process.exitCode = problems.length === 0 && packages.length > 0 ? 0 : 1;
}

function problemsOf({ name, version, integrity, resolved, license, dev, hasInstallScript }) {
  const problems = [];
  const say = (text) => problems.push(`${name}@${version}: ${text}`);
  if (!integrity) say('no checksum in the lock file');
  if (resolved) say(`the lock file names an address: ${resolved}`);
  const fine = dev ? BUILD_ONLY_LICENCES : LICENCES;
  // Optional parts of a build tool are the same program for another machine; the lock file often leaves out their licence.
  if (license !== undefined ? !fine.has(license) : !dev) say(`licence ${license ?? 'not named'} is not on the list`);
  if (hasInstallScript && !(name in allowScripts))
    say('runs a script at installation; say yes or no under allowScripts');
  for (const id of dev ? [] : openAdvisories(name, version)) say(`advisory ${id}`);
  return problems;
}

function secretsInFiles() {
  return filesOfRepository().flatMap((file) => {
    const path = join(repoRoot, file);
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? LARGEST_READ;
    if (size >= LARGEST_READ) return [];
    const text = readFileSync(path, 'latin1');
    return SECRETS.filter((shape) => shape.test(text)).map((shape) => `${file}: looks like a secret (${shape.source})`);
  });
}

/** What a user or an operator gets: everything that is not only for building and testing. */
function shipped() {
  return packages.filter(({ dev }) => !dev);
}

function shippedList() {
  const byKey = new Map(shipped().map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...byKey.keys()].sort().map((key) => `| ${key} | ${byKey.get(key).license} |`);
}
