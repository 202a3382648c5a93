import { HttpClient } from '@cryptax/http';
import { FakeClock } from '@cryptax/http/testing';
import { expect, test } from 'vitest';
import type { ChainId } from '../chains/find-chain.ts';
import { readNetworkFee } from './network-fee.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Services by the beginning of the address and, for those asked by POST, the method; a number is a status. */
function world(answers: Answers) {
  const asked: string[] = [];
  const http = new HttpClient({
    clock: new FakeClock(),
    rateLimits: {},
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { method?: string }) : {};
      asked.push(`${url} ${body.method ?? ''}`.trim());
      const found = Object.entries(answers).find(([start]) => url.startsWith(start))?.[1] ?? 404;
      return typeof found === 'number' ? new Response('', { status: found }) : new Response(JSON.stringify(found));
    },
  });
  return { asked, http };
}

test.each<[ChainId, Answers, object]>([
  /** 20 gwei x 21,000 = 420,000 gwei. */
  [
    'ethereum',
    { 'https://eth.blockscout.com/api/v2/stats': { gas_prices: { slow: 18.5, average: 20, fast: 25 } } },
    { amount: '0.00042', symbol: 'ETH', service: 'Blockscout', isLowerBound: false },
  ],
  /** 25 navax x 21,000. */
  [
    'avalanche',
    { 'https://api.routescan.io/': { result: '0x5d21dba00' } },
    { amount: '0.000525', symbol: 'AVAX', service: 'Routescan', isLowerBound: false },
  ],
  /** A rollup: the share of the main chain comes on top. 0.001 gwei x 21,000. */
  [
    'base',
    { 'https://base.blockscout.com/api/v2/stats': { gas_prices: { average: 0.001 } } },
    { amount: '0.000000021', symbol: 'ETH', service: 'Blockscout', isLowerBound: true },
  ],
  /** 12 satoshi per byte x 141 bytes. */
  [
    'bitcoin',
    { 'https://mempool.space/api/v1/fees/recommended': { fastestFee: 20, halfHourFee: 12, minimumFee: 1 } },
    { amount: '0.00001692', symbol: 'BTC', service: 'mempool.space', isLowerBound: false },
  ],
  /** 1.5 x 141 = 211.5, a whole number of satoshi more. */
  [
    'bitcoin',
    { 'https://blockstream.info/api/fee-estimates': { 1: 3.2, 3: 1.5, 144: 1 } },
    { amount: '0.00000212', symbol: 'BTC', service: 'Blockstream', isLowerBound: false },
  ],
  /** The middle of 0, 20,000 and 1,000,000 micro-lamports x 450 units = 9 lamports on top of 5,000. */
  [
    'solana',
    {
      'https://api.mainnet-beta.solana.com': {
        result: [{ prioritizationFee: 1_000_000 }, { prioritizationFee: 0 }, { prioritizationFee: 20_000 }],
      },
    },
    { amount: '0.000005009', symbol: 'SOL', service: 'Solana', isLowerBound: false },
  ],
  [
    'stellar',
    { 'https://horizon.stellar.org/fee_stats': { fee_charged: { p50: '100' } } },
    { amount: '0.00001', symbol: 'XLM', service: 'Horizon', isLowerBound: false },
  ],
  [
    'xrp',
    { 'https://xrplcluster.com': { result: { drops: { open_ledger_fee: '10', median_fee: '5000' } } } },
    { amount: '0.00001', symbol: 'XRP', service: 'XRPL Cluster', isLowerBound: false },
  ],
])('%s: what its service tells, worked out for a transfer', async (chain, answers, fee) => {
  expect(await readNetworkFee(chain, { http: world(answers).http })).toEqual({ ok: true, value: fee });
});

test("asks the user's own server first, and Etherscan with his key", async () => {
  const own = {
    service: 'Own server',
    family: 'etherscan',
    base: 'https://node.example/api',
    alsoPublic: true,
  } as const;
  const answers = { 'https://node.example/api': 500, 'https://api.etherscan.io': { result: '0x1' } };
  const { http, asked } = world(answers);
  const answer = await readNetworkFee('ethereum', { http, keys: { Etherscan: 'k' }, endpoints: { ethereum: [own] } });
  expect(answer).toMatchObject({ ok: true, value: { amount: '0.000000000000021', service: 'Etherscan' } });
  expect(asked.at(-1)).toBe('https://api.etherscan.io/v2/api?chainid=1&module=proxy&action=eth_gasPrice&apikey=k');
});

test('a failure, an odd answer or a chain that does not tell stays unknown, never a figure', async () => {
  const odd = world({ 'https://eth.blockscout.com': { result: 'soon' }, 'https://api.routescan.io': { result: -1 } });
  expect(await readNetworkFee('ethereum', { http: odd.http })).toEqual({
    ok: false,
    error: [
      { reader: 'Blockscout', failure: { code: 'garbage' } },
      { reader: 'Routescan', failure: { code: 'garbage' } },
    ],
  });
  const { http, asked } = world({});
  expect(await readNetworkFee('polkadot', { http, keys: { Subscan: 'k' } })).toMatchObject({
    ok: false,
    error: [{ failure: { code: 'unsupported' } }, { failure: { code: 'unsupported' } }],
  });
  expect(asked).toEqual([]);
  /** Without a key nobody is left to ask. */
  expect(await readNetworkFee('sonic', { http })).toEqual({ ok: false, error: [] });
});
