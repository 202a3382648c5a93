/**
 * Random histories of devices and two users against the real server, three with the first book of an account and two with a
 * further person's: edits, deletions of a few and of many, undo and
 * redo, imports, choices, prices, rules, wallets and sealed reports made, changed and removed, backups and restores, clearing, signing out, lost sessions, the other user's sign-in with each answer,
 * encryption switched on and off, devices without the passphrase, cuts at any byte. In the end every device that syncs
 * holds what its account holds of its book, or says that it does not; and no row ever lies in a foreign account or book.
 * `npm run season -- devices` makes the run long, draws others, and runs it on real PostgreSQL too.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Belongings } from '../../../testing/belongings.ts';
import { type CuttingProxy, cuttingProxy } from '../../../testing/cutting-proxy.ts';
import { HistoryAccounts, type HistoryUser } from '../../../testing/history-accounts.ts';
import { HistoryDevice } from '../../../testing/history-device.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { sharedServer } from '../../../testing/server-process.ts';

const RUNS = Number(process.env.CRYPTAX_HISTORIES ?? 2);
const DATABASE = process.env.CRYPTAX_HISTORIES_DATABASE;
const STEPS = 40;
/** Not what is tested: a busy machine is slow. */
const TIMEOUT_MS = 240_000 + RUNS * 120_000;

const WHATS = [
  ...(['choice', 'choice', 'price', 'preset', 'wallet', 'report'] as const),
  ...(['edit', 'edit', 'delete', 'purge', 'import', 'undo', 'redo', 'backup', 'restore', 'merge', 'seal'] as const),
  ...(['sync', 'sync', 'sync', 'sync', 'cut', 'cut', 'sign-in', 'sign-in', 'sign-out', 'lost', 'clear'] as const),
];
/** The name of each device, its book, and who signs in on it first. */
const DEVICES = [
  ['x', 'first', 0],
  ['y', 'first', 0],
  ['z', 'first', 1],
  ['u', 'b1', 0],
  ['v', 'b1', 0],
] as const;

const step = fc.record({
  what: fc.constantFrom(...WHATS),
  device: fc.nat(DEVICES.length - 1),
  user: fc.nat(1),
  some: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 2, max: 99 }).map(String),
  bytes: fc.integer({ min: 1, max: 12_000 }),
  /** The book of another account: kept apart, cleared first, or taken over. */
  owner: fc.constantFrom('keep', 'fetch', 'take'),
  deletions: fc.constantFrom('everywhere', 'back', 'later'),
  hasKey: fc.boolean(),
});

