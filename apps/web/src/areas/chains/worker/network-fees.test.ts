import { expect, it } from 'vitest';
import { ledgerWith } from '../../../testing/chain-ledger.ts';
import { testChains } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';

it('tells what a transfer costs with its source, asks once a minute, and says what it could not learn', async () => {
  const chains = testChains();
  /** 20 gwei on Ethereum; the service of Avalanche is down. */
  chains.fault = (url) => {
    if (url.pathname.endsWith('/api/v2/stats')) return JSON.stringify({ gas_prices: { average: 20 } });
    return url.searchParams.get('action') === 'eth_gasPrice' ? 503 : undefined;
  };
  const api = await ledgerWith(chains);
  const [ether, avax] = good(await api.networkFees(['ethereum', 'avalanche']));
  expect(ether).toMatchObject({ kind: 'known', amount: '0.00042', symbol: 'ETH', service: 'Blockscout' });
  expect(ether?.kind === 'known' && Date.parse(ether.at)).toBeGreaterThan(0);
  /** Worth what the last close of the price pack says, with its source and day. */
  const value = ether?.kind === 'known' ? ether.value : undefined;
  expect(value?.price).toMatchObject({ source: 'daily', isLive: false });
  expect(Number(value?.eur)).toBeCloseTo(0.00042 * Number(value?.price.eur), 12);
  expect(avax).toEqual({ kind: 'unknown', chain: 'avalanche', failures: [{ service: 'Routescan', code: 'server' }] });
  const asked = chains.calls;
  good(await api.networkFees(['ethereum']));
  expect(chains.calls).toBe(asked);
});
