/** A key of TronGrid in a browser that is not let through with it. */
import { HttpClient } from '@cryptax/http';
import { FakeClock } from '@cryptax/http/testing';
import { expect, test } from 'vitest';
import { findChain } from '../chains/find-chain.ts';
import { tronReader } from './trongrid.ts';

const ADDRESS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

function reading(isLetThrough: (hasKey: boolean) => boolean) {
  const asked: boolean[] = [];
  const fetch = async (_: string, { headers }: RequestInit) => {
    const hasKey = new Headers(headers).has('TRON-PRO-API-KEY');
    asked.push(hasKey);
    // As a browser says that a preflight failed.
    if (!isLetThrough(hasKey)) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ success: true, data: [{ balance: 1_500_000 }] }));
  };
  const http = new HttpClient({ fetch, clock: new FakeClock(), rateLimits: {} });
  const chain = findChain('tron');
  if (chain === undefined) throw new Error('tron');
  const options = { http, chain: { ...chain, id: 'tron' as const }, name: 'TronGrid', base: 'https://tron.test' };
  return { asked, balances: () => tronReader({ ...options, apiKey: 'key' }).balances(ADDRESS) };
}

test('asks without the key where the browser is not let through with it', async () => {
  const { asked, balances } = reading((hasKey) => !hasKey);
  const answer = await balances();
  expect(answer.ok && answer.value[0]?.amount).toBe('1.5');
  expect([asked[0], asked.at(-1)]).toEqual([true, false]);
});

test('keeps to the key where it is let through', async () => {
  const { asked, balances } = reading(() => true);
  expect((await balances()).ok).toBe(true);
  expect(asked).not.toContain(false);
});
