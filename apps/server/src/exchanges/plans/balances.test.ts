/** What an account holds now: by the names of the histories, without what is empty, and never more than was told. */
import { expect, test } from 'vitest';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import type { LibraryExchange } from '../relay/exchange-library.ts';
import { heldNow } from './balances.ts';

const library = {
  has: { fetchBalance: true },
  currencies: { USDT: { id: 'UST' }, BTC: { id: 'BTC' } },
  fetchBalance: async () => ({ info: {}, free: {}, total: { BTC: '0.10', USDT: '5', DOT: '0', OLD: undefined } }),
} as unknown as LibraryExchange;

const client = (id: string, more: Partial<ExchangeClient> = {}): ExchangeClient => ({
  id,
  read: async () => {
    throw new Error('not asked');
  },
  markets: async () => new Map(),
  ...more,
});

test('an exchange of ours names coins as its histories do, any other as the library does', async () => {
  expect(await heldNow(client('bitfinex', { library }))).toEqual({
    part: 'Spot',
    balances: [
      { asset: 'BTC', amount: '0.1' },
      { asset: 'UST', amount: '5' },
    ],
  });
  expect((await heldNow(client('gemini', { library })))?.balances).toContainEqual({ asset: 'USDT', amount: '5' });
});

test('where deposits wait in a part of their own, both parts are told together', async () => {
  const asked: unknown[] = [];
  const both = {
    ...library,
    currencies: {},
    fetchBalance: async (params?: { readonly type?: string }) => {
      asked.push(params?.type);
      return { total: params?.type === undefined ? { BTC: '0.1' } : { BTC: '0.25', ETH: '2' } };
    },
  } as unknown as LibraryExchange;
  expect(await heldNow(client('okx', { library: both }))).toEqual({
    part: 'Trading + Funding',
    balances: [
      { asset: 'BTC', amount: '0.35' },
      { asset: 'ETH', amount: '2' },
    ],
  });
  expect((await heldNow(client('kucoin', { library: both })))?.part).toBe('Trading + Main');
  expect((await heldNow(client('bybit', { library: both })))?.part).toBe('Unified Trading + Funding');
  expect(asked).toEqual([undefined, 'funding', undefined, 'main', undefined, 'funding']);
});

test('Bitpanda tells its wallets; metals and shares are no coins', async () => {
  const wallets = (cryptocoin_symbol: string, balance: string) => ({
    attributes: { wallets: [{ attributes: { cryptocoin_id: '1', cryptocoin_symbol, balance } }] },
  });
  const groups = { cryptocoin: wallets('BTC', '0.25'), commodity: { metal: wallets('XAU', '3') } };
  const read = async () => ({ data: { attributes: groups } });
  expect(await heldNow(client('bitpanda', { read }))).toEqual({
    part: 'Wallets',
    balances: [{ asset: 'BTC', amount: '0.25' }],
  });
});

test('Kraken needs no such answer, some exchanges have none, and an answer without sums is none', async () => {
  expect(await heldNow(client('kraken', { library }))).toBeUndefined();
  expect(await heldNow(client('gemini', { library: { ...library, has: {} } }))).toBeUndefined();
  const odd = { ...library, fetchBalance: async () => 'busy' };
  await expect(heldNow(client('gemini', { library: odd }))).rejects.toThrow('no balances');
});
