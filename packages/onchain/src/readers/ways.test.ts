import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHAINS } from '../chains/chains.data.ts';
import { ENDPOINTS } from './endpoints.data.ts';
import { SERVICES, type Service } from './services.data.ts';
import { wayTo } from './ways.ts';

describe('what a chain wants before the first try', () => {
  test('every service that will see the address is named, not only the first', () => {
    expect(wayTo('bitcoin', {}).services).toEqual(['mempool.space', 'Blockstream']);
    expect(wayTo('ethereum', { keys: { Etherscan: 'k' } }).services).toEqual(['Etherscan', 'Blockscout', 'Routescan']);
  });

  test('a server of the own is the only one that sees it', () => {
    const own = { service: 'Own server', family: 'esplora', base: 'http://localhost:3000' } as const;
    expect(wayTo('bitcoin', { endpoints: { bitcoin: [own] } })).toEqual({
      services: ['Own server'],
      keyPages: {},
      relayed: [],
    });
    const both = wayTo('bitcoin', { endpoints: { bitcoin: [{ ...own, alsoPublic: true }] } });
    expect(both.services).toEqual(['Own server', 'mempool.space', 'Blockstream']);
  });

  test.each([
    ['polkadot', 'key', ['Subscan']],
    ['sonic', 'key', ['Etherscan']],
    ['bsc', 'paid-key', ['Etherscan']],
    ['solana', 'relay', ['Helius']],
    ['cardano', 'relay', ['Koios']],
    ['dogecoin', 'relay', []],
  ] as const)('%s wants a %s', (chain, needs, services) => {
    const way = wayTo(chain, {});
    expect([way.needs, Object.keys(way.keyPages)]).toEqual([needs, services]);
  });

  test('an address of Astar wants a key or none, by its form', () => {
    const [evm, other] = [wayTo('astar', {}, 'evm'), wayTo('astar', {}, 'other')];
    expect(evm).toMatchObject({ services: ['Blockscout'], keyPages: {} });
    expect(evm.needs).toBeUndefined();
    expect(other).toMatchObject({ services: [], needs: 'key', keyPages: { Subscan: 'https://pro.subscan.io' } });
  });

  test('with a yes to the relay nothing is missing, and what goes over it is said', () => {
    for (const chain of ['solana', 'cardano', 'dogecoin', 'bitcoin-cash'] as const) {
      const { needs, services, relayed } = wayTo(chain, { relay: true });
      expect([needs, relayed]).toEqual([undefined, services]);
    }
    expect(wayTo('litecoin', { relay: true }).relayed).toEqual(['Blockbook']);
    expect(wayTo('bitcoin', { relay: true }).relayed).toEqual([]);
  });

  test('a key or a server of the own needs no relay', () => {
    expect(wayTo('cardano', { keys: { Koios: 'k' }, relay: true })).toMatchObject({ relayed: [] });
    expect(wayTo('cardano', { keys: { Koios: 'k' } }).needs).toBeUndefined();
    const own = { service: 'Own server', family: 'solana', base: 'http://localhost:8899' } as const;
    expect(wayTo('solana', { endpoints: { solana: [own] }, relay: true })).toMatchObject({ relayed: [] });
  });

  test('an empty key is none', () => {
    expect(wayTo('sonic', { keys: { Etherscan: '' } }).needs).toBe('key');
  });

  test('every chain can be read without a key, or says what it wants and where to get it', () => {
    for (const { id } of CHAINS) {
      const { needs, services, keyPages } = wayTo(id, {});
      if (needs === undefined) expect(services.length, id).toBeGreaterThan(0);
      else if (needs !== 'relay') expect(Object.values(keyPages).length, id).toBeGreaterThan(0);
    }
  });

  test('a service that forgets says so', () => {
    expect([wayTo('stellar', {}).keeps, wayTo('cosmos', {}).keeps, wayTo('bitcoin', {}).keeps]).toEqual([
      'one-year',
      'recent',
      undefined,
    ]);
  });
});

describe('docs/services.md', () => {
  const page = readFileSync(new URL('../../../../docs/services.md', import.meta.url), 'utf8');
  const rows = Object.entries(SERVICES).map(([name, service]) => rowOf(name, service));

  test.each(rows)('holds the row of the table: %s', (row) => {
    expect(page).toContain(row);
  });

  test('names every address that is asked', () => {
    for (const { base, keyedBase } of Object.values(ENDPOINTS).flat()) {
      expect(page).toContain(new URL(base).host);
      if (keyedBase !== undefined) expect(page).toContain(new URL(keyedBase).host);
    }
  });
});

function rowOf(name: string, { key, keyPage, limit, keeps, cors, source, checked }: Service): string {
  const hosts = Object.values(ENDPOINTS)
    .flat()
    .filter(({ service }) => service === name)
    .flatMap(({ base, keyedBase }) => [base, ...(keyedBase === undefined ? [] : [keyedBase])])
    .map((url) => new URL(url).host);
  const keyed = keyPage === undefined ? key : `[${key}](${keyPage})`;
  const pace = `${limit.requests} / ${limit.perMs / 1_000} s`;
  return `| ${[name, [...new Set(hosts)].sort().join(', '), keyed, pace, keeps, cors, `[${checked}](${source})`].join(' | ')} |`;
}
