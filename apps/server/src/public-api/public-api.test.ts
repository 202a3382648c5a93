import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ENGINES)('public API on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());

  const owner = async (
    name: string,
    plan: string,
    scopes: readonly string[],
  ): Promise<{ user: TestUser; key: string; id: string }> => {
    const user = await bed.user(name);
    await bed.db.query('insert into public.entitlements (user_id, plan) values ($1::text::uuid, $2)', [user.id, plan]);
    const headers = { authorization: `Bearer ${await user.token()}` };
    const answer = await bed.request('/api/account/api-keys', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'k', scopes }),
    });
    return { user, ...((await answer.json()) as { key: string; id: string }) };
  };
  const get = (path: string, key: string) =>
    bed.request(`/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
  const ALL = ['transactions:read', 'holdings:read', 'tax:read', 'reports:read'];

  test('transactions in pages, exact; only one`s own', async () => {
    const { user, key } = await owner('api1', 'pro', ALL);
    const { user: other } = await owner('api2', 'pro', ALL);
    const row = (id: string) => ({
      id,
      date: '2024-01-01T00:00:00Z',
      type: 'buy',
      asset: 'BTC',
      amount: '0.123456789012345678',
    });
    await user.client.from('transactions').insert(['a', 'b', 'c'].map(row));
    await user.client.from('transactions').insert({ ...row('statement:1'), type: 'statement' });
    await other.client.from('transactions').insert(row('foreign'));
    const first = (await (await get('/transactions?limit=2', key)).json()) as {
      transactions: { id: string }[];
      next: string;
    };
    expect(first.transactions).toMatchObject([
      { id: 'a', amount: '0.123456789012345678', encrypted: false },
      { id: 'b' },
    ]);
    const second = (await (await get(`/transactions?limit=2&after=${first.next}`, key)).json()) as unknown;
    expect(second).toMatchObject({ transactions: [{ id: 'c' }], next: null });
    expect(await (await get('/transactions?asset=ETH', key)).json()).toEqual({ transactions: [], next: null });
    expect((await get('/transactions?limit=0', key)).status).toBe(400);
    expect((await get("/transactions?after=1' or 1=1", key)).status).toBe(400);
  });

  test('holdings, tax year, reports and their files', async () => {
    const { user, key } = await owner('api3', 'premium', ALL);
    await user.client.from('portfolio').insert({ asset: 'BTC', total_amount: '1.50', avg_buy_price: '30000.10' });
    const report = {
      year: 2024,
      title: 'Report',
      method: 'FIFO',
      data: { gain: '897.50' },
      media_type: 'text/html',
      content: '<b>hi</b>',
    };
    await user.client.from('tax_reports').insert(report);
    expect(await (await get('/holdings', key)).json()).toMatchObject({
      holdings: [{ asset: 'BTC', amount: '1.50', averageCost: '30000.10' }],
    });
    expect(await (await get('/tax-years/2024', key)).json()).toMatchObject({
      year: 2024,
      method: 'FIFO',
      figures: { gain: '897.50' },
    });
    expect((await get('/tax-years/2023', key)).status).toBe(404);
    const { reports } = (await (await get('/reports', key)).json()) as { reports: { id: string }[] };
    const file = await get(`/reports/${reports[0]?.id}/file`, key);
    expect(await file.text()).toBe('<b>hi</b>');
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="cryptax-2024.txt"');
    const { key: foreign } = await owner('api4', 'premium', ALL);
    expect((await get(`/reports/${reports[0]?.id}/file`, foreign)).status).toBe(404);
  });

  test('files of a sealed report come back byte for byte, each with its type and name', async () => {
    const { user, key } = await owner('api7', 'premium', ALL);
    // A PDF and a ZIP begin with bytes that are no text.
    const pdf = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0xe2, 0xe3, 0x00, 0xff]);
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const encoded = Buffer.from(pdf).toString('base64');
    const rows = [
      { year: 2023, title: 'CTX-2023-A a.pdf', media_type: 'application/pdf', content: `data:;base64,${encoded}` },
      { year: 2023, title: 'CTX-2023-A b.xlsx', media_type: sheet, content: `data:${sheet};base64,${encoded}` },
      { year: 2023, title: 'CTX-2023-A c.csv', media_type: 'text/csv', content: 'Größe;1,5' },
      { year: 2023, title: 'CTX-2023-A d.xml', media_type: 'application/xml', content: '<a/>' },
    ];
    for (const row of rows) expect((await user.client.from('tax_reports').insert(row)).error).toBeNull();
    const { reports } = (await (await get('/reports', key)).json()) as { reports: { id: string; title: string }[] };
    const fileOf = async (end: string) => {
      const answer = await get(`/reports/${reports.find(({ title }) => title.endsWith(end))?.id}/file`, key);
      const { headers } = answer;
      return {
        bytes: new Uint8Array(await answer.arrayBuffer()),
        head: [headers.get('content-type'), headers.get('content-disposition'), headers.get('x-content-type-options')],
      };
    };
    const headOf = (type: string, end: string) => [type, `attachment; filename="cryptax-2023.${end}"`, 'nosniff'];
    expect(await fileOf('.pdf')).toEqual({ bytes: pdf, head: headOf('application/pdf', 'pdf') });
    expect(await fileOf('.xlsx')).toEqual({ bytes: pdf, head: headOf(sheet, 'xlsx') });
    const csv = await fileOf('.csv');
    expect([new TextDecoder().decode(csv.bytes), csv.head]).toEqual([
      'Größe;1,5',
      headOf('text/csv; charset=utf-8', 'csv'),
    ]);
    expect((await fileOf('.xml')).head).toEqual(headOf('application/xml', 'xml'));
    // Files have no figures of their own.
    expect((await get('/tax-years/2023', key)).status).toBe(404);
  });

  test('no key, wrong key, revoked key, missing scope, free plan', async () => {
    const { user, key, id } = await owner('api5', 'pro', ['tax:read']);
    expect((await bed.request('/api/v1/holdings')).status).toBe(401);
    expect((await get('/holdings', 'cryptax_wrong')).status).toBe(401);
    expect((await get('/holdings', await user.token())).status).toBe(401);
    expect((await get('/holdings', key)).status).toBe(403);
    expect((await get('/tax-years/2024', key)).status).toBe(404);
    await bed.db.query("update public.entitlements set plan = 'free' where user_id = $1::text::uuid", [user.id]);
    expect((await get('/tax-years/2024', key)).status).toBe(402);
    const headers = { authorization: `Bearer ${await user.token()}` };
    await bed.request(`/api/account/api-keys/${id}`, { method: 'DELETE', headers });
    expect((await get('/tax-years/2024', key)).status).toBe(401);
  });

  test('a hundred calls a day for premium, also at the same moment; the headers say what is left', async () => {
    const { user, key } = await owner('api6', 'premium', ALL);
    const first = await get('/holdings', key);
    expect([first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual(['100', '99']);
    await bed.db.query('update public.api_usage set calls = 95 where user_id = $1::text::uuid', [user.id]);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => get('/holdings', key)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const over = await get('/holdings', key);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    await bed.db.query('update public.api_usage set day = day - 1 where user_id = $1::text::uuid', [user.id]);
    expect((await get('/holdings', key)).status).toBe(200);
  });

  test('the document and its page name every path', async () => {
    const document = (await (await bed.request('/api/v1/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe('3.1.0');
    const paths = Object.keys(document.paths);
    expect(paths).toEqual(['/transactions', '/holdings', '/tax-years/{year}', '/reports', '/reports/{id}/file']);
    const file = document.paths['/reports/{id}/file'] as { get: { responses: { 200: { content: object } } } };
    expect(Object.keys(file.get.responses[200].content)).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
      'application/xml',
      'application/json',
      'text/plain',
    ]);
    const page = await (await bed.request('/api/v1')).text();
    for (const path of paths) expect(page).toContain(`/api/v1${path}`);
    expect(page).not.toContain('<script');
  });
});
