/**
 * The set-up of docs/deploy.md for those who outgrow one machine, on this one: two PostgreSQL with guards, two PgBouncer in
 * transaction mode, two instances. Users write without a pause while the primary is killed again and again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPgbouncer, findPostgres, INSTALL_HINT } from './cluster/binaries.mjs';
import { startInstances } from './cluster/instances.mjs';
import { startPair, until } from './cluster/pair.mjs';
import { giveTo } from './cluster/run-as.mjs';
import { compareRows, sumOf } from './load/check-rows.mjs';
import { serverTesting } from './load/clients.mjs';
import { startDevicePair } from './load/device-pair.mjs';
import { printTable, printVerdict } from './table.mjs';

const WRITERS = 4;
/** Confirmed between two kills. */
const ROWS_BETWEEN = 500;

/** @returns {Promise<boolean>} whether nothing was lost */
export async function failover(args) {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '10' },
      loud: { type: 'boolean' },
      // The control: commits do not wait for the standby, and this run must end with 1.
      asynchronous: { type: 'boolean', default: false },
    },
  });
  const [bin, pgbouncer] = [findPostgres(), findPgbouncer()];
  if (bin === null || pgbouncer === null) {
    console.error(INSTALL_HINT);
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-failover-'));
  giveTo(folder);
  const say = values.loud ? (line) => console.log(`    ${line}`) : () => undefined;
  const pair = await startPair({ bin, folder, say, synchronousCommit: values.asynchronous ? 'local' : 'on' });
  await pair.untilInSync();
  const instances = await startInstances({ bin, pgbouncer, folder, nodes: pair.nodes, say });
  try {
    return await killUnderLoad(pair, instances, Number(values.times));
  } finally {
    await instances.stop();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killUnderLoad(pair, { addresses, ports }, times) {
  const { LoadUser } = await serverTesting();
  const users = [];
  for (let index = 0; index < WRITERS; index++) users.push(await LoadUser.signUp(addresses[0], `writer-${index}`));
  const quiet = await LoadUser.signUp(addresses[0], 'listener');
  const heard = addresses.map((address) => quiet.listen(address));
  const devices = await startDevicePair(ports);
  const writing = users.flatMap((user, index) =>
    addresses.map((address, device) => user.write(`${index}-${device}`, () => address)),
  );
  const rows = [
    ['failover', 'killed', 'promoted', 'confirmed again', 'heard on both', 'in sync again', 'confirmed rows'],
  ];
  for (let number = 1; number <= times; number++) {
    const before = confirmedBy(users);
    await until(async () => confirmedBy(users) >= before + ROWS_BETWEEN);
    rows.push(await failOverOnce({ pair, users, quiet, heard, address: addresses[number % 2], number }));
    console.log(`  failover ${number} of ${times}: ${rows.at(-1).slice(1).join(', ')}`);
  }
  const away = await writeWithoutStandby(pair, quiet, addresses[0]);
  for (const user of users) user.stop();
  await Promise.all(writing);
  const settled = await devices.settle();
  await quiet.stopListening();
  printTable(`The primary killed ${times} times under load`, rows);
  return judge({ users: [...users, quiet], addresses, heard, settled, away, times });
}

/** A batch is under way at the moment of the kill, and must be heard of on both instances once it is confirmed. */
async function failOverOnce({ pair, users, quiet, heard, address, number }) {
  const begin = performance.now();
  const since = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  const killed = pair.primary.name;
  const marker = markerOf(number);
  const dying = pair.failOver();
  const marked = quiet.sendUntilConfirmed(() => address, marker, 'marker').then(since);
  await dying;
  const promoted = since();
  const confirmedAgain = await marked;
  await until(async () => heard.every((ids) => hasHeard(ids, marker)));
  const heardAgain = since();
  await pair.standby.rejoin(pair.primary);
  await pair.untilInSync();
  return [number, killed, promoted, confirmedAgain, heardAgain, since(), confirmedBy(users)];
}

/** With the standby away nothing is confirmed; what waited is confirmed when it is back. */
async function writeWithoutStandby(pair, user, address) {
  await pair.standby.stop();
  const before = refusalsOf(user);
  let isConfirmed = false;
  const waiting = user
    .sendUntilConfirmed(() => address, 'standby-away', 'marker')
    .then(() => {
      isConfirmed = true;
    });
  // Long enough to be refused at least once by the server's own limit.
  await until(async () => isConfirmed || refusalsOf(user) > before);
  const wasConfirmed = isConfirmed;
  await pair.standby.start();
  await waiting;
  return { wasConfirmed };
}

async function judge({ users, addresses, heard, settled, away, times }) {
  const results = [];
  for (const [index, user] of users.entries())
    results.push(compareRows(user, await user.stored(addresses[index % addresses.length])));
  const { confirmed, lost, doubled, torn } = sumOf(results);
  const refusals = new Map();
  for (const user of users)
    for (const [status, count] of user.refusals) refusals.set(status, (refusals.get(status) ?? 0) + count);
  const missed = heard.map((ids) => count(times, (number) => !hasHeard(ids, markerOf(number + 1))));
  const answers = await Promise.all(addresses.map(async (address) => (await fetch(`${address}/api/ready`)).status));
  // No answer, not there, or (behind a commit that waits for the standby) not in time: all of them say try again.
  const strange = [...refusals.keys()].filter((status) => ![0, 503, 504].includes(status));
  return printVerdict([
    ['confirmed rows', confirmed, confirmed > 0],
    ['confirmed rows lost', lost, lost === 0],
    ['rows twice', doubled, doubled === 0],
    ['batches half there', torn, torn === 0],
    [
      'answers meanwhile other than success',
      [...refusals].map(([s, n]) => `${n} x ${s}`).join(', '),
      strange.length === 0,
    ],
    ['changes around a kill never heard of, by instance', missed.join(' and '), missed.every((number) => number === 0)],
    ['syncs of two devices', `${settled.rounds} rounds, ${settled.failures} cut off, ${settled.events} events`, true],
    ['both devices hold the same', settled.areEqual, settled.areEqual],
    ['and all that either entered', settled.isWhole, settled.isWhole],
    ['confirmed without a standby', away.wasConfirmed, !away.wasConfirmed],
    ['instances ready at the end, never restarted', answers.join(' and '), answers.every((status) => status === 200)],
  ]);
}

const markerOf = (number) => `marker-${number}`;
const hasHeard = (ids, marker) => [...ids].some((id) => id.startsWith(`${marker}-`));
const refusalsOf = ({ refusals }) => [...refusals.values()].reduce((sum, number) => sum + number, 0);
const confirmedBy = (users) => users.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
const count = (length, isSo) => Array.from({ length }, (_, index) => index).filter(isSo).length;
