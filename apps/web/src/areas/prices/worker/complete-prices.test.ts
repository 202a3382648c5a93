import { FakeClock } from '@cryptax/http/testing';
import { BUNDLED_EARLY_RATES } from '@cryptax/prices';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import type { PriceProgress } from '../../../platform/ledger/price-types.ts';
import type { LoadPack } from '../../../platform/ledger/worker/price-packs.ts';
import { good } from '../../../testing/good.ts';
import { addEvent, PriceNetwork, staking } from '../../../testing/price-network.ts';
import { packFiles, testLedger, textFile } from '../../../testing/test-ledger.ts';

/** The end of 1 December 2025; the dollar stood at 1.1646. */
const MIDNIGHT = Date.UTC(2025, 11, 2);
const LLAMA = `{"coins":{"coingecko:jito-governance-token":{"prices":[{"timestamp":${MIDNIGHT / 1_000},"price":1.1646}]}}}`;
const GECKO = `{"prices":[[${MIDNIGHT},0.5]]}`;

/** Pauses pass at once. */
class PatientNetwork extends PriceNetwork {
  override readonly clock = new FakeClock(Date.UTC(2026, 10, 15, 12));
}

async function ledgerWithReceipt(network: PriceNetwork, at = '2025-12-01T10:00:00Z', loadPack = packFiles) {
  const database = new IDBFactory();
  const api = testLedger({ database, world: network, loadPack });
  const id = await addEvent(api, staking('JTO', '4', at));
  good(await api.setLivePrices(true));
  const value = async () => good(await api.eventRows('own', [id]))[0]?.valueEur;
  return { api, database, id, value };
}

test('a lower service stands in while a higher one is away; when it is back the value changes, and that is told', async () => {
  const network = new PatientNetwork();
  const { api, id, value } = await ledgerWithReceipt(network);
  network.answers = { '/coingecko/coins': GECKO };
  const first = good(await api.completePrices('own'));
  expect(first).toMatchObject({ found: 1, changed: [], failing: ['defillama'] });
  expect(Number(await value())).toBe(2);
  const standIns = { count: 1, better: ['defillama'] };
  expect(good(await api.reviewList('own', { offset: 0, limit: 9 }))).toMatchObject({ total: 0, standIns });
  expect(good(await api.questions('own')).standIns).toEqual(standIns);
  const report = async (year: number) => good(await api.taxReport({ kind: 'book', book: 'own', year }));
  expect((await report(2025)).standIns).toEqual(standIns);
  expect((await report(2024)).standIns).toBeUndefined();
  network.answers = { '/defillama/chart': LLAMA, '/coingecko/coins': GECKO };
  const second = good(await api.completePrices('own'));
  expect(second).toMatchObject({ found: 0, failing: [] });
  expect(second.changed).toMatchObject([{ eventId: id, asset: 'JTO', source: 'defillama' }]);
  expect(second.changed.map(({ before, after }) => [Number(before), Number(after)])).toEqual([[2, 4]]);
  expect(Number(await value())).toBe(4);
  expect(good(await api.reviewList('own', { offset: 0, limit: 9 })).standIns).toBeUndefined();
  const asked = network.asked.length;
  expect(good(await api.completePrices('own'))).toMatchObject({ found: 0, changed: [] });
  expect(network.asked).toHaveLength(asked);
});

/** 4 dollars of the peg are 3.4347 euro; 4 coins at 0.9 dollars 3.0912. */
test('a stablecoin counts by its peg, marked, until the close of its day was looked at; the close decides, for everybody alike', async () => {
  const network = new PatientNetwork();
  const api = testLedger({ database: new IDBFactory(), world: network });
  const id = await addEvent(api, staking('USDC', '4', '2025-12-01T10:00:00Z'));
  const value = async () => Number(good(await api.eventRows('own', [id]))[0]?.valueEur).toFixed(4);
  const origin = async () => good(await api.eventDetail('own', id)).valuations[0];
  const standIns = async () => good(await api.reviewList('own', { offset: 0, limit: 9 })).standIns;
  expect([await value(), await standIns()]).toEqual(['3.4347', { count: 1, better: ['defillama'] }]);
  expect(await origin()).toMatchObject({ peg: 'unlooked' });
  good(await api.setLivePrices(true));
  const at = (price: string) =>
    `{"coins":{"coingecko:usd-coin":{"prices":[{"timestamp":${MIDNIGHT / 1_000},"price":${price}}]}}}`;
  network.answers = { '/defillama/chart': at('0.9') };
  expect(good(await api.completePrices('own')).changed).toMatchObject([{ eventId: id, source: 'defillama' }]);
  expect([await value(), await standIns()]).toEqual(['3.0912', undefined]);
  expect(await origin()).toMatchObject({ peg: 'broken', source: 'defillama' });
  const kept = testLedger({ database: new IDBFactory(), world: network });
  const other = await addEvent(kept, staking('USDC', '4', '2025-12-01T10:00:00Z'));
  good(await kept.setLivePrices(true));
  network.answers = { '/defillama/chart': at('0.99') };
  network.clock.advance(25 * 3_600_000);
  good(await kept.completePrices('own'));
  expect(good(await kept.eventDetail('own', other)).valuations).toMatchObject([{ source: 'peg', peg: 'kept' }]);
  const asked = network.asked.length;
  expect(good(await kept.completePrices('own'))).toMatchObject({ found: 0, changed: [], failing: [] });
  expect(network.asked).toHaveLength(asked);
});

