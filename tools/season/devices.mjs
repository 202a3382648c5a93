/**
 * Random histories of three devices and two users against the real server, many of them and drawn anew, on the embedded
 * database and on real PostgreSQL: what `npm test` does with a few (apps/web/src/areas/account/worker/histories.test.ts).
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { serverTesting } from './load/clients.mjs';

const FILE = 'apps/web/src/areas/account/worker/histories.test.ts';

/** @returns {Promise<boolean>} whether all of it held */
export async function devices(args) {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '100' },
      seed: { type: 'string', default: process.env.CRYPTAX_SEED ?? String(Date.now() % 1_000_000) },
      /** One of them alone. */
      engine: { type: 'string' },
    },
  });
  const engines = values.engine === undefined ? ['embedded', 'postgres'] : [values.engine];
  let isHeld = true;
  for (const engine of engines) {
    console.log(`${values.times} histories on ${engine}, seed ${values.seed}`);
    isHeld = (await onEngine(engine, { CRYPTAX_HISTORIES: values.times, CRYPTAX_SEED: values.seed })) && isHeld;
  }
  return isHeld;
}

async function onEngine(engine, environment) {
  if (engine !== 'postgres') return run(environment);
  const { startRealPostgres } = await serverTesting();
  const postgres = await startRealPostgres([]);
  try {
    return run({ ...environment, CRYPTAX_HISTORIES_DATABASE: `${postgres.url}/postgres` });
  } finally {
    await postgres.stop();
  }
}

function run(environment) {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'web-logic', FILE], { stdio: 'inherit', env });
  return status === 0;
}
