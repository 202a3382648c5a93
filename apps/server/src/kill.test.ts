/**
 * The server is killed (SIGKILL) in the middle of uploads and checkouts, again and again. Afterwards every row that was
 * confirmed is there, none twice, and every paid checkout is one subscription and one invoice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_KEY, type QuickApiAnswer, SYNC_BATCH } from '@cryptax/api-contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ENGINES, freshPostgresUrl } from './testing/engines.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { ageLock, bundleServer, type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** A few in every run; `CRYPTAX_KILLS=20` for the long one, `CRYPTAX_SEED` for other moments. */
const KILLS = Number(process.env.CRYPTAX_KILLS ?? 2);
const SEED = Number(process.env.CRYPTAX_SEED ?? 7);

/** What the server said, or that it said nothing. */
async function reasonOf(error: unknown): Promise<string> {
  const { context } = error as { context?: unknown };
  return context instanceof Response ? `${context.status} ${await context.text()}` : String(error);
}

describe.each(ENGINES)('kill -9 on %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-kill-'));
  let bundle: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    bundle = await bundleServer();
    const databaseUrl = engine === 'postgres' ? await freshPostgresUrl() : '';
    environment = {
      PORT: '38400',
      CRYPTAX_DATA: dataDir,
      CRYPTAX_AUTOCONFIRM: '1',
      DATABASE_URL: databaseUrl,
      CRYPTAX_LOG: 'silent',
      CRYPTAX_DEFAULT_PLAN: 'premium',
    };
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const start = (): Promise<ServerProcess> => {
    ageLock(dataDir);
    return startServerProcess(bundle, environment);
  };
  const clientOf = ({ address }: ServerProcess, token?: string): SupabaseClient =>
    createClient(`${address}/api`, PUBLIC_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
      ...(token === undefined ? {} : { accessToken: async () => token }),
    });

  test(`${KILLS} times: nothing confirmed is lost, nothing is doubled`, async () => {
    const random = seededRandom(SEED);
    let server = await start();
    const { data } = await clientOf(server).auth.signUp({
      email: 'klaus@example.org',
      password: 'correct horse battery',
    });
    const token = data.session?.access_token ?? '';
    const confirmed = new Set<string>();
    const paid: string[] = [];
    let batch = 0;
    let open: QuickApiAnswer | null = null;

    /** Uploads the next batch; unconfirmed ones are sent again under the same ids. */
    const upload = async (client: SupabaseClient): Promise<void> => {
      const ids = Array.from({ length: SYNC_BATCH }, (_, index) => `${batch}-${index}`);
      const rows = ids.map((id) => ({ id, date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '0.1' }));
      const { error } = await client.from('transactions').upsert(rows);
      if (error) throw new Error(error.message);
      for (const id of ids) confirmed.add(id);
      batch += 1;
    };
    /** Pays the open checkout, or the same one again when the answer never came. */
    const buy = async (client: SupabaseClient, { address }: ServerProcess): Promise<void> => {
      if (open === null) {
        const returns = { successUrl: `${address}/ok?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${address}/no` };
        // What is subscribed to already is not sold again: cancel it, buy the next.
        await fetch(`${address}/api/account/subscription/cancel`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        });
        const body = { plan: 'pro', billingCycle: 'yearly', ...returns };
        const started = await client.functions.invoke<QuickApiAnswer>('quick-api', { body });
        if (started.data === null) throw new Error(`no checkout: ${await reasonOf(started.error)}`);
        open = started.data;
      }
      const body = new URLSearchParams({ action: 'pay' });
      const path = new URL(open.url).pathname;
      const answer = await fetch(`${address}${path}`, { method: 'POST', body, redirect: 'manual' });
      if (answer.status !== 303) throw new Error(`checkout answered ${answer.status}`);
      paid.push(open.sessionId);
      open = null;
    };

    for (let life = 0; life < KILLS; life++) {
      const client = clientOf(server, token);
      const here = server;
      let died = false;
      const die = () => {
        died = true;
        return here.kill();
      };
      const uploads = async () => {
        // Another moment in every life: after one to three batches and some milliseconds into the next.
        for (let round = random(3); round >= 0; round--) await upload(client);
        const killed = new Promise<void>((resolve) => setTimeout(() => void die().then(resolve), random(60)));
        while (!died) await upload(client);
        await killed;
      };
      await Promise.allSettled([uploads(), buy(client, here)]);
      await die();
      server = await start();
    }

    const client = clientOf(server, token);
    await upload(client);
    await buy(client, server);
    const found: string[] = [];
    for (let from = 0; ; from += 1000) {
      const page = await client
        .from('transactions')
        .select('id')
        .order('id')
        .range(from, from + 999);
      found.push(...(page.data ?? []).map(({ id }) => String(id)));
      if ((page.data ?? []).length < 1000) break;
    }
    const stored = new Set(found);
    expect(found).toHaveLength(stored.size);
    expect([...confirmed].filter((id) => !stored.has(id))).toEqual([]);
    expect(confirmed.size).toBeGreaterThan(KILLS * SYNC_BATCH);
    const { data: subscriptions } = await client.from('subscriptions').select('id');
    const { data: invoices } = await client.from('invoices').select('id');
    expect(subscriptions).toHaveLength(paid.length);
    expect(invoices).toHaveLength(paid.length);
    await server.kill();
  });
});
