/** The connection breaks while a batch is on its way, at many bytes: nothing half is stored, and sending again completes it. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ENGINES)('cut connections on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('traveller');
    server = createServer(getRequestListener(bed.app.fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await bed.close();
  });

  const batch = JSON.stringify(
    Array.from({ length: 50 }, (_, index) => ({
      id: `e${index}`,
      date: '2024-01-01',
      type: 'buy',
      asset: 'BTC',
      amount: '1.5',
    })),
  );
  const requestText = async () =>
    [
      'POST /api/rest/v1/transactions HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Authorization: Bearer ${await user.token()}`,
      'Prefer: resolution=merge-duplicates',
      `Content-Length: ${batch.length}`,
      '',
      batch,
    ].join('\r\n');

  /** Sends the first bytes and hangs up, once they have left. */
  const sendPart = (text: string, bytes: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text.slice(0, bytes), () => socket.destroy()));
      socket.on('close', () => resolve());
    });
  const stored = async () => (await user.client.from('transactions').select('id')).data?.length;

  test('cut inside the request: nothing is stored', async () => {
    const text = await requestText();
    const head = text.indexOf('[');
    for (const at of [
      1,
      20,
      head - 5,
      head,
      head + 1,
      head + 77,
      head + Math.floor(batch.length / 2),
      text.length - 1,
    ]) {
      await sendPart(text, at);
    }
    expect(await stored()).toBe(0);
  });

  test('cut before the answer, and sent again: stored once', async () => {
    const text = await requestText();
    for (let index = 0; index < 3; index++) await sendPart(text, text.length);
    const answer = await fetch(`http://127.0.0.1:${port}/api/rest/v1/transactions`, {
      method: 'POST',
      body: batch,
      headers: { authorization: `Bearer ${await user.token()}`, prefer: 'resolution=merge-duplicates' },
    });
    expect(answer.ok).toBe(true);
    expect(await stored()).toBe(50);
  });
});
