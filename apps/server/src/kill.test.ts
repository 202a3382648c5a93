/**
 * The server is killed (SIGKILL) in the middle of uploads and checkouts, on both engines. Afterwards every row that was
 * confirmed is there, none twice, and every paid checkout is one subscription and one invoice. The long run is
 * `npm run season -- kills`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYNC_BATCH } from '@cryptax/api-contract';
import { seededWholes } from '@cryptax/kernel/testing';
import { expect, test } from 'vitest';
import { Customer } from './testing/customer.ts';
import { type Engine, freshPostgresUrl } from './testing/engines.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** `CRYPTAX_KILLS` for more of them, `CRYPTAX_SEED` for other moments. */
const KILLS = Number(process.env.CRYPTAX_KILLS ?? 2);
const EMBEDDED = Math.ceil(KILLS / 2);
const SEED = Number(process.env.CRYPTAX_SEED ?? 7);
/** Somewhere in the next batch or the next step of a checkout; both take some ten milliseconds. */
const MOMENT_MS = 60;

// Both engines at the same time: a server that starts leaves a core idle.
test.concurrent.for([
  ['pglite', EMBEDDED, '38400'],
  ['postgres', KILLS - EMBEDDED, '38450'],
] as const)('%s killed %i times: nothing confirmed is lost', async ([engine, kills, port], { onTestFinished }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-kill-'));
  const environment = await environmentOf(engine, port, dataDir);
  const start = (): Promise<ServerProcess> => startServerProcess(environment, { isShortLived: true });
  const random = seededWholes(SEED);
  let server = await start();
  onTestFinished(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const customer = await Customer.signUp(server.address);
  const cut = { upload: 0, checkout: 0 };
  for (let life = 0; life < kills; life++) {
    const struck = await liveUntilKilled(server, customer, random);
    cut.upload += Number(struck.upload);
    cut.checkout += Number(struck.checkout);
    server = await start();
  }
  await customer.upload(server.address);
  await customer.buy(server.address);
  expect(cut).toEqual({ upload: kills, checkout: kills });
  expect(customer.confirmed.size).toBeGreaterThanOrEqual((kills / 2) * SYNC_BATCH);
  await expectNothingLost(server, customer);
});

async function environmentOf(engine: Engine, port: string, dataDir: string): Promise<Record<string, string>> {
  return {
    PORT: port,
    CRYPTAX_DATA: dataDir,
    CRYPTAX_AUTOCONFIRM: '1',
    DATABASE_URL: engine === 'postgres' ? await freshPostgresUrl() : '',
    CRYPTAX_LOG: 'silent',
    CRYPTAX_DEFAULT_PLAN: 'premium',
  };
}

/** Uploads and buys without a pause until the server is gone. @returns what was under way then */
async function liveUntilKilled(server: ServerProcess, customer: Customer, random: (below: number) => number) {
  let died = false;
  const untilDead = async (step: () => Promise<void>): Promise<boolean> => {
    try {
      for (;;) await step();
    } catch (error) {
      // A server that is alive answers; anything else is a finding of its own.
      if (!died) throw error;
      return true;
    }
  };
  const first = customer.upload(server.address);
  const uploading = untilDead(() => first.then(() => customer.upload(server.address)));
  const buying = untilDead(() => customer.buy(server.address));
  // Another moment in every life: cold, or after the first batch, and some milliseconds into the next.
  if (random(4) > 0) await first;
  await new Promise((resolve) => setTimeout(resolve, random(MOMENT_MS)));
  died = true;
  await server.kill();
  return { upload: await uploading, checkout: await buying };
}

async function expectNothingLost({ address }: ServerProcess, customer: Customer): Promise<void> {
  const found = await customer.storedIds(address);
  const stored = new Set(found);
  expect(found).toHaveLength(stored.size);
  expect([...customer.confirmed].filter((id) => !stored.has(id))).toEqual([]);
  expect(await customer.count(address, 'subscriptions')).toBe(customer.paid.length);
  expect(await customer.count(address, 'invoices')).toBe(customer.paid.length);
}
