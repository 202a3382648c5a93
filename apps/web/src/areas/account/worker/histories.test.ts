/**
 * Random histories of three devices and two users against the real server: edits, deletions, undo and redo, imports,
 * backups and restores, clearing, signing out, lost sessions, the other user's sign-in, cuts at any byte. In the end every
 * device that syncs holds what its account holds, or says that it does not; and no row ever lies in a foreign account.
 * `CRYPTAX_HISTORIES=200` makes the run long, `CRYPTAX_SEED` draws others; `npm run season -- devices` does both.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CuttingProxy, cuttingProxy } from '../../../testing/cutting-proxy.ts';
import { HistoryDevice, type SavedBook } from '../../../testing/history-device.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { freePort, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { type Account, accountClient } from '../../../testing/sync-device.ts';

const RUNS = Number(process.env.CRYPTAX_HISTORIES ?? 4);
const STEPS = 40;
const PAIRS = 10;
/** Not what is tested: a busy machine is slow. */
const TIMEOUT_MS = 120_000 + RUNS * 60_000;

const WHATS = [
  ...(['edit', 'edit', 'delete', 'import', 'undo', 'redo', 'backup', 'restore', 'merge'] as const),
  ...(['sync', 'sync', 'sync', 'sync', 'cut', 'cut', 'sign-in', 'sign-in', 'sign-out', 'lost', 'clear'] as const),
];
const step = fc.record({
  what: fc.constantFrom(...WHATS),
  device: fc.nat(2),
  user: fc.nat(1),
  some: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 2, max: 99 }).map(String),
  bytes: fc.integer({ min: 1, max: 12_000 }),
  isMeant: fc.boolean(),
});

/** Which rows may lie in which account: those of books that its user began to sync, and of backups put into them. */
class Belongings {
  readonly #ids = new Map<string, Set<string>>();
  readonly #books = new Map<string, Set<string>>();
  readonly #owners = new Map<string, string>();

  add(device: string, ids: readonly string[]): void {
    const book = this.#books.get(device) ?? new Set();
    for (const id of ids) book.add(id);
    this.#books.set(device, book);
    const owner = this.#owners.get(device);
    if (owner !== undefined) for (const id of ids) this.of(owner).add(id);
  }

  claim(device: string, userId: string): void {
    this.#owners.set(device, userId);
    for (const id of this.#books.get(device) ?? []) this.of(userId).add(id);
  }

  clear(device: string): void {
    this.#books.delete(device);
    this.#owners.delete(device);
  }

  of(userId: string): Set<string> {
    const known = this.#ids.get(userId) ?? new Set();
    this.#ids.set(userId, known);
    return known;
  }
}

describe('three devices, two users', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-histories-'));
  let server: ServerProcess;
  let way: CuttingProxy;
  let runs = 0;
  let compared = 0;
  const belongings = new Belongings();
  beforeAll(async () => {
    server = await startServer(dataDir, await freePort(), { CRYPTAX_DEFAULT_PLAN: 'pro' });
    way = await cuttingProxy(server.port);
  });
  beforeEach(() => vi.stubGlobal('fetch', localFetch));
  afterAll(async () => {
    await way.close();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const register = async (name: string): Promise<Account> => {
    const credentials = { email: `${name}@example.org`, password: 'correct horse battery' };
    const { data, error } = await accountClient(server.port).auth.signUp(credentials);
    if (error) throw error;
    return { userId: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  };

  /** The server slows down whoever registers often: histories take turns with a few pairs, and find what was there before. */
  const pairs = new Map<number, readonly Account[]>();
  const pairOf = async (no: number): Promise<readonly Account[]> => {
    const known = pairs.get(no) ?? [await register(`mara${no}`), await register(`noah${no}`)];
    pairs.set(no, known);
    return known;
  };

  const rowsOf = async ({ token }: Account): Promise<Readonly<Record<string, string>>> => {
    const { data, error } = await accountClient(server.port, token)
      .from('transactions')
      .select('id,amount::text')
      .order('id');
    if (error) throw error;
    return Object.fromEntries(data.map(({ id, amount }) => [String(id), String(amount)]));
  };

  test(`${RUNS} histories of ${STEPS} steps`, { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        const run = `h${runs++}`;
        const users = await pairOf(runs % PAIRS);
        const devices = await Promise.all(['x', 'y', 'z'].map((name) => HistoryDevice.open(`${run}${name}`)));
        const saved: SavedBook[] = [];
        const switchOn = async (device: HistoryDevice) => {
          if (device.session !== undefined && (await device.begin()))
            belongings.claim(device.name, device.session.userId);
        };
        for (const { what, device: at, user, some, amount, bytes, isMeant } of steps) {
          const device = devices[at] as HistoryDevice;
          // Every book has entries of its own, and some that all of them know from the same files.
          const ids = some.map((no) => (no < 5 ? `${run}-${device.name}-${no}` : `${run}-file-${no}`));
          switch (what) {
            case 'edit':
              await device.put(ids, amount);
              belongings.add(device.name, ids);
              break;
            case 'delete':
              await device.remove(Object.keys(await device.content()).filter((_, i) => some.includes(i)));
              break;
            case 'import':
              await device.importFile(
                `${run}-${some[0]}`,
                some.map((no) => `${run}-file-${no}`),
              );
              belongings.add(
                device.name,
                some.map((no) => `${run}-file-${no}`),
              );
              break;
            case 'undo':
            case 'redo':
              await device.step(what);
              break;
            case 'backup':
              saved.push(await device.backup());
              break;
            case 'restore':
            case 'merge': {
              const book = saved.at(-1);
              if (book === undefined) break;
              await device.restore(book, what === 'merge' ? 'merge' : 'replace');
              belongings.add(device.name, book.ids);
              break;
            }
            case 'cut':
              way.cutAfter = bytes;
              await device.sync(way.port);
              way.cutAfter = null;
              break;
            case 'sync':
              await device.sync(server.port);
              break;
            case 'sign-in': {
              device.session = users[user];
              const owner = await device.owner();
              // The book of somebody else: kept apart, or this browser is cleared first. Never a word, never a row.
              if (owner !== undefined && owner !== device.session?.userId && isMeant) {
                await device.clear();
                belongings.clear(device.name);
              }
              await switchOn(device);
              break;
            }
            case 'sign-out':
              await device.signOut();
              break;
            case 'lost':
              device.session = undefined;
              break;
            case 'clear':
              await device.clear();
              belongings.clear(device.name);
              break;
          }
        }
        // Undo may bring back what a restore brought; what a book held once, it may hold.
        for (let turn = 0; turn < 3; turn++) {
          for (const device of devices) if (await device.isOn()) await device.sync(server.port);
        }
        for (const account of users) {
          const rows = await rowsOf(account);
          const foreign = Object.keys(rows).filter((id) => !belongings.of(account.userId).has(id));
          expect(foreign, 'rows in a foreign account').toEqual([]);
          for (const device of devices) {
            if (!(await device.isOn()) || device.session?.userId !== account.userId) continue;
            expect(device.failure, `${device.name} is at one with its account`).toBeUndefined();
            expect(await device.content()).toEqual(rows);
            compared += Object.keys(rows).length > 0 ? 1 : 0;
          }
        }
      }),
      { numRuns: RUNS },
    );
    expect(compared, 'devices that really held something').toBeGreaterThan(RUNS / 2);
  });
});
