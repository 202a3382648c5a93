/**
 * A user of `npm run season`, whose devices write at the same time through whatever servers there are and may listen. He remembers what was confirmed to him. What got no answer is sent again under the same ids, as the app
 * does, until it is confirmed.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { PUBLIC_KEY, SYNC_BATCH } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';

const PAGE = 1000;
const RETRY_MS = 100;

export interface StoredRow {
  readonly id: string;
  readonly device: string;
  readonly seq: number;
}

export class LoadUser {
  readonly confirmed = new Set<string>();
  /** Batches that were sent at all, by their name. */
  readonly sent = new Set<string>();
  /** Answers other than success, by status; 0 is no answer at all. */
  readonly refusals = new Map<number, number>();
  private readonly name: string;
  private readonly token: string;
  private readonly listening: SupabaseClient[] = [];
  private isStopped = false;
  private batches = 0;

  private constructor(name: string, token: string) {
    this.name = name;
    this.token = token;
  }

  static async signUp(address: string, name: string): Promise<LoadUser> {
    const account = { email: `${name}@example.org`, password: 'correct horse battery' };
    const { data, error } = await clientOf(address).auth.signUp(account);
    if (error) throw error;
    return new LoadUser(name, data.session?.access_token ?? '');
  }

  /** One device writes batch after batch until `stop`. @param address where the server is at the moment */
  async write(device: string, address: () => string): Promise<void> {
    while (!this.isStopped) {
      const batch = `${this.name}-${device}-${this.batches++}`;
      await this.sendUntilConfirmed(address, batch, device);
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  async sendUntilConfirmed(address: () => string, batch: string, device: string): Promise<void> {
    const ids = Array.from({ length: SYNC_BATCH }, (_, index) => `${batch}-${index}`);
    const rows = ids.map((id) => ({ id, date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '0.1', device }));
    this.sent.add(batch);
    for (;;) {
      const { error, status } = await this.client(address()).from('transactions').upsert(rows);
      if (error === null) break;
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
      await pause(RETRY_MS);
    }
    for (const id of ids) this.confirmed.add(id);
  }

  /** Hears of changes over a socket, which reconnects by itself as in the app. @returns the ids it hears of */
  listen(address: string): ReadonlySet<string> {
    const heard = new Set<string>();
    const client = this.client(address);
    this.listening.push(client);
    client
      .channel('season')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'transactions' }, (change) => {
        const { id } = change.new as { readonly id?: string };
        if (id !== undefined) heard.add(id);
      })
      .subscribe();
    return heard;
  }

  async stopListening(): Promise<void> {
    for (const client of this.listening) {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    }
  }

  async stored(address: string): Promise<readonly StoredRow[]> {
    const found: StoredRow[] = [];
    for (;;) {
      const after = found.at(-1)?.seq ?? -1;
      const rows = this.client(address).from('transactions').select('id,device,seq').gt('seq', after).order('seq');
      const { data, error } = await rows.limit(PAGE);
      if (error) throw new Error(error.message);
      found.push(...(data as StoredRow[]));
      if (data.length < PAGE) return found;
    }
  }

  private client(address: string): SupabaseClient {
    return clientOf(address, this.token);
  }
}

function clientOf(address: string, token?: string): SupabaseClient {
  return createClient(`${address}/api`, PUBLIC_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    ...defined({ accessToken: token === undefined ? undefined : async () => token }),
  });
}
