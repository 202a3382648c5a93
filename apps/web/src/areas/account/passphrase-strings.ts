/** Choosing a passphrase. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const passphraseStrings = defineStrings('account.passphrase', {
  'passphrase.again': { de: 'Passphrase wiederholen', en: 'Repeat the passphrase' },
  'passphrase.differs': { de: 'Die beiden Eingaben unterscheiden sich.', en: 'The two entries differ.' },
});
