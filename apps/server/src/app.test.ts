import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBed, type TestBed } from './testing/test-bed.ts';

const folder = mkdtempSync(join(tmpdir(), 'cryptax-web-'));
const webRoot = join(folder, 'app');
mkdirSync(join(webRoot, 'assets'), { recursive: true });
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Cryptax</title>');
writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'not for the web');

let bed: TestBed;
beforeAll(async () => {
  bed = await openTestBed('postgres', {}, { webRoot });
});
afterAll(async () => {
  await bed.close();
  rmSync(folder, { recursive: true });
});
const app = { request: (path: string, init?: RequestInit) => bed.request(path, init) };

test('health answers with version and mode, and is never cached', async () => {
  const answer = await app.request('/api/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    devMode: false,
    plan: 'free',
    mail: 'outbox',
    backups: expect.stringMatching(/^(encrypted|operator)$/),
    payments: 'test',
    chainRelay: true,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown API path is a JSON 404, not the page', async () => {
  const answer = await app.request('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ code: 'not-found', message: 'No such API path.' });
});

test.each(['/', '/klaus-tax', '/exchange/kraken?year=2024', '/no-such-page'])('%s gets the page', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('<title>Cryptax</title>');
});

test('visitors of / get the landing page drawn in their language, others the plain page', async () => {
  for (const locale of ['de', 'en']) writeFileSync(join(webRoot, `landing.${locale}.html`), `<h1>${locale}</h1>`);
  const first = async (languages: string, path = '/') => {
    const answer = await app.request(path, { headers: { 'Accept-Language': languages } });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    return answer.text();
  };
  expect(await first('de-AT,de;q=0.9,en;q=0.8')).toBe('<h1>de</h1>');
  expect(await first('en-GB,de;q=0.5')).toBe('<h1>en</h1>');
  expect(await first('fr')).toBe('<h1>en</h1>');
  expect(await first('de', '/klaus-tax')).toContain('<title>Cryptax</title>');
  for (const locale of ['de', 'en']) rmSync(join(webRoot, `landing.${locale}.html`));
});

test('a server without the web app has no page, and that is no failure', async () => {
  renameSync(join(webRoot, 'index.html'), join(webRoot, 'away.html'));
  expect((await app.request('/klaus-tax')).status).toBe(404);
  expect((await app.request('/')).status).toBe(404);
  renameSync(join(webRoot, 'away.html'), join(webRoot, 'index.html'));
});

test('a file that the build has packed goes out packed to who can unpack it', async () => {
  const [text, packed] = ['export const packed = true;', gzipSync('export const packed = true;')];
  writeFileSync(join(webRoot, 'assets', 'packed-abc123.js'), text);
  writeFileSync(join(webRoot, 'assets', 'packed-abc123.js.gz'), packed);
  const ask = (encodings: string) =>
    app.request('/assets/packed-abc123.js', { headers: { 'Accept-Encoding': encodings } });
  const small = await ask('gzip, deflate, br, zstd');
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('content-type')).toContain('text/javascript');
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await small.arrayBuffer())).toEqual(packed);
  const smaller = brotliCompressSync(text);
  writeFileSync(join(webRoot, 'assets', 'packed-abc123.js.br'), smaller);
  const best = await ask('gzip, deflate, br, zstd');
  expect(best.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await best.arrayBuffer())).toEqual(smaller);
  expect((await ask('gzip')).headers.get('content-encoding')).toBe('gzip');
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
});

test('hashed files are cached for good, missing ones are not answered with the page', async () => {
  const found = await app.request('/assets/main-abc123.js');
  expect(found.status).toBe(200);
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await app.request('/assets/main-old.js')).status).toBe(404);
  // The address of a screen may end like the name of a file.
  const opened = await app.request('/exchange/bitcoin.de', { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect([opened.status, opened.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/html')]);
});

test('a hashed file is read from the disk once, and a part of it is still a part', async () => {
  const file = join(webRoot, 'assets', 'kept-abc123.js');
  const ask = (headers: Record<string, string> = {}) => app.request('/assets/kept-abc123.js', { headers });
  writeFileSync(file, 'export const kept = true;');
  const part = await ask({ Range: 'bytes=0-5' });
  expect([part.status, await part.text()]).toEqual([206, 'export']);
  expect(await (await ask()).text()).toBe('export const kept = true;');
  rmSync(file);
  const again = await ask();
  expect([again.headers.get('content-length'), again.headers.get('vary')]).toEqual(['25', 'Accept-Encoding']);
  expect(await again.text()).toBe('export const kept = true;');
  const head = await app.request('/assets/kept-abc123.js', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/../../secret.txt',
])('%s does not leave the web folder', async (path) => {
  expect(await (await app.request(path)).text()).not.toContain('not for the web');
});

test('every answer carries the security headers; scripts are never inline', async () => {
  for (const path of ['/', '/api/health', '/api/nothing', '/assets/main-abc123.js']) {
    const { headers } = await app.request(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain('report-to csp; report-uri /api/csp-report');
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
    // Named services only: a bare scheme would let a page send anything anywhere.
    expect(policy).toMatch(/connect-src 'self'( https:\/\/[a-z\d.-]+)+;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const behindTls = await app.request('/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(behindTls.headers.get('strict-transport-security')).toContain('max-age=');
});

test('browsers can tell what the policy blocked', async () => {
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } });
  const headers = { 'Content-Type': 'application/csp-report' };
  expect((await app.request('/api/csp-report', { method: 'POST', headers, body })).status).toBe(204);
  expect((await app.request('/api/csp-report')).status).toBe(404);
});
