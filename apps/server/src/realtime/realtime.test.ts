import { PUBLIC_KEY } from '@cryptax/api-contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { openPostgres } from '../db/postgres-db.ts';
import { ENGINES, freshPostgresUrl } from '../testing/engines.ts';
import { type Heard, type Instance, signedIn, startInstance, subscribe } from '../testing/instance.ts';
import { openTestBed } from '../testing/test-bed.ts';

/** A plain socket joined with the client's token: what the library would hide is seen here. */
async function watchSocket(
  { address }: Instance,
  client: SupabaseClient,
  heard: string[],
  onClose: (code: number) => void,
): Promise<void> {
  const token = (await client.auth.getSession()).data.session?.access_token;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/realtime/v1/websocket?vsn=2.0.0`);
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'transactions' }] };
  socket.on('open', () => {
    socket.send(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config, access_token: token }]));
  });
  socket.on('message', (data) => heard.push((JSON.parse(String(data)) as string[])[3] ?? ''));
  socket.on('close', onClose);
}

const subscribed = (heard: readonly string[]) => vi.waitFor(() => expect(heard).toContain('system'), 60_000);

const row = (id: string) => ({
  id,
  date: '2024-01-01T00:00:00Z',
  type: 'buy',
  asset: 'BTC',
  amount: '0.123456789012345678',
});

describe.each(ENGINES)('realtime on %s', (engine) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance(await openTestBed(engine));
  });
  afterAll(() => instance.close());

  test('the owner hears of his changes, exact; a stranger hears nothing; many become one', async () => {
    const [anna, ben] = [await signedIn(instance, 'anna'), await signedIn(instance, 'ben')];
    const annas: Heard[] = [];
    const bens: Heard[] = [];
    let next: () => void = () => undefined;
    const heardOne = () => new Promise<void>((resolve) => (next = resolve));
    const first = await subscribe(anna, (change) => {
      annas.push(change);
      next();
    });
    expect(first.status).toBe('SUBSCRIBED');
    expect((await subscribe(ben, (change) => bens.push(change))).status).toBe('SUBSCRIBED');

    let arrived = heardOne();
    await anna.from('transactions').insert(row('one'));
    await arrived;
    expect(annas[0]).toMatchObject({
      eventType: 'INSERT',
      table: 'transactions',
      new: { id: 'one', amount: '0.123456789012345678', seq: 1 },
    });
    arrived = heardOne();
    await anna.from('transactions').insert(Array.from({ length: 50 }, (_, index) => row(`many${index}`)));
    await arrived;
    arrived = heardOne();
    await anna.from('transactions').delete().eq('id', 'one');
    await arrived;
    expect(annas.map(({ eventType, new: record, old }) => [eventType, record.id ?? old.id])).toEqual([
      ['INSERT', 'one'],
      ['INSERT', 'many49'],
      ['DELETE', 'one'],
    ]);
    expect(bens).toEqual([]);
    await Promise.all([anna.removeAllChannels(), ben.removeAllChannels()]);
  });

  test.each([
    ['signed out', (client: SupabaseClient) => client.auth.signOut({ scope: 'others' })],
    [
      'ended by a new password',
      (client: SupabaseClient) => client.auth.updateUser({ password: 'another good password' }),
    ],
  ])('a session that was %s hears nothing more, and its socket closes', async (how, end) => {
    const name = how.replaceAll(' ', '-');
    const [away, here] = [await signedIn(instance, name), await signedIn(instance, name)];
    const heardAway: string[] = [];
    const closed = new Promise<number>((resolve) => void watchSocket(instance, away, heardAway, resolve));
    await subscribed(heardAway);
    const heard = new Promise<void>(
      (resolve) =>
        void subscribe(here, () => resolve())
          .then(() => end(here))
          .then(async () => {
            await here.from('transactions').insert(row('after'));
          }),
    );
    await heard;
    expect(await closed).toBe(1008);
    expect(heardAway.filter((event) => event === 'postgres_changes')).toEqual([]);
    expect(heardAway).toContain('phx_close');
    await here.removeAllChannels();
  });

  test('anonymous callers and foreign pages are refused', async () => {
    const anonymous = createClient(`${instance.address}/api`, PUBLIC_KEY, {
      realtime: { transport: WebSocket as never },
    });
    expect((await subscribe(anonymous, () => undefined)).status).toBe('CHANNEL_ERROR');
    await anonymous.removeAllChannels();
    const refused = (path: string, origin?: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(
          `${instance.address.replace('http', 'ws')}${path}`,
          origin === undefined ? {} : { origin },
        );
        socket.on('error', (error) => resolve(error.message));
        socket.on('open', () => resolve('open'));
      });
    expect(await refused('/api/realtime/v1/websocket', 'https://evil.example')).toContain('403');
    expect(await refused('/api/other')).toContain('404');
  });

  test('a message that is none ends the socket, not the server', async () => {
    const closed = await new Promise<number>((resolve) => {
      const socket = new WebSocket(`${instance.address.replace('http', 'ws')}/api/realtime/v1/websocket?vsn=2.0.0`);
      socket.on('open', () => socket.send('{{{'));
      socket.on('close', (code) => resolve(code));
    });
    expect(closed).toBe(1003);
    expect((await fetch(`${instance.address}/api/ready`)).status).toBe(200);
  });
});

test('two instances on one database: a change made at one is heard at the other, limits count together', async () => {
  const url = await freshPostgresUrl();
  const open = async () => openTestBed(await openPostgres({ url, statementTimeoutMs: 10_000, connections: 5 }));
  const [one, two] = [await startInstance(await open()), await startInstance(await open())];
  const [here, there] = [await signedIn(one, 'carl'), await signedIn(two, 'carl')];
  const heard = new Promise<Heard>(
    (resolve) => void subscribe(there, resolve).then(() => here.from('transactions').insert(row('x'))),
  );
  expect((await heard).new).toMatchObject({ id: 'x' });
  expect((await there.from('transactions').select('id')).data).toEqual([{ id: 'x' }]);
  const token = (await here.auth.getSession()).data.session?.access_token ?? '';
  expect((await there.auth.getUser(token)).error).toBeNull();

  // Signed out at one instance, silent at the other.
  const far = await signedIn(two, 'carl');
  const heardFar: string[] = [];
  const closed = new Promise<number>((resolve) => void watchSocket(two, far, heardFar, resolve));
  await subscribed(heardFar);
  await here.auth.signOut({ scope: 'others' });
  await here.from('transactions').insert(row('y'));
  expect(await closed).toBe(1008);
  expect(heardFar).not.toContain('postgres_changes');

  await one.bed.resetLimits();
  const guess = (client: SupabaseClient) =>
    client.auth.signInWithPassword({ email: 'carl@example.org', password: 'wrong password' });
  for (let index = 0; index < 10; index++) {
    await guess(here);
    await guess(there);
  }
  expect((await guess(here)).error?.status).toBe(429);
  expect((await guess(there)).error?.status).toBe(429);
  await Promise.all([here.removeAllChannels(), there.removeAllChannels()]);
  await one.close();
  await two.close();
});
