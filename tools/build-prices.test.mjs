/** The tool as it is called: files in, pack out, the same bytes each time. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPrices } from './build-prices.mjs';
import { repoRoot } from './bundle.mjs';

const rates = join(repoRoot, 'packages', 'prices', 'data', 'ecb');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cryptax-prices-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const build = (out, inputs, more = {}) =>
  buildPrices({ out: join(folder, out), name: 'test', source: 'me', licence: 'none', rates, inputs, ...more });
const filesOf = (name) =>
  readdirSync(join(folder, name)).map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]);

test('mixed archives become one pack of euro closes, byte for byte the same', async () => {
  /** 1704153600 = 2024-01-02; ECB rate of that day: 1.0956 dollars per euro, so 10956 dollars are 10000 euro. */
  const inputs = [
    put('prices.csv', 'date,symbol,close,currency\n2024-01-02,ETH,2100.5,EUR\n2024-01-02,OLD,5,EUR\n'),
    put('XBTUSD_1440.csv', '1704153600,1,1,1,10956,1,1\n'),
    put('SOLEUR-1d-2024-01.csv', '1704153600000,1,1,1,99.75,1,1704239999999,1,1,1,1,0\n'),
  ];
  const first = await build('a', inputs, { assets: 'BTC,ETH,SOL' });
  expect(first).toMatchObject({ series: 3, points: 3 });
  expect(await build('b', inputs, { assets: 'BTC,ETH,SOL' })).toEqual(first);
  expect(filesOf('a')).toEqual(filesOf('b'));
  expect(Object.fromEntries(filesOf('a'))['btc.txt']).toBe(
    'cryptax-series 1\nid BTC\nquote EUR\nscale 0\npoints 1\n\n2024-01-02 10000\n',
  );
});

test('a pack is extended by later files, and files of an older build disappear', async () => {
  await build('c', [put('one.csv', 'date,symbol,close,currency\n2024-01-02,ETH,1,EUR\n2024-01-02,XRP,1,EUR\n')]);
  const more = put('two.csv', 'date,symbol,close,currency\n2024-01-02,ETH,2,EUR\n2024-01-03,ETH,3,EUR\n');
  await build('c', [join(folder, 'c'), more], { assets: 'ETH' });
  const files = Object.fromEntries(filesOf('c'));
  expect(Object.keys(files).sort()).toEqual(['eth.txt', 'pack.index']);
  expect(files['eth.txt']).toContain('\n2024-01-02 2 1\n');
});

test('the ECB history becomes a pack of rates', async () => {
  const ecb = put(
    'eurofxref-hist.csv',
    'Date,USD,JPY,HRK,\n2026-08-21,1.1699,185.66,N/A,\n2026-08-20,1.1681,185.45,N/A,\n',
  );
  expect(await build('d', [ecb])).toMatchObject({ series: 2, points: 4 });
  expect(Object.fromEntries(filesOf('d'))['usd.txt']).toContain('\n2026-08-20 11681 18\n');
});

test.each([
  ['date,symbol,close,currency\n2024-01-02,ETH,x,EUR\n', {}, /line 2: price-file.bad-price/],
  ['date,symbol,close,currency\n2024-01-02,ETH,1,EUR\n', { assets: 'BTC' }, /No closes in the input for BTC/],
  ['date,symbol,close,currency\n', {}, /holds no series/],
])('refuses %j', async (text, more, message) => {
  await expect(build('e', [put('bad.csv', text)], more)).rejects.toThrow(message);
});

test('the bundled packs are what this tool makes of them', async () => {
  for (const [name, about] of [
    [
      'ecb',
      {
        source: 'Europäische Zentralbank (EZB), Euro-Referenzkurse',
        licence: 'free reuse with the source named and the figures unchanged',
      },
    ],
    ['daily', { source: 'github.com/fawazahmed0/exchange-api', licence: 'CC0-1.0' }],
  ]) {
    const shipped = join(repoRoot, 'packages', 'prices', 'data', name);
    await build(name, [shipped], { name, ...about });
    for (const [file, text] of filesOf(name)) expect(text).toBe(readFileSync(join(shipped, file), 'utf8'));
  }
});
