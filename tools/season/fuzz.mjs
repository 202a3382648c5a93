/**
 * Exchanges drawn from a seed with the server as a process of its own: malformed requests, bodies, upgrades and frames, half
 * sent, reset, as nobody and as a signed-in free account. It must be the same process afterwards, ready, without a failure
 * of its own, and no larger. `npm test` holds a few of them (apps/server/src/fuzz.test.ts).
 */
import { parseArgs } from 'node:util';
import { withFuzzServer } from './fuzz/fuzz-server.mjs';
import { errorsInLog, lastResortLines } from './fuzz/judge.mjs';
import { isReady, residentBytes, runExchanges } from './fuzz/run-exchanges.mjs';
import { serverTesting } from './load/clients.mjs';
import { printTable, printVerdict } from './table.mjs';

/** Memory after the first fifth and at the end; it goes up and down with what the collector has not yet collected. */
const WARM_UP = 0.2;
const GROWTH = 1.5;

/** @returns {Promise<boolean>} whether all of it held */
export async function fuzz(args) {
  const { values } = parseArgs({
    args,
    options: {
      exchanges: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '7' },
      /** Number of one exchange to replay alone. */
      only: { type: 'string' },
      engine: { type: 'string', default: 'postgres' },
    },
  });
  const isAlone = values.only !== undefined;
  const plan = {
    engine: values.engine,
    seed: Number(values.seed),
    first: Number(values.only ?? 0),
    exchanges: isAlone ? 1 : Number(values.exchanges),
  };
  if (values.engine !== 'postgres') return withFuzzServer({}, (server) => attack(server, plan));
  const { startRealPostgres } = await serverTesting();
  const postgres = await startRealPostgres([]);
  try {
    return await withFuzzServer({ databaseUrl: `${postgres.url}/postgres` }, (server) => attack(server, plan));
  } finally {
    await postgres.stop();
  }
}

async function attack({ server, readLog }, plan) {
  const { address, pid } = server;
  const again = `--engine ${plan.engine} --seed ${plan.seed}`;
  const memory = [];
  const begin = Date.now();
  const judge = await runExchanges(address, {
    ...plan,
    onFailure: ({ number, what, path, ending }) =>
      console.log(
        `  ${what}: ${path.slice(0, 100)} (${ending}); replay: npm run season -- fuzz ${again} --only ${number}`,
      ),
    onDone: async (done) => {
      memory.push([done, await residentBytes(address)]);
      console.log(
        `  ${done} of ${plan.exchanges}, ${megabytes(memory.at(-1)[1])} MB, ${Math.round((Date.now() - begin) / 1000)} s`,
      );
    },
  });
  const warm = memory.find(([done]) => done >= plan.exchanges * WARM_UP)?.[1] ?? Number.NaN;
  const end = memory.at(-1)?.[1] ?? Number.NaN;
  printTable('Answers', [['status', 'count'], ...[...judge.statuses].sort(([one], [other]) => one - other)]);
  const log = readLog();
  printTable('Errors in the log', [['count', 'error'], ...errorsInLog(log)]);
  const faults = lastResortLines(log);
  return printVerdict([
    [`exchanges with seed ${plan.seed}, answered`, `${judge.answered} of ${plan.exchanges}`, judge.answered > 0],
    ['process', `${pid}, ${server.isAlive() ? 'alive' : 'gone'}`, server.isAlive()],
    ['ready', '/api/ready', server.isAlive() && (await isReady(address))],
    ['faults that nobody expected', faults.length, faults.length === 0],
    ['failures (5xx, no answer)', judge.failures.length, judge.failures.length === 0],
    ['documented failures of the outside', judge.documented, true],
    ['memory after a fifth and at the end, MB', `${megabytes(warm)}, ${megabytes(end)}`, !(end > warm * GROWTH)],
  ]);
}

const megabytes = (bytes) => Math.round(bytes / 1e6);