describe('devices with two books, two users', () => {
  let server: { readonly port: number };
  let way: CuttingProxy;
  let accounts: HistoryAccounts;
  const seen = { histories: 0, compared: 0, sealed: 0, asked: 0, takenOver: 0, rows: 0, records: 0 };
  const belongings = new Belongings();
  beforeAll(async () => {
    server = await sharedServer(DATABASE === undefined ? {} : { DATABASE_URL: DATABASE });
    way = await cuttingProxy(server.port);
    accounts = new HistoryAccounts(server.port);
  });
  beforeEach(() => vi.stubGlobal('fetch', localFetch));
  afterAll(async () => {
    await way.close();
  });

  /** Signs in on a device; a book of the other account is decided about first. */
  const signIn = async (
    device: HistoryDevice,
    user: HistoryUser,
    choice: 'keep' | 'fetch' | 'take',
    hasKey: boolean,
  ) => {
    device.session = user;
    if (hasKey && user.key !== undefined) device.unlock(user.userId, user.key);
    const owner = await device.owner();
    if (owner !== undefined && owner !== user.userId && choice === 'fetch') {
      await device.clear();
      belongings.clear(device.name);
    }
    if (owner !== undefined && owner !== user.userId && choice === 'take') {
      seen.takenOver += 1;
      await device.takeOver();
    }
    if (await device.begin()) belongings.claim(device.name, `${user.userId} ${device.book}`);
  };

  test(`${RUNS} histories of ${STEPS} steps`, { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        const run = `h${seen.histories++}`;
        const users = await accounts.pair(seen.histories);
        const devices = await Promise.all(DEVICES.map(([name, book]) => HistoryDevice.open(`${run}${name}`, book)));
        const saved: { readonly file: Uint8Array<ArrayBuffer>; readonly ids: ReadonlySet<string> }[] = [];
        for (const [at, device] of devices.entries()) {
          const ids = Array.from({ length: 6 }, (_, no) => `${run}-${device.name}-first${no}`);
          await device.put(ids, '1');
          belongings.add(device.name, ids);
          await signIn(device, users[DEVICES[at]?.[2] ?? 0], 'keep', true);
          await device.sync(server.port, 'later');
        }
        for (const { what, device: at, user, some, amount, bytes, owner, deletions, hasKey } of steps) {
          const device = devices[at] as HistoryDevice;
          const { name } = device;
          const person = users[user] as HistoryUser;
          // Every book has entries of its own, and some that all of them know from the same files.
          const ids = some.map((no) => (no < 5 ? `${run}-${name}-${no}` : `${run}-file-${no}`));
          const files = some.map((no) => `${run}-file-${no}`);
          const here = Object.keys(await device.content());
          belongings.hold(name, here);
          switch (what) {
            case 'edit':
              await device.put(ids, amount);
              belongings.add(name, ids);
              break;
            case 'choice':
            case 'price':
            case 'preset':
            case 'wallet':
            case 'report':
              await device.keep(what, some[0] ?? 0, amount);
              break;
            case 'delete':
              await device.remove(here.filter((_, i) => some.includes(i)));
              break;
            case 'purge':
              await device.remove(here.filter((_, i) => i % 3 !== 0));
              break;
            case 'import':
              await device.importFile(`${run}-${some[0]}`, files);
              belongings.add(name, files);
              break;
            case 'undo':
            case 'redo':
              await device.step(what);
              break;
            case 'backup':
              saved.push({ file: await device.backup(), ids: new Set(belongings.book(name)) });
              break;
            case 'restore':
            case 'merge': {
              const book = saved.at(-1);
              if (book === undefined) break;
              await device.restore(book.file, what === 'merge' ? 'merge' : 'replace');
              belongings.add(name, book.ids);
              break;
            }
            case 'cut':
              way.cutAfter = bytes;
              await device.sync(way.port, deletions);
              way.cutAfter = null;
              break;
            case 'sync':
              await device.sync(server.port, deletions);
              break;
            case 'seal':
              await accounts.toggleEncryption(person);
              seen.sealed += person.key === undefined ? 0 : 1;
              break;
            case 'sign-in':
              await signIn(device, person, owner, hasKey);
              break;
            case 'sign-out':
              await device.signOut();
              break;
            case 'lost':
              device.session = undefined;
              break;
            case 'clear':
              await device.clear();
              belongings.clear(name);
              break;
          }
        }
        const turns = async (deletions: 'everywhere' | 'back' | 'later') => {
          for (let turn = 0; turn < 3; turn++) {
            for (const device of devices) if (await device.isOn()) await device.sync(server.port, deletions);
          }
        };
        /** Devices that sync are at one with their account, or say what is in the way. */
        const compare = async (mayBeReported: boolean) => {
          for (const [user, book] of users.flatMap((each) => [[each, 'first'] as const, [each, 'b1'] as const])) {
            const { entries: rows, records } = await accounts.rows(user, book);
            const foreign = Object.keys(rows).filter((id) => !belongings.account(`${user.userId} ${book}`).has(id));
            expect(foreign, 'rows in a foreign account or book').toEqual([]);
            for (const device of devices) {
              if (!(await device.isOn()) || device.session?.userId !== user.userId || device.book !== book) continue;
              const reported = device.failure?.code;
              if (mayBeReported && (reported === 'many-deletes' || reported === 'passphrase')) continue;
              expect(reported, `${device.name} is at one with its account`).toBeUndefined();
              expect(await device.content()).toEqual(rows);
              expect(await device.records()).toEqual(records);
              seen.records = Math.max(seen.records, Object.keys(records).length);
              seen.compared += Object.keys(rows).length > 0 ? 1 : 0;
            }
            seen.rows = Math.max(seen.rows, Object.keys(rows).length);
          }
        };
        await turns('later');
        await compare(true);
        // Whatever was still asked is answered, and every device gets its passphrase: now all agree.
        for (const device of devices) {
          const user = users.find(({ userId }) => userId === device.session?.userId);
          if (user?.key !== undefined) device.unlock(user.userId, user.key);
        }
        await turns(steps[0]?.deletions === 'back' ? 'back' : 'everywhere');
        await compare(false);
        for (const { asked } of devices) seen.asked += asked;
      }),
      // Histories share accounts, so a shorter one is another one: the first failure is reported as it is.
      { numRuns: RUNS, endOnFailure: true },
    );
    const engine = DATABASE === undefined ? 'embedded' : 'postgres';
    process.stdout.write(`${JSON.stringify({ engine, steps: STEPS, ...seen })}
`);
    expect(seen.compared, 'devices that really held something').toBeGreaterThan(RUNS / 2);
  });
});
