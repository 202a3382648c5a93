// @vitest-environment node
import { DEFAULT_SETTINGS, type Method, type Scope } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';

const buy = (at: string, valueEur: string, asset = 'BTC', amount = '1'): EventDraft => ({
  kind: 'buy',
  at: `${at}T10:00:00Z`,
  wallet: 'A',
  in: { asset, amount },
  valueEur,
});
const sell = (at: string, amount: string, valueEur: string): EventDraft => ({
  kind: 'sell',
  at: `${at}T10:00:00Z`,
  wallet: 'A',
  out: { asset: 'BTC', amount },
  valueEur,
});
/** By FIFO the first unit goes first: 50,000 - 10,000 = 40,000. By LIFO it would be 50,000 - 30,000 = 20,000. */
const HELD = [buy('2024-01-10', '10000'), buy('2024-02-10', '30000'), sell('2024-06-10', '1', '50000')];
const EMPTY = [...HELD, sell('2025-01-05', '1', '50000')];

async function ledgerOf(events: readonly EventDraft[]): Promise<LedgerApi> {
  const api = testLedger();
  await api.open();
  for (const event of events) good(await api.applyEdit('own', { kind: 'add', event, why: 'paper' }));
  return api;
}

async function choose(api: LedgerApi, part: { readonly method?: Method; readonly scope?: Scope }) {
  const { match, profile } = good(await api.taxSettings());
  return api.setTaxSettings({ profile, match: { ...match, ...part } });
}

const seal = async (api: LedgerApi) => good(await api.sealReport({ kind: 'book', book: 'own', year: 2024 }));
const net2024 = async (api: LedgerApi) =>
  good(await api.summary('own')).years.find(({ year }) => year === 2024)?.privateSales.net;

describe('the general method', () => {
  it('[MET-02] is free while no year is sealed, and all years are computed anew', async () => {
    const api = await ledgerOf(HELD);
    expect(good(await api.methodLock())).toMatchObject({ sealedYears: [], method: 'free', scope: 'free' });
    expect(await net2024(api)).toBe('40000.00');
    good(await choose(api, { method: 'LIFO' }));
    expect(await net2024(api)).toBe('20000.00');
    good(await choose(api, { scope: 'global' }));
  });

  it('[MET-02] stays once a year is sealed and a pool holds something; other settings still change', async () => {
    const api = await ledgerOf([...HELD, buy('2024-03-01', '500', 'ETH')]);
    await seal(api);
    const lock = { sealedYears: [2024], heldPools: 2, method: 'pools-hold', scope: 'no-date' };
    expect(good(await api.methodLock())).toEqual(lock);
    const facts = { years: '2024', pools: 2 };
    expect(await choose(api, { method: 'AVERAGE' })).toEqual({ ok: false, error: { code: 'method.locked', ...facts } });
    expect(await choose(api, { scope: 'global' })).toEqual({
      ok: false,
      error: { code: 'method.scope-locked', ...facts },
    });
    const profile = { years: { '2024': { taxableIncome: '50000' } } };
    good(await api.setTaxSettings({ profile, match: DEFAULT_SETTINGS }));
    expect(good(await api.taxSettings())).toEqual({ profile, match: DEFAULT_SETTINGS });
  });

  it('[MET-02] changes from now on when every pool is empty: the sealed year keeps its figures', async () => {
    const api = await ledgerOf(EMPTY);
    await seal(api);
    expect(good(await api.methodLock())).toMatchObject({ heldPools: 0, method: 'from-now' });
    good(await choose(api, { method: 'LIFO' }));
    const pool = { wallet: 'A', asset: 'BTC' };
    expect(good(await api.taxSettings()).match).toMatchObject({
      method: 'LIFO',
      poolMethods: [
        { ...pool, method: 'FIFO' },
        { ...pool, method: 'LIFO', from: '2026-11-15T12:00:00Z' },
      ],
    });
    const later = [buy('2026-11-16', '100'), buy('2026-11-17', '300'), sell('2026-11-18', '1', '1000')];
    for (const event of later) good(await api.applyEdit('own', { kind: 'add', event, why: 'paper' }));
    const disposed = good(await api.summary('own')).years.find(({ year }) => year === 2026)?.privateSales.net;
    // By LIFO the unit for 300 goes: 1,000 - 300.
    expect(disposed).toBe('700.00');
    expect(await net2024(api)).toBe('40000.00');
  });

  it('[MET-02] has no day of change over all wallets, so it stays with the sealed year', async () => {
    const api = await ledgerOf(EMPTY);
    good(await choose(api, { scope: 'global' }));
    const { id } = await seal(api);
    expect(good(await api.methodLock())).toMatchObject({ heldPools: 0, method: 'no-date', scope: 'no-date' });
    expect(await choose(api, { method: 'LIFO' })).toMatchObject({ ok: false, error: { code: 'method.no-date' } });
    good(await api.removeSealed(id));
    good(await choose(api, { scope: 'wallet', method: 'AVERAGE' }));
  });
});

