// @vitest-environment node
/** Two tabs of one browser: a form that was opened earlier never takes back what the other tab saved meanwhile. */
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import type { ChainSettings } from '../../../chains/wallet-types.ts';

async function twoTabs() {
  const database = new IDBFactory();
  const tabs = [testLedger({ database }), testLedger({ database })] as const;
  for (const tab of tabs) await tab.open();
  return tabs;
}

const NEWER = { ok: false, error: { code: 'choice.newer' } };

it('the tax profile', async () => {
  const [here, there] = await twoTabs();
  const settings = good(await here.taxSettings());
  const person = good(await here.personData());
  const theirs = { ...settings, profile: { years: { '2025': { taxableIncome: '50000' } } } };
  good(await there.setTaxSettings(theirs, undefined, { settings }));
  const mine = { ...settings, profile: { years: { '2024': { taxableIncome: '40000' } } } };
  expect(await here.setTaxSettings(mine, person, { settings, person })).toEqual(NEWER);
  expect(good(await here.taxSettings())).toEqual(theirs);
  // Shown both, and wanted all the same.
  good(await here.setTaxSettings(mine, person, { settings: theirs, person }));
  expect(good(await there.taxSettings()).profile).toEqual(mine.profile);
});

it('a method of a pool, chosen inside the open form, is no newer state of it', async () => {
  const [here] = await twoTabs();
  const settings = good(await here.taxSettings());
  const event = { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A', valueEur: '1' } as const;
  good(
    await here.applyEdit('own', { kind: 'add', why: 'paper', event: { ...event, in: { asset: 'BTC', amount: '1' } } }),
  );
  const sale = { kind: 'sell', at: '2024-02-10T10:00:00Z', wallet: 'A', valueEur: '1' } as const;
  good(
    await here.applyEdit('own', { kind: 'add', why: 'paper', event: { ...sale, out: { asset: 'BTC', amount: '1' } } }),
  );
  good(await here.switchPoolMethod({ wallet: 'A', asset: 'BTC', method: 'AVERAGE' }));
  const mine = { ...settings, profile: { years: { '2024': { taxableIncome: '40000' } } } };
  good(await here.setTaxSettings(mine, undefined, { settings }));
  expect(good(await here.taxSettings()).match.poolMethods).toHaveLength(1);
});

it('the details for the cover', async () => {
  const [here, there] = await twoTabs();
  good(await there.setPersonData({ name: 'Kim' }, {}));
  expect(await here.setPersonData({ town: 'Ulm' }, {})).toEqual(NEWER);
  good(await here.setPersonData({ town: 'Ulm' }, { name: 'Kim' }));
  expect(good(await there.personData())).toEqual({ town: 'Ulm' });
});

it('servers of chains', async () => {
  const [here, there] = await twoTabs();
  const opened = good(await here.chainSettings());
  const server = (base: string) => ({
    keyed: [],
    endpoints: { bitcoin: [{ service: 'own', family: 'esplora', base }] },
  });
  const [theirs, mine] = [server('https://theirs.test'), server('https://mine.test')] as const;
  good(await there.setChainSettings(theirs as ChainSettings, opened));
  expect(await here.setChainSettings(mine as ChainSettings, opened)).toEqual(NEWER);
  expect(good(await here.chainSettings())).toEqual(theirs);
});

it('a price of one day', async () => {
  const [here, there] = await twoTabs();
  const price = (value: string) => ({ asset: 'FOO', day: '2021-03-04', price: value, currency: 'EUR' }) as const;
  good(await there.saveManualPrice(price('3'), null));
  expect(await here.saveManualPrice(price('2'), null)).toEqual(NEWER);
  good(await here.saveManualPrice(price('2'), '3'));
  expect(good(await there.manualPrices())).toEqual([price('2')]);
});

it('fees of exchanges, which are kept as they are typed: those of the other tab stay beside them', async () => {
  const [here, there] = await twoTabs();
  const none = { taker: {}, withdrawal: {} };
  good(await there.setTypedFees({ ...none, taker: { kraken: '0.2' } }, none));
  good(await here.setTypedFees({ ...none, taker: { bitvavo: '0.1' } }, none));
  expect(good(await here.venueFees('own', [])).typed.taker).toEqual({ kraken: '0.2', bitvavo: '0.1' });
});
