import { expect, it } from 'vitest';
import { OWN_SERVICE } from '../wallet-types.ts';
import { serviceName, type WalletWords } from './failure-words.ts';

it('calls a server of the user in the language of the page, and services by their own name', () => {
  const t = ((key: string) => `word ${key}`) as WalletWords;
  expect(serviceName(OWN_SERVICE, t)).toBe('word own-server');
  expect(serviceName('Blockscout', t)).toBe('Blockscout');
});
