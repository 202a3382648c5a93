import { systemClock } from '@cryptax/http';
import { expect, test } from 'vitest';
import { connectionErrorText } from '../parts/connection-error-text.ts';
import { createRelay } from './relay.ts';

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy without a server', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
])('%s is reported as a server that cannot be reached', async (_, fetch) => {
  const relay = createRelay({ fetch, clock: systemClock });
  const answer = await relay.check('kraken', { apiKey: 'k', secret: 's' });
  expect(answer).toEqual({ ok: false, error: { code: 'connection.no-relay' } });
  if (!answer.ok) expect(connectionErrorText(answer.error, 'de')).toMatch(/Server ist nicht erreichbar/);
});
