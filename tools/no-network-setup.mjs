/** Runs before each test file: a test that reaches for another machine, itself or by a process it started, fails. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach } from 'vitest';
import { attempts } from './no-network.mjs';

const LOG = join(tmpdir(), `cryptax-network-${process.pid}.log`);
// Not by `new URL`: where a page is simulated, that is the page's.
const GUARD = `--import=${pathToFileURL(join(import.meta.dirname, 'no-network.mjs')).href}`;

if (!process.env.NODE_OPTIONS?.includes(GUARD)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${GUARD}`.trim();
}
process.env.CRYPTAX_NETWORK_LOG = LOG;

afterEach(() => fail(attempts.splice(0)));
afterAll(() => {
  const late = attempts.splice(0);
  const reported = existsSync(LOG) ? readFileSync(LOG, 'utf8').trim().split('\n') : [];
  rmSync(LOG, { force: true });
  fail([...late, ...reported]);
});

function fail(hosts) {
  if (hosts.length > 0)
    throw new Error(`Tests stay on this machine, but tried to reach ${[...new Set(hosts)].join(', ')}.`);
}
