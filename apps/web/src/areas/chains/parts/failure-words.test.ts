import { expect, it } from 'vitest';
import { translate } from '../../../platform/i18n/strings.ts';
import { OWN_SERVICE } from '../wallet-types.ts';
import { chainFailureWords, serviceName, type WalletWords } from './failure-words.ts';
import { walletStrings } from './strings.ts';

it('calls a server of the user in the language of the page, and services by their own name', () => {
  const t = ((key: string) => `word ${key}`) as WalletWords;
  expect(serviceName(OWN_SERVICE, t)).toBe('word own-server');
  expect(serviceName('Blockscout', t)).toBe('Blockscout');
});

it('says a failure that has no words of its own without the code of the program', () => {
  const t = ((key: 'failure.other') => translate(walletStrings, 'en', key)) as WalletWords;
  const failure = { service: 'Blockscout', code: 'quite-new' } as unknown as Parameters<typeof chainFailureWords>[0];
  expect(chainFailureWords(failure, t)).toBe('Blockscout: The request failed');
});
