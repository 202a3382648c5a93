/**
 * The account's list of connections: which exchange, what it is called, when it was last synced. Never a key, never a place in
 * a history. Only for who is signed in; without an account nothing leaves this browser.
 */
import { session } from '../../../platform/session/session.ts';
import type { ConnectionView } from '../connection-types.ts';

export type CloudAnswer = 'kept' | 'limit' | 'away' | 'signed-out';

export async function tellCloud(connection: ConnectionView, status: 'connected' | 'failed'): Promise<CloudAnswer> {
  if (session.get().kind === 'signed-out') return 'signed-out';
  const { accountClient } = await import('../../account/client.ts');
  const { id, exchange, label, lastSync } = connection;
  const row = { id, exchange, label, status, last_sync: lastSync?.at ?? null };
  const { error, status: code } = await accountClient()
    .from('exchange_connections')
    .upsert(row, { onConflict: 'user_id,id' });
  if (error === null) return 'kept';
  return code === 402 ? 'limit' : 'away';
}

export async function forgetInCloud(id: string): Promise<void> {
  if (session.get().kind === 'signed-out') return;
  const { accountClient } = await import('../../account/client.ts');
  await accountClient().from('exchange_connections').delete().eq('id', id);
}
