/**
 * Random histories of three devices and two users against the real server, many of them and drawn anew: what `npm test`
 * does with a few (apps/web/src/areas/account/worker/histories.test.ts).
 */
import { spawnSync } from 'node:child_process';

export function devices(args) {
  const at = args.indexOf('--times');
  const times = at < 0 ? '100' : args[at + 1];
  const seed = process.env.CRYPTAX_SEED ?? String(Date.now() % 1_000_000);
  console.log(`${times} histories, seed ${seed}`);
  const file = 'apps/web/src/areas/account/worker/histories.test.ts';
  const env = { ...process.env, CRYPTAX_HISTORIES: times, CRYPTAX_SEED: seed };
  const run = spawnSync('npx', ['vitest', 'run', '--project', 'web-logic', file], { stdio: 'inherit', env });
  return run.status === 0;
}
