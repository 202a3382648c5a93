// @vitest-environment node
/** Files of six venues of which nothing is answered: every screen's quantities and values come from the same balances. */
import { add, compare, dec, formatShortest, ZERO } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger } from '../../../testing/test-ledger.ts';

// With a wallet from which more left than came: nothing lies there, and it says since when something is missing.
const VENUES = [
  'ledger-live',
  ...['kraken-ledgers', 'bitcoinde-account-statement', 'bitvavo-transactions'],
  ...['bitpanda-transactions', 'binance-transaction-history', 'coinbase-transactions'],
];

test('overview, wallets, exchange pages, the curve and the balances of the report agree to the cent', async () => {
  const api = testLedger();
  await importAll(api, VENUES.map(fixture));
  const model = good(await api.portfolioModel('own', { range: 'all' }));
  const state = await api.open();
  expect(state.kind === 'ready' && state.counts.review).toBeGreaterThan(0);
  const list = good(await api.walletList('own'));
  const byAsset = new Map<string, ReturnType<typeof dec>>();
  for (const { holdings } of list.wallets) {
    for (const { asset, amount } of holdings) byAsset.set(asset, add(byAsset.get(asset) ?? ZERO, dec(amount)));
  }
  expect(model.assets.length).toBeGreaterThan(3);
  for (const { asset, amount } of model.assets) {
    expect([asset, formatShortest(byAsset.get(asset) ?? ZERO)]).toEqual([asset, amount]);
  }
  // What can be planned with and what a plan leaves out are together what is held.
  const { positions, leftOut } = good(await api.planPositions('own', { typed: {} }));
  const planned = new Map<string, ReturnType<typeof dec>>();
  for (const { asset, amount } of [...positions, ...leftOut]) {
    planned.set(asset, add(planned.get(asset) ?? ZERO, dec(amount)));
  }
  const amounts = (held: Iterable<readonly [string, ReturnType<typeof dec>]>) =>
    new Map(Array.from(held, ([asset, amount]) => [asset, formatShortest(amount)]));
  expect(amounts(planned)).toEqual(amounts(byAsset));
  // One valuation: the same total, the same coins left out, and a curve that ends there.
  expect(list.valueEur).toBe(model.totals.value);
  expect(list.unpriced).toBe(model.totals.unpriced.length);
  expect(model.series.at(-1)?.value).toBe(model.totals.value);
  expect(compare(dec(model.totals.value ?? '0'), ZERO)).toBeGreaterThan(0);
  for (const card of list.wallets) {
    const venue = good(await api.venue('own', card.name));
    const shown = [...card.holdings].sort((a, b) => (a.asset < b.asset ? -1 : 1));
    expect(venue?.balances.map(({ asset, amount }) => [asset, amount])).toEqual(
      shown.map(({ asset, amount }) => [asset, amount]),
    );
  }
  expect(list.wallets.flatMap(({ missing }) => missing)).not.toEqual([]);
  // The last year with an entry ends with what the wallets hold now.
  const years = good(await api.reportYears('own')).map(({ year }) => year);
  const source = { kind: 'book', book: 'own', year: Math.max(...years) } as const;
  const { rows } = good(await api.reportLines(source, { list: 'balances', offset: 0, limit: 500 }));
  const held = rows.filter(({ after: { amount } }) => compare(dec(amount), ZERO) > 0);
  const keyed = (lines: readonly (readonly [string, string, string])[]) => lines.map((line) => line.join(' ')).sort();
  expect(keyed(held.map(({ wallet, asset, after }) => [wallet, asset, after.amount]))).toEqual(
    keyed(list.wallets.flatMap(({ id, holdings }) => holdings.map((h) => [id, h.asset, h.amount] as const))),
  );
  expect(held.some(({ after }) => after.open !== undefined)).toBe(true);
});
