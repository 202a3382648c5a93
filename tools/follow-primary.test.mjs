/** The script beside PgBouncer, on a machine with nothing but PostgreSQL's client: no pg_config, psql on the path. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '..', 'deploy', 'failover', 'follow-primary.sh');

/** db2 is the primary; who is told to read the file again has seen enough. */
const PSQL = `#!/bin/bash
case "$*" in
  *RELOAD*) kill $PPID ;;
  *host=db2*) echo 00000002 ;;
esac
`;

function machine({ hasClient }) {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-failover-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bash', 'sed', 'mv', 'timeout', 'sleep']) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    symlinkSync(stdout.trim(), join(folder, name));
  }
  if (hasClient) {
    writeFileSync(join(folder, 'psql'), PSQL);
    chmodSync(join(folder, 'psql'), 0o755);
  }
  const target = join(folder, 'databases.ini');
  const env = {
    PATH: folder,
    NODES: 'host=db1 port=5432;host=db2 port=5432',
    LOGIN: 'user=cryptax dbname=cryptax',
    DATABASE: 'cryptax',
    TARGET: target,
    PGBOUNCER: 'host=127.0.0.1 port=6432 user=cryptax dbname=pgbouncer',
  };
  return { target, env };
}

async function run(env) {
  const child = spawn('bash', [SCRIPT], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = await new Promise((resolve) => child.on('close', (...ended) => resolve(ended)));
  return { code, said };
}

test('PgBouncer is pointed to the primary', async () => {
  const { target, env } = machine({ hasClient: true });
  expect(await run(env)).toMatchObject({ code: 0 });
  expect(readFileSync(target, 'utf8')).toBe('[databases]\ncryptax = host=db2 port=5432 dbname=cryptax\n');
});

test('without psql it ends and says what is missing', async () => {
  expect(await run(machine({ hasClient: false }).env)).toEqual({
    code: 1,
    said: 'follow-primary: psql is not there (apt-get install postgresql-client)\n',
  });
});
