/** What no client library sends: targets that do not parse, upgrades that are reset. None of it may end the process. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { openTestBed } from '../testing/test-bed.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance(await openTestBed('pglite'));
});
afterAll(() => instance.close());

const UPGRADE = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** Sends the text and gives the first line of the answer, or nothing when the server just closed. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect(instance.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += String(chunk);
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

/** Sends the text and resets the connection, as a closed tab may. */
function reset(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(instance.port, '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

test.each([
  ['//', '404'],
  ['/', '404'],
  ['*', '404'],
  ['http://[', '404'],
  ['/%', '404'],
  ['/api/realtime/v1/websocket?%', '101'],
  ['/api/realtime/v1/websocket/..', '404'],
])('an upgrade to %s is answered with %s', async (target, status) => {
  expect(await exchange(`GET ${target} HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`)).toContain(` ${status} `);
});

test('refused and accepted upgrades, half requests and whole ones may be reset at any moment', async () => {
  const foreign = 'Origin: https://evil.example\r\n';
  const requests = [
    `GET /nope HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`,
    `GET // HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`,
    `GET /api/realtime/v1/websocket HTTP/1.1\r\n${UPGRADE}${KEY}${foreign}\r\n`,
    `GET /api/realtime/v1/websocket HTTP/1.1\r\n${UPGRADE}\r\n`,
    `GET /api/realtime/v1/websocket HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`,
    `GET /api/realtime/v1/websocket HTTP/1.1\r\n${UPGRADE}${KEY}\r\n\xff\xff\xff\xff`,
    'GET /api/ready HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'POST /api/csp-report HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf',
    'GARBAGE\r\n\r\n',
    'CONNECT / HTTP/1.1\r\n\r\n',
  ];
  for (let round = 0; round < 5; round++) await Promise.all(requests.map(reset));
  expect(await exchange('GET /api/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain(' 200 ');
});

test('what is not HTTP gets a plain refusal', async () => {
  expect(await exchange('GARBAGE\r\n\r\n')).toContain(' 400 ');
  expect(await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`)).toContain(' 431 ');
});
