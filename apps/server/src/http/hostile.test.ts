/** Hostile input, case by case: each is refused with its status, and the data are untouched afterwards. */
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, SITE, type TestBed, type TestUser } from '../testing/test-bed.ts';

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table public.transactions; --",
  '1) or (select 1 from auth.users) is not null --',
  '$1',
  "\\'; select pg_sleep(60); --",
  '") or 1=1 --',
  '{"$gt":""}',
  'x\u0000y',
];

describe.each(ENGINES)('hostile input on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  let headers: Record<string, string>;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('target');
    headers = { authorization: `Bearer ${await user.token()}` };
    const row = { id: 'kept', date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '1' };
    expect((await user.client.from('transactions').insert(row)).error).toBeNull();
  });
  afterAll(async () => {
    const { data } = await user.client.from('transactions').select('id');
    expect(data).toEqual([{ id: 'kept' }]);
    await bed.close();
  });

  const rest = (query: string, init: RequestInit = {}) =>
    bed.request(`/api/rest/v1/${query}`, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });

  test.each(INJECTIONS)('%j in every position of a data request', async (attack) => {
    const text = encodeURIComponent(attack);
    const refused = [
      `transactions?select=${text}`,
      `transactions?order=${text}`,
      `transactions?order=id.${text}`,
      `transactions?limit=${text}`,
      `transactions?offset=${text}`,
      `transactions?${text}=eq.1`,
      `transactions?id=${text}`,
      `transactions?id=${text}.x`,
      `transactions?id=is.${text}`,
      `transactions?date=gt.${text}`,
      `transactions?amount=lt.${text}`,
      `transactions?or=${text}`,
      `transactions?or=(${text})`,
      `transactions?select=id::${text}`,
      `transactions?select=${text}:id`,
    ];
    for (const query of refused) {
      const answer = await rest(query);
      expect([400, 404], `${query}: ${answer.status} ${await answer.text()}`).toContain(answer.status);
    }
    for (const query of [
      `transactions?asset=eq.${text}`,
      `transactions?asset=in.("${text}")`,
      `transactions?asset=like.${text}`,
    ]) {
      const answer = await rest(query);
      expect([200, 400], query).toContain(answer.status);
      if (answer.ok) expect(await answer.text()).toBe('[]');
    }
    expect((await rest(`${text}?select=id`)).status).toBe(404);
    const writes: [string, RequestInit][] = [
      [
        `transactions?on_conflict=${text}`,
        { method: 'POST', body: '{"id":"x"}', headers: { prefer: 'resolution=merge-duplicates' } },
      ],
      [`transactions?columns=${text}`, { method: 'POST', body: '[{"id":"x"}]' }],
      ['transactions', { method: 'POST', body: JSON.stringify({ [attack]: 1 }) }],
      ['transactions?id=eq.kept', { method: 'PATCH', body: JSON.stringify({ [attack]: 1 }) }],
      ['transactions?id=eq.kept', { method: 'PATCH', body: JSON.stringify({ amount: attack }) }],
    ];
    for (const [query, init] of writes) {
      const answer = await rest(query, init);
      expect([400, 404], `${query}: ${await answer.text()}`).toContain(answer.status);
    }
  });

  test('large, deep, broken and odd bodies', async () => {
    const post = (body: string) => rest('transactions', { method: 'POST', body });
    expect((await post(`[${'"x",'.repeat(2_500_000)}"x"]`)).status).toBe(413);
    expect((await post('['.repeat(100_000))).status).toBe(400);
    expect((await post(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)).status).toBe(400);
    for (const body of ['{', 'null', '1', '"text"', '[1]', '[null]', '{"amount":"NaN"}', '{"amount":1e400}']) {
      expect((await post(body)).status, body).toBe(400);
    }
    const rows = Array.from({ length: 1001 }, (_, index) => ({ id: String(index) }));
    expect((await post(JSON.stringify(rows))).status).toBe(400);
    const large = await bed.request('/api/auth/v1/signup', {
      method: 'POST',
      body: `{"email":"${'x'.repeat(1_100_000)}"}`,
    });
    expect(large.status).toBe(413);
  });

  test('texts that no column can hold are refused wherever they end up', async () => {
    const send = async (method: string, path: string, body: object) => {
      const json = { ...headers, 'content-type': 'application/json' };
      return (await bed.request(`/api/${path}`, { method, headers: json, body: JSON.stringify(body) })).status;
    };
    for (const text of ['a\u0000b', '\ud800']) {
      expect(await send('PUT', 'auth/v1/user', { data: { note: text } })).toBe(400);
      expect(await send('PUT', 'auth/v1/user', { data: { [text]: 1 } })).toBe(400);
      expect(await send('POST', 'auth/v1/token?grant_type=refresh_token', { refresh_token: text })).toBe(400);
      // Half a character becomes a question mark on its way to a text, and no checkout has that name.
      expect([400, 404]).toContain(await send('POST', 'functions/v1/verify-payment', { sessionId: text }));
    }
  });

  test('one row twice in an upsert is a mistake of the caller', async () => {
    const answer = await rest('profiles', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'resolution=merge-duplicates' },
      body: JSON.stringify([{ name: 'one' }, { name: 'two' }]),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, '21000']);
  });

  test('an announced size does not matter, the real one does', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(32)),
    });
    const request = new Request(`${SITE}/api/rest/v1/transactions`, {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit);
    expect((await bed.app.fetch(request)).status).toBe(413);
  });

  test('bad tokens: none, broken, unsigned, wrong algorithm, foreign key, expired, changed', async () => {
    const token = await user.token();
    const [head = '', body = '', signature = ''] = token.split('.');
    const { keys } = (await (await bed.request('/api/auth/v1/.well-known/jwks.json')).json()) as {
      keys: { kid: string }[];
    };
    const kid = keys[0]?.kid ?? '';
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const foreign = await generateKeyPair('ES256');
    const publicJwk = JSON.stringify(keys[0]);
    const own = await bed.services.keys.current();
    const bad: Record<string, string> = {
      broken: 'a.b.c',
      'one part': 'abc',
      unsigned: new UnsecuredJWT(claims).encode(),
      'public key as a secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(Buffer.from(publicJwk)),
      'foreign key': await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign.privateKey),
      'own key in the header': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(foreign.publicKey) })
        .sign(foreign.privateKey),
      expired: await new SignJWT({ ...claims, exp: 1_600_000_000 })
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(own.privateKey),
      'another audience': await new SignJWT({ ...claims, aud: 'other' })
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(own.privateKey),
      'a greater role': await new SignJWT({ ...claims, role: 'service_role' })
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(own.privateKey),
      changed: `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })).toString('base64url')}.${signature}`,
      'cut signature': `${head}.${body}.`,
    };
    for (const [name, value] of Object.entries(bad)) {
      const authorization = { authorization: `Bearer ${value}` };
      const data = await bed.request('/api/rest/v1/transactions?select=id', { headers: authorization });
      expect(data.status, name).toBe(401);
      expect((await data.json()) as unknown, name).toMatchObject({ code: 'PGRST301' });
      expect((await bed.request('/api/auth/v1/user', { headers: authorization })).status, name).toBe(403);
      expect((await bed.request('/api/account', { headers: authorization })).status, name).toBe(403);
    }
    expect((await bed.request('/api/auth/v1/user')).status).toBe(401);
    expect((await bed.request('/api/account')).status).toBe(401);
  });

  test('pages of other origins get no answer', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:9999',
      'http://localhost.evil.example:4400',
    ]) {
      const answer = await rest('transactions?select=id', { headers: { origin } });
      expect(answer.status, origin).toBe(403);
      expect(answer.headers.get('access-control-allow-origin'), origin).toBeNull();
    }
    const own = await rest('transactions?select=id', { headers: { origin: SITE } });
    expect(own.headers.get('access-control-allow-origin')).toBe(SITE);
    const preflight = await bed.request('/api/rest/v1/transactions', {
      method: 'OPTIONS',
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
  });

  test('paths that try to leave, other schemas, other tables', async () => {
    const paths = [
      'auth.users',
      'users',
      'checkouts',
      'payment_events',
      'server_settings',
      'pg_catalog.pg_class',
      '..%2fauth%2fv1',
      '%2e%2e',
      'transactions%00',
      '__proto__',
      'constructor',
    ];
    for (const path of paths) expect((await rest(path)).status, path).toBe(404);
    expect((await rest('transactions', { headers: { 'accept-profile': 'auth' } })).status).toBe(406);
    expect((await rest('rpc/plan_of', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await rest('transactions?select=id,auth.users(*)')).status).toBe(400);
    expect((await rest('transactions?__proto__=eq.1')).status).toBe(400);
  });

  test('return addresses outside the site are not used', async () => {
    await bed.resetLimits();
    await user.client.auth.resetPasswordForEmail(user.email, { redirectTo: 'https://evil.example/steal' });
    expect((await bed.lastMail(user.email)).link).toContain(encodeURIComponent(SITE));
    const { link } = await bed.lastMail(user.email);
    const forged = link.replace(/redirect_to=[^&]*/, `redirect_to=${encodeURIComponent('https://evil.example')}`);
    const answer = await bed.request(forged.replace(SITE, ''), { headers: { host: 'evil.example' } });
    expect(new URL(answer.headers.get('location') ?? '').hostname).toBe('localhost');
    const body = {
      plan: 'pro',
      billingCycle: 'yearly',
      successUrl: 'https://evil.example/{CHECKOUT_SESSION_ID}',
      cancelUrl: `${SITE}/pricing`,
    };
    const { error } = await user.client.functions.invoke('quick-api', { body });
    expect(await (error as { context: Response }).context.json()).toMatchObject({ code: 'bad_return_address' });
  });
});
