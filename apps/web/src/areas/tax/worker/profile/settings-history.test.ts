// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import { good } from '../../../../testing/good.ts';
import { tabChannels } from '../../../../testing/tab-channels.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';

const at = (day: string) => `${day}T10:00:00Z`;
const buy = (day: string, valueEur: string): EventDraft => ({
  kind: 'buy',
  at: at(day),
  wallet: 'A',
  in: { asset: 'BTC', amount: '1' },
  valueEur,
});
/** By FIFO 50,000 - 10,000 = 40,000; by LIFO 50,000 - 30,000 = 20,000. */
const EVENTS: readonly EventDraft[] = [
  buy('2024-01-10', '10000'),
  buy('2024-02-10', '30000'),
  { kind: 'sell', at: at('2024-06-10'), wallet: 'A', out: { asset: 'BTC', amount: '1' }, valueEur: '50000' },
];

async function fill(api: LedgerApi): Promise<LedgerApi> {
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', event, why: 'paper' }));
  return api;
}

async function chooseLifo(api: LedgerApi): Promise<void> {
  const { match, profile } = good(await api.taxSettings());
  good(await api.setTaxSettings({ profile, match: { ...match, method: 'LIFO' } }));
}

const net = async (api: LedgerApi, book: 'own' | 'demo' = 'own') =>
  good(await api.summary(book)).years.find(({ year }) => year === 2024)?.privateSales.net;
const seal = (api: LedgerApi) => api.sealReport({ kind: 'book', book: 'own', year: 2024 });
const newest = async (api: LedgerApi) => {
  const [entry] = good(await api.journal('own'));
  return [entry?.kind, entry?.why, ...(entry?.subjects ?? [])];
};

describe('tax settings in the journal', () => {
  it('say what changed, and undo and redo bring the figures with them, also after a reload', async () => {
    const database = new IDBFactory();
    const first = await fill(testLedger({ database }));
    await chooseLifo(first);
    expect(await newest(first)).toEqual(['settings', 'tax.method', 'method:FIFO:LIFO']);
    expect(await net(first)).toBe('20000.00');

    const second = testLedger({ database });
    good(await second.undo('own'));
    expect(await net(second)).toBe('40000.00');
    good(await second.redo('own'));
    expect(await net(second)).toBe('20000.00');
  });

  it('are one step with the person data saved with them', async () => {
    const api = await fill(testLedger());
    const { match } = good(await api.taxSettings());
    const profile = { years: { '2024': { taxableIncome: '50000' } } };
    good(await api.setTaxSettings({ match, profile }, { name: 'Kim', state: 'BY' }));
    expect(await newest(api)).toEqual(['settings', 'tax.profile', 'year:2024']);
    good(await api.undo('own'));
    expect([good(await api.personData()), good(await api.taxSettings()).profile]).toEqual([{}, {}]);
    good(await api.redo('own'));
    expect(good(await api.personData())).toEqual({ name: 'Kim', state: 'BY' });
  });

  it('bring the demo ledger along, which is computed with the same settings', async () => {
    const api = testLedger();
    good(await api.loadDemo());
    good(await api.showBook('demo'));
    const before = await net(api, 'demo');
    await chooseLifo(api);
    expect(await net(api, 'demo')).not.toBe(before);
    good(await api.undo('own'));
    expect(await net(api, 'demo')).toBe(before);
  });

  it('reach another tab when they are undone here', async () => {
    const database = new IDBFactory();
    const channel = tabChannels();
    const [here, there] = [testLedger({ database, channel }), testLedger({ database, channel })];
    await fill(here);
    const states: LedgerState[] = [];
    await there.subscribe((state) => states.push(state));
    await chooseLifo(here);
    await expect.poll(() => net(there)).toBe('20000.00');
    good(await here.undo('own'));
    await expect.poll(() => net(there)).toBe('40000.00');
    await expect.poll(() => states.at(-1)).toMatchObject({ redo: { why: 'tax.method' } });
  });

  it('[MET-02] stay as a sealed report was computed with them; older steps can still be undone', async () => {
    const api = await fill(testLedger());
    const { match } = good(await api.taxSettings());
    good(await api.setTaxSettings({ match, profile: { years: { '2024': { taxableIncome: '50000' } } } }));
    await chooseLifo(api);
    good(await seal(api));
    expect(await api.undo('own')).toEqual({ ok: false, error: { code: 'method.sealed-choice', years: '2024' } });
    good(await api.undo('own'));
    const after = good(await api.taxSettings());
    expect([after.match.method, after.profile.years ?? {}]).toEqual(['LIFO', {}]);
    expect(await net(api)).toBe('20000.00');
  });

  it('[MET-02] stay undone when the report was sealed without them', async () => {
    const api = await fill(testLedger());
    await chooseLifo(api);
    good(await api.undo('own'));
    good(await seal(api));
    expect(await api.redo('own')).toMatchObject({ ok: false, error: { code: 'method.sealed-choice' } });
    expect(await net(api)).toBe('40000.00');
  });
});

describe('own prices in the journal', () => {
  it('are taken back with the values that rest on them', async () => {
    const api = testLedger();
    const receipt: EventDraft = {
      kind: 'income',
      incomeKind: 'staking',
      at: at('2021-03-04'),
      wallet: 'A',
      in: { asset: 'FOO', amount: '10' },
    };
    const { eventIds } = good(await api.applyEdit('own', { kind: 'add', event: receipt, why: 'paper' }));
    const worth = async () => good(await api.eventRows('own', eventIds))[0]?.valueEur;
    good(await api.saveManualPrice({ asset: 'FOO', day: '2021-03-04', price: '2.5', currency: 'EUR' }));
    expect(await newest(api)).toEqual(['settings', 'price.manual', 'FOO 2021-03-04 2.5 EUR']);
    expect(await worth()).toBe('25');
    good(await api.undo('own'));
    expect([await worth(), good(await api.manualPrices())]).toEqual([undefined, []]);
    good(await api.redo('own'));
    expect(await worth()).toBe('25');
  });
});
