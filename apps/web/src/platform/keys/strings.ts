/** Texts of the passphrase that seals the keys of exchanges and services. */
import { defineStrings } from '../i18n/strings.ts';

export const keyStrings = defineStrings('keys', {
  'unlock.title': { de: 'Passphrase deiner Schlüssel', en: 'Passphrase for your keys' },
  'unlock.line': {
    de: 'Sie öffnet die Schlüssel für Börsen und Dienste und gilt, bis du diesen Tab schließt.',
    en: 'It unlocks the keys for exchanges and services and stays valid until you close this tab.',
  },
  unlock: { de: 'Entsperren', en: 'Unlock' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  passphrase: { de: 'Passphrase', en: 'Passphrase' },
  wrong: { de: 'Die Passphrase stimmt nicht.', en: 'The passphrase is wrong.' },
  damaged: {
    de: 'Der gespeicherte Schlüssel ist nicht mehr lesbar. Hinterlege ihn neu.',
    en: 'The stored key can no longer be read. Enter it again.',
  },
});
