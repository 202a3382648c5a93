// @vitest-environment node
/** Coins that nobody prices and whose acquisition nobody knows: unknown on every screen, never zero, and named in plans. */
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

const KRAKEN = [
  '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
  '"L1","F1","2024-03-11 09:00:00","deposit","","currency","crypto","ZZZQ","spot / main",5,0,5',
  '"L2","F2","2024-03-12 09:00:00","withdrawal","","currency","crypto","ZZZQ","spot / main",-2,0,3',
].join('\n');

test('nothing priced is unknown', async () => {
  const api = testLedger();
  await importAll(api, [textFile('kraken.csv', KRAKEN)]);
  const model = good(await api.portfolioModel('own', { range: 'all' }));
  const list = good(await api.walletList('own'));
  expect(model.assets).toMatchObject([{ asset: 'ZZZQ', amount: '3', withoutCost: '3' }]);
  expect(model.totals).toMatchObject({ unpriced: ['ZZZQ'], doubts: [] });
  expect(model.totals).not.toHaveProperty('value');
  expect(list).toMatchObject({ unpriced: 1, doubts: [] });
  expect(list).not.toHaveProperty('valueEur');
  // What a plan leaves out, it names.
  const leftOut = [{ asset: 'ZZZQ', amount: '3' }];
  expect(good(await api.radar('own', { typed: {} }))).toMatchObject({ leftOut });
  expect(good(await api.planPositions('own', { typed: {} }))).toMatchObject({ leftOut, positions: [] });
});

test('a regrouping that sells coins of unknown acquisition knows neither their gain nor its tax', async () => {
  const api = testLedger({ now: '2026-11-15T12:00:00Z' });
  await importAll(api, [textFile('kraken.csv', KRAKEN.replaceAll('ZZZQ', 'ETH'))]);
  const plan = good(await api.rebalance('own', [{ asset: 'ETH', weight: '0.5' }]));
  expect(plan).toMatchObject({ unknown: ['ETH'], trades: [{ asset: 'ETH', side: 'sell', amount: '1.5' }] });
  expect(plan.trades[0]).not.toHaveProperty('gain');
});

test('an old close is named in the sums of all screens alike', async () => {
  const api = testLedger({ now: '2026-11-15T12:00:00Z' });
  await importAll(api, [textFile('kraken.csv', KRAKEN.replaceAll('ZZZQ', 'ETH'))]);
  const { totals } = good(await api.portfolioModel('own', { range: 'all' }));
  const list = good(await api.walletList('own'));
  expect(totals.doubts).toMatchObject([{ asset: 'ETH', reason: 'old' }]);
  expect(list.doubts).toEqual(totals.doubts);
  expect(list.valueEur).toBe(totals.value);
});

test('a balance below zero is no part of a sum, and every sum says so', async () => {
  const api = testLedger();
  const short = KRAKEN.replace('-2,0,3', '-8,0,0').replaceAll('ZZZQ', 'ETH');
  await importAll(api, [textFile('kraken.csv', short)]);
  expect(good(await api.portfolioModel('own', { range: 'all' })).totals).toMatchObject({
    value: '0.00',
    missing: ['ETH'],
  });
  expect(good(await api.venue('own', 'Kraken'))).toMatchObject({ balances: [], missing: ['ETH'] });
  expect(good(await api.walletList('own')).wallets[0]).toMatchObject({ missing: [{ asset: 'ETH', amount: '3' }] });
});
