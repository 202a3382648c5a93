import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChainId } from '../chains/find-chain.ts';
import { detectChains, isValidAddress } from './detect-chains.ts';

interface Examples {
  readonly valid: Record<ChainId, readonly string[]>;
  readonly invalid: Record<ChainId, readonly { readonly address: string; readonly reason: string }[]>;
}

const examples: Examples = JSON.parse(readFileSync(new URL('../../fixtures/addresses.json', import.meta.url), 'utf8'));

const idsOf = (address: string) => {
  const answer = detectChains(address);
  return answer.kind === 'address' ? answer.matches.map(({ chain }) => chain.id) : [];
};

describe.each(Object.entries(examples.valid))('%s accepts', (id, addresses) => {
  test.each(addresses)('%s', (address) => {
    expect(isValidAddress(id as ChainId, address)).toBe(true);
    expect(idsOf(`  ${address} `)).toContain(id);
  });
});

describe.each(Object.entries(examples.invalid))('%s refuses', (id, cases) => {
  test.each(cases.map(({ address, reason }) => [reason, address] as const))('%s', (_, address) => {
    expect(isValidAddress(id as ChainId, address)).toBe(false);
  });
});

describe('detectChains', () => {
  test('offers every EVM chain and Ethereum first', () => {
    const ids = idsOf('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
    expect(ids[0]).toBe('ethereum');
    expect(ids).toContain('astar');
    expect(ids).not.toContain('solana');
  });

  test('is surer of a checksummed address than of one in small letters', () => {
    const confidence = (address: string) => {
      const answer = detectChains(address);
      return answer.kind === 'address' ? (answer.matches[0]?.confidence ?? 0) : 0;
    };
    expect(confidence('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBeGreaterThan(
      confidence('0xd8da6bf26964af9d7eed9e03e53415d37aa96045'),
    );
  });

  test('prefers Bitcoin to Bitcoin Cash for a legacy address', () => {
    expect(idsOf('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toEqual(['bitcoin', 'bitcoin-cash']);
  });

  test('does not take a Polkadot address for a Solana one', () => {
    expect(idsOf('15oF4uVJwmo4TdGW7VfQxNLavjCXu6jKw86QRmazC5fPSRZS')).toEqual(['polkadot']);
  });

  test('says nothing about what it does not know', () => {
    expect(detectChains('hello')).toEqual({ kind: 'unknown', address: 'hello' });
    expect(detectChains('')).toEqual({ kind: 'unknown', address: '' });
    expect(detectChains('1'.repeat(100_000)).kind).toBe('unknown');
    expect(detectChains(`${'a-'.repeat(5_000)}.near`).kind).toBe('unknown');
  });
});

describe('secrets are refused', () => {
  test.each([
    ['seed-words', 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'],
    ['private-key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['private-key', `0x${'ab'.repeat(32)}`],
    ['stellar-seed', `S${'A'.repeat(55)}`],
    [
      'extended-private-key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
  ])('%s', (kind, text) => {
    expect(detectChains(text)).toEqual({ kind: 'secret', secret: kind });
    expect(isValidAddress('bitcoin', text)).toBe(false);
  });
});
