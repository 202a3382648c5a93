import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { dec } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { readPriceFile } from '../pack/price-file.ts';
import { loadRates } from '../rates/load-rates.ts';
import { bundledPrices, bundledRatesPack, unwrap } from '../testing/bundled.ts';
import { day } from '../testing/days.ts';
import { fetchEcbUpdate } from './ecb-update.ts';
import { manualSource, packSource, userFileSource } from './local-sources.ts';

const on = [day('2024-03-01')];

test('a pack answers by symbol or alias, and with nothing for what it does not have', async () => {
  const source = packSource(await bundledPrices());
  const answers = await source.closes(['BTC', 'XBT', 'NOSUCHCOIN'].map((asset) => ({ asset, days: on })));
  expect(source).toMatchObject({ id: 'daily', rank: 'bundled' });
  expect(answers.map(({ asset, series }) => [asset, series[0]?.id])).toEqual([
    ['BTC', 'BTC'],
    ['XBT', 'BTC'],
    ['NOSUCHCOIN', undefined],
  ]);
});

test('the user’s file may have one asset in two currencies', async () => {
  const { value } = readPriceFile('date,symbol,close,currency\n2024-03-01,A,1,EUR\n2024-03-02,A,2,USD\n', 'mine.csv');
  const source = userFileSource(value, 'mine.csv');
  const [answer] = await source.closes([{ asset: 'A', days: on }]);
  expect(source).toMatchObject({ id: 'mine.csv', rank: 'user-file' });
  expect(answer?.series.map(({ quote }) => quote)).toEqual(['EUR', 'USD']);
});

test('a coin of the user’s file may be written in small letters or by an alias; its own name comes first', async () => {
  const text =
    'date,symbol,close,currency\n2024-03-01,zzz,1,EUR\n2024-03-01,XBT,2,EUR\n2024-03-01,eth,3,EUR\n2024-03-01,ETH,4,EUR\n';
  const source = userFileSource(readPriceFile(text, 'mine.csv').value, 'mine.csv');
  const answers = await source.closes(['ZZZ', 'BTC', 'ETH', 'YYY'].map((asset) => ({ asset, days: on })));
  expect(answers.map(({ series }) => series[0]?.units[0])).toEqual([1n, 2n, 4n, undefined]);
});

test('two prices typed in for one day contradict each other', async () => {
  const typed = (price: string) => ({ asset: 'A', day: day('2024-03-01'), price: dec(price), currency: 'EUR' });
  expect(manualSource([typed('1'), typed('2')])).toMatchObject({ error: { code: 'series.contradiction', id: 'A' } });
  expect(manualSource([typed('0')])).toMatchObject({ error: { code: 'series.not-positive' } });
  const [answer] = await unwrap(manualSource([typed('1')])).closes([{ asset: 'A', days: on }]);
  expect(answer?.series[0]?.units).toEqual([1n]);
});

test('the ECB’s 90-day file carries the bundled rates on', async () => {
  const xml = "<Cube time='2026-08-24'><Cube currency='USD' rate='1.2'/></Cube>";
  const fake = fakeFetch(() => xml);
  const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock() });
  const { series: newer } = unwrap(await fetchEcbUpdate(client));
  const rates = unwrap(await loadRates(await bundledRatesPack(), { newer }));
  expect(rates.rateOn('USD', day('2026-08-24'))).toMatchObject({
    ok: true,
    value: { rate: { units: 12_000n, scale: 4 } },
  });
  expect(fake.urls).toEqual(['https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml']);
  const broken = new HttpClient({ fetch: fakeFetch(() => '<html/>').fetch, clock: new FakeClock() });
  expect(await fetchEcbUpdate(broken)).toEqual({ ok: false, error: { code: 'garbage' } });
});
