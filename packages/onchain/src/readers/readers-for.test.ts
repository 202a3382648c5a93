import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { defined } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { CHAINS } from '../chains/chains.data.ts';
import type { ChainId } from '../chains/find-chain.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.data.ts';
import { sourcesFor } from './readers-for.ts';

describe('which services are asked', () => {
  const http = new HttpClient({ fetch: fakeFetch(() => '').fetch, clock: new FakeClock() });
  const names = (chain: ChainId, address: string, keys?: Readonly<Record<string, string>>) =>
    sourcesFor(chain, address, { http, ...defined({ keys }) }).map(({ ledger, readers }) => [
      ledger,
      readers.map(({ name }) => name),
    ]);

  test('one that needs a key and has none is left out', () => {
    expect(names('ethereum', '0x')).toEqual([['', ['Blockscout', 'Routescan']]]);
    expect(names('ethereum', '0x', { Etherscan: 'k' })).toEqual([['', ['Etherscan', 'Blockscout', 'Routescan']]]);
  });

  test('a key of Helius goes with each question about Solana, and the public node stays behind it', async () => {
    expect(names('solana', 'S', { Helius: 'k' })).toEqual([['', ['Helius', 'Solana']]]);
    const fake = fakeFetch(() => '{"result":{"value":7}}');
    const asking = new HttpClient({ fetch: fake.fetch, clock: new FakeClock() });
    await sourcesFor('solana', 'S', { http: asking, keys: { Helius: 'k&y' } })[0]?.readers[0]?.balances('S');
    expect(fake.urls[0]).toBe('https://mainnet.helius-rpc.com/?api-key=k%26y');
  });

  test("Polkadot's Asset Hub is read besides the relay chain, not in place of it", () => {
    expect(names('polkadot', '1abc', { Subscan: 'k' })).toEqual([
      ['', ['Subscan']],
      ['asset-hub', ['Subscan']],
    ]);
  });

  test('an address of Astar goes to the service that knows its form', () => {
    expect(names('astar', '0x1111111111111111111111111111111111111111')).toEqual([['', ['Blockscout']]]);
    expect(names('astar', 'ZM24FujhBK3XaDsdkpYBf4QQAvRkoMq42aqrUQnxFo3qrAw', { Subscan: 'k' })).toEqual([
      ['', ['Subscan']],
    ]);
  });

  test("the user's own server is asked alone, unless he says that the public ones may be asked too", () => {
    const own = { service: 'Own server', family: 'esplora', base: 'http://localhost:3000' } as const;
    const asked = (endpoint: Endpoint) =>
      sourcesFor('bitcoin', 'bc1q', { http, endpoints: { bitcoin: [endpoint] } })[0]?.readers.map(({ name }) => name);
    expect(asked(own)).toEqual(['Own server']);
    expect(asked({ ...own, alsoPublic: true })).toEqual(['Own server', 'mempool.space', 'Blockstream']);
  });

  test('every chain has a service', () => {
    for (const { id } of CHAINS) {
      expect(
        sourcesFor(id, '', { http, keys: { Etherscan: 'k', Subscan: 'k' } }).every(
          ({ readers }) => readers.length > 0 || id === 'astar',
        ),
      ).toBe(true);
    }
  });
});

test('a service that does not know all of a chain is not asked, and one that wants no key comes first where it can', () => {
  const services = (chain: 'base' | 'arbitrum' | 'gnosis') => ENDPOINTS[chain].map(({ service }) => service);
  expect([...services('base'), ...services('arbitrum')]).not.toContain('Routescan');
  expect(services('gnosis')[0]).toBe('Blockscout');
});