describe('the method of one pool', () => {
  const btc = { wallet: 'A', asset: 'BTC' };

  it('[MET-02] is listed with what is in its way', async () => {
    const api = await ledgerOf([...EMPTY, buy('2024-03-01', '500', 'ETH', '0.5'), buy('2024-03-02', '500', 'ETH')]);
    const eth = { wallet: 'A', asset: 'ETH', method: 'FIFO', from: null, held: { amount: '1.5', lots: 2 } };
    expect(good(await api.poolMethods('', 50))).toEqual({
      kind: 'pools',
      total: 2,
      rows: [{ ...btc, method: 'FIFO', from: null, held: null }, eth],
    });
    expect(good(await api.poolMethods('a eth', 50))).toEqual({ kind: 'pools', total: 1, rows: [eth] });
    expect(good(await api.poolMethods('', 1))).toMatchObject({ total: 2, rows: [btc] });
  });

  it('[MET-02] changes from now on while it is empty, and is refused with amount and lots while it is not', async () => {
    const api = await ledgerOf([...EMPTY, buy('2024-03-01', '500', 'ETH', '0.5')]);
    good(await api.switchPoolMethod({ ...btc, method: 'AVERAGE' }));
    const change = { ...btc, method: 'AVERAGE', from: '2026-11-15T12:00:00Z' };
    expect(good(await api.poolMethods('btc', 50))).toMatchObject({ rows: [{ ...change, held: null }] });
    const eth = { wallet: 'A', asset: 'ETH' };
    expect(await api.switchPoolMethod({ ...eth, method: 'AVERAGE' })).toEqual({
      ok: false,
      error: { code: 'method.pool-held', ...eth, amount: '0.5', lots: 1 },
    });
    // A screen that saves older settings does not take the change back.
    good(await api.setTaxSettings({ match: DEFAULT_SETTINGS, profile: {} }));
    expect(good(await api.taxSettings()).match.poolMethods).toEqual([change]);
  });

  it('[MET-02] is the old one again when a later import shows that the pool was not empty', async () => {
    const api = await ledgerOf(EMPTY);
    good(await api.switchPoolMethod({ ...btc, method: 'AVERAGE' }));
    good(await api.applyEdit('own', { kind: 'add', event: buy('2025-08-01', '700'), why: 'found' }));
    expect(good(await api.poolMethods('', 50))).toMatchObject({
      rows: [{ method: 'FIFO', from: null, held: { amount: '1', lots: 1 } }],
    });
  });

  it('[MET-02] does not exist over all wallets', async () => {
    const api = await ledgerOf(EMPTY);
    good(await choose(api, { scope: 'global' }));
    expect(good(await api.poolMethods('', 50))).toEqual({ kind: 'global' });
    const refused = await api.switchPoolMethod({ ...btc, method: 'AVERAGE' });
    expect(refused).toEqual({ ok: false, error: { code: 'method.scope-global' } });
  });
});
