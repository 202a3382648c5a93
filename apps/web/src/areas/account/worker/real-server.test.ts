/**
 * Two devices with the real sync client against the real server, which is killed (SIGKILL) or cut off at any byte while
 * they sync. Afterwards both devices and the server hold the same events: none lost, none doubled, none brought back.
 * `CRYPTAX_KILLS=20` makes the run long, `CRYPTAX_SEED` repeats one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededWholes } from '@cryptax/kernel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cuttingProxy } from '../../../testing/cutting-proxy.ts';
import { good } from '../../../testing/good.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { freePort, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { type Account, accountClient, encrypted, READABLE, SyncDevice } from '../../../testing/sync-device.ts';
import type { Seal } from '../sync/cloud.ts';
import { idOf } from '../sync/row-names.ts';

const KILLS = Number(process.env.CRYPTAX_KILLS ?? 1);
const CUTS = 4 * KILLS;
const SEED = Number(process.env.CRYPTAX_SEED ?? 7);
/** Not what is tested: a busy machine is slow. */
const TIMEOUT_MS = 240_000 + 60_000 * KILLS;

describe('two devices and a server that is not always there', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-devices-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer(dataDir, await freePort(), { CRYPTAX_DEFAULT_PLAN: 'pro' });
  });
  beforeEach(() => vi.stubGlobal('fetch', localFetch));
  afterAll(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const register = async (name: string): Promise<Account> => {
    const credentials = { email: `${name}@example.org`, password: 'correct horse battery' };
    const { data, error } = await accountClient(server.port).auth.signUp(credentials);
    if (error) throw error;
    return { userId: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  };

  /** Some steps of a user: new events, edits, deletions, and one event that both devices edit. */
  const work = async (device: SyncDevice, name: string, round: number, random: (below: number) => number) => {
    const fresh = Array.from({ length: 1 + random(90) }, (_, index) => `${name}-${round}-${index}`);
    await device.put(fresh, `${round}.1`);
    const known = [...device.own.keys()].filter((id) => id.startsWith(name));
    const some = known.filter(() => random(4) === 0);
    await device.put(some, `${round}.2`);
    await device.remove(known.filter((id) => !some.includes(id) && random(12) === 0));
    await device.put(['shared'], `${round}.${name === 'a' ? 3 : 4}`);
  };

  const settle = async (devices: readonly SyncDevice[], account: Account, seal: Seal) => {
    for (let round = 0; round < 2; round++) {
      for (const device of devices) good(await device.sync(server.port, account, seal));
    }
  };

  const expectAgreement = async (a: SyncDevice, b: SyncDevice, { token }: Account, { key }: Seal) => {
    const [here, there] = [await a.content(), await b.content()];
    expect(there).toEqual(here);
    const expected = new Map([...a.own, ...b.own]);
    expected.set('shared', here.shared ?? '');
    expect(Object.entries(here)).toEqual([...expected].sort(([x], [y]) => (x < y ? -1 : 1)));
    const stored: string[] = [];
    for (let from = 0; ; from += 1000) {
      const rows = accountClient(server.port, token).from('transactions').select('id').order('id');
      const { data } = await rows.range(from, from + 999);
      for (const { id } of data ?? []) {
        stored.push(key === undefined ? String(id) : ((await idOf(key, 'first', String(id))) ?? String(id)));
      }
      if ((data ?? []).length < 1000) break;
    }
    expect(stored).toHaveLength(Object.keys(here).length);
    expect(new Set(stored)).toEqual(new Set(Object.keys(here)));
  };

  test(`killed ${KILLS} times in the middle of their rounds`, { timeout: TIMEOUT_MS }, async () => {
    const random = seededWholes(SEED);
    const account = await register('kill');
    const [a, b] = [await SyncDevice.open(), await SyncDevice.open()];
    let interrupted = 0;
    for (let life = 0; life < KILLS; life++) {
      await work(a, 'a', life, random);
      await work(b, 'b', life, random);
      // Round after round, so that the end of the server always meets one, on a fast machine too.
      const untilCut = async (device: SyncDevice) => {
        while ((await device.sync(server.port, account)).ok);
        interrupted += 1;
      };
      const rounds = [untilCut(a), untilCut(b)];
      await new Promise((resolve) => setTimeout(resolve, random(250)));
      await server.kill();
      await Promise.all(rounds);
      server = await startServer(dataDir, server.port, { CRYPTAX_DEFAULT_PLAN: 'pro' });
    }
    expect(interrupted).toBe(2 * KILLS);
    await settle([a, b], account, READABLE);
    await expectAgreement(a, b, account, READABLE);
  });

  test.each(['readable', 'sealed'] as const)(
    `cut off ${CUTS} times at any byte, %s`,
    { timeout: TIMEOUT_MS },
    async (form) => {
      const random = seededWholes(SEED + 1);
      const account = await register(form);
      const seal = form === 'sealed' ? await encrypted(server.port, account) : READABLE;
      const [a, b] = [await SyncDevice.open(), await SyncDevice.open()];
      const way = await cuttingProxy(server.port);
      let interrupted = 0;
      for (let round = 0; round < CUTS; round++) {
        for (const [device, name] of [
          [a, 'a'],
          [b, 'b'],
        ] as const) {
          await work(device, name, round, random);
          way.cutAfter = 1 + random(40_000);
          if (!(await device.sync(way.port, account, seal)).ok) interrupted += 1;
          way.cutAfter = null;
        }
      }
      await way.close();
      expect(interrupted).toBeGreaterThan(CUTS / 4);
      await settle([a, b], account, seal);
      await expectAgreement(a, b, account, seal);
    },
  );
});