test('a stablecoin without a market on its day is asked for once and then counts by its peg for good', async () => {
  const network = new PatientNetwork();
  const api = testLedger({ database: new IDBFactory(), world: network });
  const id = await addEvent(api, staking('AEUR', '4', '2025-12-01T10:00:00Z'));
  good(await api.setLivePrices(true));
  network.answers = {
    '/defillama/chart': '{"coins":{}}',
    '/coingecko/coins': '{"prices":[]}',
    '/binance/api/v3/ticker/price': '[]',
    '/kraken/OHLC': '{"error":["EQuery:Unknown asset pair"]}',
  };
  const states: LedgerState[] = [];
  await api.subscribe((state) => states.push(state));
  good(await api.completePrices('own'));
  const told = states.length;
  const asked = network.asked.length;
  expect(good(await api.eventDetail('own', id)).valuations).toMatchObject([{ source: 'peg', peg: 'no-close' }]);
  expect(good(await api.reviewList('own', { offset: 0, limit: 9 })).standIns).toBeUndefined();
  good(await api.completePrices('own'));
  expect([states.length, network.asked.length]).toEqual([told, asked]);
});

test('what a balance in a stablecoin was worth at the end of a year is looked at too', async () => {
  const network = new PatientNetwork();
  const api = testLedger({ database: new IDBFactory(), world: network });
  const source = { id: 'b', at: '2025-12-01T10:00:00Z', kind: 'buy', wallet: 'W', valueEur: '3.4' };
  const events = [{ ...source, in: { asset: 'PYUSD', amount: '4' } }];
  const file = textFile('mine.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
  good(await api.commitImport(good(await api.previewImport([file])).previewId));
  good(await api.setLivePrices(true));
  const origin = async () => {
    const query = { list: 'balances', offset: 0, limit: 9 } as const;
    return good(await api.reportLines({ kind: 'book', book: 'own', year: 2025 }, query)).rows[0]?.value?.origin;
  };
  expect(await origin()).toMatchObject({ source: 'peg', insteadOf: 'defillama' });
  const at = Date.UTC(2026, 0, 1) / 1_000;
  network.answers = {
    '/defillama/chart': `{"coins":{"coingecko:paypal-usd":{"prices":[{"timestamp":${at},"price":0.99},{"timestamp":${MIDNIGHT / 1_000},"price":0.99}]}}}`,
  };
  good(await api.completePrices('own'));
  expect(await origin()).toMatchObject({ source: 'peg' });
  expect(await origin()).not.toHaveProperty('insteadOf');
});

test('reference rates are part of it: a dollar price of a day after the bundled rates', async () => {
  const network = new PatientNetwork();
  const { api, value } = await ledgerWithReceipt(network, '2026-11-12T10:00:00Z');
  const at = Date.UTC(2026, 10, 13) / 1_000;
  network.answers = {
    '/defillama/chart': `{"coins":{"coingecko:jito-governance-token":{"prices":[{"timestamp":${at},"price":2.5}]}}}`,
    '/rates': "<Cube><Cube time='2026-11-12'><Cube currency='USD' rate='1.25'/></Cube></Cube>",
  };
  expect(good(await api.completePrices('own'))).toMatchObject({ found: 1, failing: [] });
  expect(Number(await value())).toBe(8);
  expect(network.asked[0]).toBe('/rates?from=2026-08-21');
});

test('a day before 2009 whose rates could not be read gets its rate out of the bank’s whole file', async () => {
  const network = new PatientNetwork();
  const onlyFrom2009: LoadPack = async (folder) => {
    if (folder === BUNDLED_EARLY_RATES.folder) throw new Error('Status 503');
    return packFiles(folder);
  };
  const { api, value } = await ledgerWithReceipt(network, '2008-12-15T10:00:00Z', onlyFrom2009);
  const at = Date.UTC(2008, 11, 16) / 1_000;
  network.answers = {
    '/defillama/chart': `{"coins":{"coingecko:jito-governance-token":{"prices":[{"timestamp":${at},"price":2.5}]}}}`,
    '/rates': "<Cube><Cube time='2008-12-15'><Cube currency='USD' rate='1.25'/></Cube></Cube>",
  };
  expect(good(await api.completePrices('own'))).toMatchObject({ found: 1, failing: [] });
  expect(Number(await value())).toBe(8);
  expect(network.asked[0]).toBe('/rates?from=2008-12-08');
});

/** The dollar stood at 1.4608 and 1.4765: four coins at twice as many dollars are eight euros. */
test.each([
  ['2011-06-08', '2.9216'],
  ['2009-10-12', '2.953'],
])('%s, a day of the first years of bitcoin, has its rate without asking anybody', async (day, dollars) => {
  const network = new PatientNetwork();
  const { api, value } = await ledgerWithReceipt(network, `${day}T10:00:00Z`);
  const at = Date.parse(day) / 1_000 + 86_400;
  network.answers = {
    '/defillama/chart': `{"coins":{"coingecko:jito-governance-token":{"prices":[{"timestamp":${at},"price":${dollars}}]}}}`,
  };
  expect(good(await api.completePrices('own'))).toMatchObject({ found: 1, failing: [] });
  expect(Number(await value())).toBe(8);
  expect(network.asked.filter((path) => path.startsWith('/rates'))).toEqual([]);
});

test('what nobody knows is asked once, not on every load, but again for the button', async () => {
  const network = new PatientNetwork();
  const { api, database } = await ledgerWithReceipt(network);
  network.answers = {
    '/defillama/chart': '{"coins":{}}',
    '/coingecko/coins': '{"prices":[]}',
    '/binance/api/v3/ticker/price': '[]',
    '/kraken/OHLC': '{"error":["EQuery:Unknown asset pair"]}',
  };
  const asked = () => network.asked.length;
  good(await api.completePrices('own'));
  expect(asked()).toBe(4);
  const later = testLedger({ database, world: network });
  expect(good(await later.completePrices('own'))).toMatchObject({ failing: [] });
  expect(asked()).toBe(4);
  const [card] = good(await later.reviewList('own', { offset: 0, limit: 50 })).cards;
  expect(card?.cause.params.reason).toBe('no-market');
  // The client itself remembers answers of a day; the question is put anyway.
  network.clock.advance(25 * 3_600_000);
  good(await later.completePrices('own', { again: true }));
  expect(asked()).toBe(8);
});

test('that nobody knows a price is said at once, and asks for nothing more', async () => {
  const network = new PatientNetwork();
  const { api } = await ledgerWithReceipt(network);
  network.answers = {
    '/defillama/chart': '{"coins":{}}',
    '/coingecko/coins': '{"prices":[]}',
    '/binance/api/v3/ticker/price': '[]',
    '/kraken/OHLC': '{"error":["EQuery:Unknown asset pair"]}',
  };
  const states: LedgerState[] = [];
  await api.subscribe((state) => states.push(state));
  const reason = async () =>
    good(await api.reviewList('own', { offset: 0, limit: 50 })).cards.map(({ cause }) => cause.params.reason);
  expect(await reason()).toEqual(['not-asked']);
  good(await api.completePrices('own'));
  expect(await reason()).toEqual(['no-market']);
  const told = states.length;
  good(await api.completePrices('own'));
  expect(states).toHaveLength(told);
});

test.each([
  '<html>Sign in</html>',
  '{}',
  '{"coins":{"coingecko:jito-governance-token":{"prices":[{"timestamp":1,"price":-5}]}}}',
])('a service that answers %s is named, asked for again, and what stands in for it is marked', async (text) => {
  const network = new PatientNetwork();
  const { api, id, value } = await ledgerWithReceipt(network);
  network.answers = { '/defillama/chart': text, '/coingecko/coins': GECKO };
  expect(good(await api.completePrices('own'))).toMatchObject({ found: 1, failing: ['defillama'] });
  expect(good(await api.eventDetail('own', id)).valuations).toMatchObject([{ insteadOf: 'defillama' }]);
  network.answers = { '/defillama/chart': LLAMA };
  expect(good(await api.completePrices('own')).changed).toMatchObject([{ source: 'defillama' }]);
  expect(Number(await value())).toBe(4);
});

test('two tabs at once ask once, and both have the value', async () => {
  const network = new PatientNetwork();
  const { api, database, id, value } = await ledgerWithReceipt(network);
  const other = testLedger({ database, world: network });
  expect(good(await other.eventRows('own', [id]))[0]?.valueEur).toBeUndefined();
  network.answers = { '/defillama/chart': LLAMA };
  const both = await Promise.all([api.completePrices('own'), other.completePrices('own')]);
  expect(both.map((one) => good(one).found)).toEqual([1, 1]);
  expect(network.asked.filter((path) => path.startsWith('/defillama'))).toHaveLength(1);
  expect(Number(await value())).toBe(4);
  expect(Number(good(await other.eventRows('own', [id]))[0]?.valueEur)).toBe(4);
});

test('tells how far it is, and can be stopped', async () => {
  const network = new PatientNetwork();
  const { api } = await ledgerWithReceipt(network);
  const progress: PriceProgress[] = [];
  network.answers = { '/defillama/chart': LLAMA };
  good(await api.completePrices('own', {}, (one) => progress.push(one)));
  expect(progress).toEqual([
    { service: 'defillama', planned: 1, done: 0 },
    { service: 'defillama', planned: 1, done: 1 },
  ]);
  await addEvent(api, staking('PYTH', '4', '2025-12-01T10:00:00Z'));
  const running = api.completePrices('own', {}, () => void api.cancelPrices());
  expect(good(await running)).toMatchObject({ isCancelled: true, found: 0 });
});
