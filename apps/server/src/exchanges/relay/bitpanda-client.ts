/** Bitpanda's own interface, which the library does not know: four lists, a key in a header, no signature. */
import type { ExchangeCredentials } from '@cryptax/api-contract';
import { BadAnswer } from '../reading/raw-json.ts';
import { parseAnswer } from './exact-answer.ts';
import type { ExchangeClient } from './exchange-client.ts';
import { type Fetch, guardedFetch } from './guarded-fetch.ts';
import type { ReadMethod } from './read-methods.data.ts';
import { HttpRefusal } from './relay-failure.ts';

export const BITPANDA = 'bitpanda';

const HOST = 'api.bitpanda.com';
const PATHS: Readonly<Partial<Record<ReadMethod, string>>> = {
  bitpandaGetAssetWallets: '/v1/asset-wallets',
  bitpandaGetFiatWallets: '/v1/fiatwallets',
  bitpandaGetTrades: '/v1/trades',
  bitpandaGetWalletTransactions: '/v1/wallets/transactions',
};

export function openBitpanda(
  { apiKey }: ExchangeCredentials,
  world: { readonly mirror: string | undefined; readonly fetch: Fetch | undefined; readonly timeoutMs: number },
): ExchangeClient {
  const ask = guardedFetch({ hosts: new Set([HOST]), mirror: world.mirror }, world.fetch);
  return {
    id: BITPANDA,
    read: async (method, params = {}) => {
      const path = PATHS[method];
      if (path === undefined) throw new Error(`${BITPANDA} has no ${method}`);
      const query = new URLSearchParams(
        Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const answer = await ask(`https://${HOST}${path}?${query}`, {
        headers: { 'X-Api-Key': apiKey, accept: 'application/json' },
        signal: AbortSignal.timeout(world.timeoutMs),
      });
      if (!answer.ok) throw new HttpRefusal(answer.status, answer.headers.get('retry-after'));
      const json = parseAnswer(await answer.text());
      if (json === undefined) throw new BadAnswer('no JSON');
      return json;
    },
    markets: async () => new Map(),
  };
}
