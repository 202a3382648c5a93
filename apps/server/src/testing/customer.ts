/**
 * A user who uploads and buys while his server dies again and again, and who remembers what was confirmed to him. What got
 * no answer he sends again under the same ids, as the app does.
 */

import { PUBLIC_KEY, type QuickApiAnswer, SYNC_BATCH } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';

const PAGE = 1000;

export class Customer {
  readonly confirmed = new Set<string>();
  readonly paid: string[] = [];
  private readonly token: string;
  private batch = 0;
  private open: QuickApiAnswer | null = null;

  private constructor(token: string) {
    this.token = token;
  }

  static async signUp(address: string): Promise<Customer> {
    const account = { email: 'klaus@example.org', password: 'correct horse battery' };
    const { data } = await clientOf(address).auth.signUp(account);
    return new Customer(data.session?.access_token ?? '');
  }

  /** The next batch. Rejects when it was not confirmed. */
  async upload(address: string): Promise<void> {
    const ids = Array.from({ length: SYNC_BATCH }, (_, index) => `${this.batch}-${index}`);
    const rows = ids.map((id) => ({ id, date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '0.1' }));
    const { error } = await this.client(address).from('transactions').upsert(rows);
    if (error) throw new Error(error.message);
    for (const id of ids) this.confirmed.add(id);
    this.batch += 1;
  }

  /** Pays the open checkout, or the same one again when the answer never came. */
  async buy(address: string): Promise<void> {
    this.open ??= await this.startCheckout(address);
    const body = new URLSearchParams({ action: 'pay' });
    const page = `${address}${new URL(this.open.url).pathname}`;
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`checkout answered ${answer.status}`);
    this.paid.push(this.open.sessionId);
    this.open = null;
  }

  async storedIds(address: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (let from = 0; ; from += PAGE) {
      const rows = this.client(address).from('transactions').select('id').order('id');
      const { data } = await rows.range(from, from + PAGE - 1);
      found.push(...(data ?? []).map(({ id }) => String(id)));
      if ((data ?? []).length < PAGE) return found;
    }
  }

  async count(address: string, table: 'subscriptions' | 'invoices'): Promise<number> {
    const { data } = await this.client(address).from(table).select('id');
    return data?.length ?? 0;
  }

  private async startCheckout(address: string): Promise<QuickApiAnswer> {
    // What is subscribed to already is not sold again: cancel it, buy the next.
    const headers = { authorization: `Bearer ${this.token}` };
    await fetch(`${address}/api/account/subscription/cancel`, { method: 'POST', headers });
    const returns = { successUrl: `${address}/ok?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${address}/no` };
    const body = { plan: 'pro', billingCycle: 'yearly', ...returns };
    const { data, error } = await this.client(address).functions.invoke<QuickApiAnswer>('quick-api', { body });
    if (data === null) throw new Error(`no checkout: ${await reasonOf(error)}`);
    return data;
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

/** What the server said, or that it said nothing. */
async function reasonOf(error: unknown): Promise<string> {
  const { context } = error as { context?: unknown };
  return context instanceof Response ? `${context.status} ${await context.text()}` : String(error);
}
