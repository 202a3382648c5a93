/**
 * Users write without a pause while the server is killed (SIGKILL) again and again, on both engines; and while PostgreSQL
 * crashes or cuts its connections; a server that ends by itself ends this run. Afterwards every confirmed row is there,
 * none twice, and no batch is half there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../server-process.mjs';
import { freePort } from './cluster/free-port.mjs';
import { until } from './cluster/pair.mjs';
import { compareRows, sumOf } from './load/check-rows.mjs';
import { serverTesting } from './load/clients.mjs';
import { seededRandom } from './random.mjs';
import { printTable, printVerdict } from './table.mjs';

const WRITERS = 3;
/** Confirmed in a life at least, and at most so many more; then some milliseconds into the next batch. */
const ROWS = { least: 100, more: 200 };
const MOMENT_MS = 60;
const WANTED_ROWS = 10_000;

/** @returns {Promise<boolean>} whether nothing was lost */
export async function kills(args) {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '20' },
      seed: { type: 'string', default: '7' },
      scene: { type: 'string', multiple: true },
    },
  });
  const plan = { times: Number(values.times), random: seededRandom(Number(values.seed)) };
  const rows = [];
  for (const name of values.scene ?? Object.keys(SCENES)) rows.push(await SCENES[name](name, plan));
  printTable('Killed and cut under load', [
    ['what', 'times', 'confirmed', 'lost', 'twice', 'half', 'not answered', '503', 'other'],
    ...rows.map((row) => Object.values(row)),
  ]);
  const total = (name) => rows.reduce((sum, row) => sum + row[name], 0);
  const isWhole = Number(values.times) >= 20 && values.scene === undefined;
  return printVerdict([
    ['confirmed rows', total('confirmed'), !isWhole || total('confirmed') >= WANTED_ROWS],
    ['confirmed rows lost', total('lost'), total('lost') === 0],
    ['rows twice', total('doubled'), total('doubled') === 0],
    ['batches half there', total('torn'), total('torn') === 0],
    ['answers that were neither success nor 503', total('other'), total('other') === 0],
  ]);
}

const SCENES = {
  'embedded-killed': (name, plan) => scene(name, plan, { strike: killServer }),
  'postgres-killed': (name, plan) => withPostgres((postgres) => scene(name, plan, { postgres, strike: killServer })),
  'database-crashed': (name, plan) => withPostgres((postgres) => scene(name, plan, { postgres, strike: crash })),
  'connections-cut': (name, plan) =>
    withPostgres((postgres) => scene(name, plan, { postgres, strike: cutConnections })),
};

async function scene(name, { times, random }, { postgres, strike }) {
  const { LoadUser } = await serverTesting();
  const data = mkdtempSync(join(tmpdir(), 'cryptax-kills-'));
  const environment = {
    PORT: String(await freePort()),
    CRYPTAX_DATA: data,
    DATABASE_URL: postgres === undefined ? '' : `${postgres.url}/postgres`,
    CRYPTAX_AUTOCONFIRM: '1',
    CRYPTAX_DEFAULT_PLAN: 'pro',
    CRYPTAX_LOG: 'silent',
  };
  const start = () => startServerProcess(environment, { isShortLived: true });
  const stage = { server: await start(), start, postgres };
  try {
    const users = [];
    for (let index = 0; index < WRITERS; index++)
      users.push(await LoadUser.signUp(stage.server.address, `user-${index}`));
    const writing = users.map((user, index) => user.write(String(index), () => stage.server.address));
    for (let life = 0; life < times; life++) {
      const before = confirmedBy(users);
      const wanted = before + ROWS.least + Math.floor(random() * ROWS.more);
      await Promise.race([until(async () => confirmedBy(users) >= wanted), ended(stage.server)]);
      await pause(random() * MOMENT_MS);
      await strike(stage);
      console.log(`  ${name} ${life + 1} of ${times}: ${confirmedBy(users)} confirmed so far`);
    }
    for (const user of users) user.stop();
    await Promise.race([Promise.all(writing), ended(stage.server)]);
    const results = [];
    for (const user of users) results.push(compareRows(user, await user.stored(stage.server.address)));
    const row = { name, times, ...sumOf(results), ...refusalsOf(users) };
    return row;
  } finally {
    await stage.server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function killServer(stage) {
  await stage.server.kill();
  stage.server = await stage.start();
}

const crash = ({ postgres }) => postgres.restart('immediate');

async function cutConnections({ postgres }) {
  const { openPostgres } = await serverTesting();
  const admin = await openPostgres({ url: `${postgres.url}/postgres`, statementTimeoutMs: 10_000, connections: 1 });
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null',
  );
  await admin.close();
}

async function withPostgres(work) {
  const { startRealPostgres } = await serverTesting();
  const postgres = await startRealPostgres([]);
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

/** A server that ends by itself is the finding: nothing is waited for any longer. */
const ended = async (server) => {
  await server.ended;
  throw new Error('The server ended although nobody killed it.');
};

function refusalsOf(users) {
  const count = (isSo) =>
    users.reduce(
      (sum, { refusals }) =>
        sum + [...refusals].reduce((part, [status, number]) => part + (isSo(status) ? number : 0), 0),
      0,
    );
  return {
    silent: count((status) => status === 0),
    unavailable: count((status) => status === 503),
    other: count((status) => status !== 0 && status !== 503),
  };
}

const confirmedBy = (users) => users.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
