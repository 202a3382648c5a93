/** A test bed that listens on a port, with its sockets: what a client library or a raw connection can talk to. */
import type { AddressInfo } from 'node:net';
import { PUBLIC_KEY } from '@cryptax/api-contract';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { createHttpServer } from '../listen.ts';
import { openRealtime } from '../realtime/realtime.ts';
import { PASSWORD, type TestBed } from './test-bed.ts';

export interface Instance {
  readonly bed: TestBed;
  readonly address: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function startInstance(bed: TestBed): Promise<Instance> {
  const realtime = await openRealtime(bed.services);
  const server = createHttpServer(bed.app);
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bed,
    port,
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      await realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await bed.close();
    },
  };
}

export async function signedIn({ address, bed }: Instance, name: string): Promise<SupabaseClient> {
  await bed.user(name).catch(() => undefined);
  const client = createClient(`${address}/api`, PUBLIC_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never, params: { eventsPerSecond: 10 } },
  });
  const { error } = await client.auth.signInWithPassword({ email: `${name}@example.org`, password: PASSWORD });
  if (error) throw error;
  return client;
}

export type Heard = { eventType: string; table: string; new: Record<string, unknown>; old: Record<string, unknown> };

/** Subscribes and waits until the server has agreed. */
export function subscribe(
  client: SupabaseClient,
  heard: (change: Heard) => void,
): Promise<{ status: string; channel: RealtimeChannel }> {
  return new Promise((resolve) => {
    const channel = client
      .channel('changes')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'transactions' }, (change) =>
        heard(change as unknown as Heard),
      );
    channel.subscribe((status) => resolve({ status, channel }));
  });
}
