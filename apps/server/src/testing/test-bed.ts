/**
 * A whole server for a test, without a port: the real application over a fresh database, driven by the unmodified
 * client library through its own `fetch`. Mails are read from the outbox.
 */

import { PUBLIC_KEY } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { type Algorithm, hash } from '@node-rs/argon2';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Hono } from 'hono';
import WebSocket from 'ws';
import { createApp } from '../app.ts';
import { insertUser } from '../auth/users.ts';
import { readConfig, type ServerConfig } from '../config.ts';
import { createServices } from '../create-services.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../services.ts';
import { type Engine, emptyDb } from './engines.ts';

export const SITE = 'http://localhost:4400';
export const PASSWORD = 'correct horse battery';

export interface TestBed {
  readonly app: Hono;
  readonly db: Db;
  readonly services: Services;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** A new client, as a new browser would have. */
  readonly client: (options?: { readonly flowType?: 'implicit' | 'pkce'; readonly token?: string }) => SupabaseClient;
  /** A confirmed account, signed in. */
  readonly user: (name: string, flowType?: 'implicit' | 'pkce') => Promise<TestUser>;
  readonly lastMail: (to: string) => Promise<{ readonly body: string; readonly link: string; readonly code: string }>;
  /** Forgets all counted uses, for tests that are not about them. */
  readonly resetLimits: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly client: SupabaseClient;
  readonly token: () => Promise<string>;
}

export async function openTestBed(
  engine: Engine | Db,
  environment: Record<string, string> = {},
  changes: Partial<ServerConfig> = {},
): Promise<TestBed> {
  const db = typeof engine === 'string' ? await emptyDb(engine) : engine;
  const config = readConfig(
    { CRYPTAX_LOG: 'silent', CRYPTAX_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'), ...environment },
    { repoRoot: '/', webRoot: '/', version: '1.2.3' },
  );
  if (!config.ok) throw new Error(config.message);
  const services = await createServices({ ...config.value, ...changes }, db, () => undefined);
  const app = createApp(services);
  const request = async (path: string, init?: RequestInit) => app.request(`${SITE}${path}`, init);
  const fetchApp: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

  const client: TestBed['client'] = ({ flowType = 'implicit', token } = {}) =>
    createClient(`${SITE}/api`, PUBLIC_KEY, {
      auth: {
        flowType,
        autoRefreshToken: false,
        persistSession: true,
        storage: memoryStorage(),
        detectSessionInUrl: false,
      },
      global: { fetch: fetchApp },
      realtime: { transport: WebSocket as never },
      ...defined({ accessToken: token === undefined ? undefined : async () => token }),
    });
  const resetLimits = async () => void (await db.query('delete from auth.rate_limits'));

  return {
    app,
    db,
    services,
    request,
    client,
    resetLimits,
    lastMail: async (to) => {
      await services.background.idle();
      const { rows } = await db.query<{ body: string }>(
        'select body from auth.mail_outbox where recipient = $1 order by id desc limit 1',
        [to],
      );
      const body = rows[0]?.body ?? '';
      return { body, link: /http\S+/.exec(body)?.[0] ?? '', code: /Code: (\d{6})/.exec(body)?.[1] ?? '' };
    },
    user: async (name, flowType = 'implicit') => {
      await resetLimits();
      const email = `${name}@example.org`;
      sharedHash ??= hash(PASSWORD, CHEAP_HASH);
      const passwordHash = await sharedHash;
      await db.transaction((tx) =>
        insertUser(tx, { email, passwordHash, metadata: { name, plan: 'free' }, confirmed: true }),
      );
      const own = client({ flowType });
      const { data, error } = await own.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      const token = async () => (await own.auth.getSession()).data.session?.access_token ?? '';
      return { id: data.user.id, email, client: own, token };
    },
    close: async () => {
      await services.background.idle();
      await db.close();
    },
  };
}

/** Hashing is slow on purpose. A stored hash names its own cost, so accounts of tests are checked with a small one. */
const CHEAP_HASH = { algorithm: 2 satisfies Algorithm, memoryCost: 64, timeCost: 1, parallelism: 1 };
let sharedHash: Promise<string> | undefined;

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
