/** Texts of the keys for services. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const serviceKeyStrings = defineStrings('service-keys', {
  title: { de: 'Schlüssel für Dienste', en: 'Keys for services' },
  text: {
    de: 'Wer Wallets liest oder Kurse holt, fragt öffentliche Dienste. Ein eigener Schlüssel hebt ihre Grenzen an; manche antworten nur damit. Er liegt verschlüsselt in diesem Browser und geht nur an seinen Dienst.',
    en: 'Reading wallets and fetching prices means asking public services. Your own key raises their limits; some only answer with one. It is stored encrypted in this browser and only sent to its own service.',
  },
  prices: { de: 'Kurse von Coins.', en: 'Prices of coins.' },
  chains: { de: 'Liest {{chains}}.', en: 'Reads {{chains}}.' },
  required: { de: 'Antwortet nur mit Schlüssel.', en: 'Answers only with a key.' },
  optional: { de: 'Geht ohne, mit Schlüssel schneller.', en: 'Works without a key, faster with one.' },
  get: { de: 'Schlüssel holen', en: 'Get a key' },
  'get.of': { de: 'Schlüssel bei {{service}} holen', en: 'Get a key at {{service}}' },
  kept: { de: 'hinterlegt', en: 'saved' },
  unsealed: { de: 'noch unverschlüsselt', en: 'not encrypted yet' },
  enter: { de: 'Hinterlegen', en: 'Enter' },
  'enter.of': { de: 'Schlüssel für {{service}} hinterlegen', en: 'Enter the key for {{service}}' },
  change: { de: 'Ändern', en: 'Change' },
  'change.of': { de: 'Schlüssel für {{service}} ändern', en: 'Change the key for {{service}}' },
  remove: { de: 'Entfernen', en: 'Remove' },
  'remove.of': { de: 'Schlüssel für {{service}} entfernen', en: 'Remove the key for {{service}}' },
  removed: { de: 'Schlüssel für {{service}} entfernt', en: 'Key for {{service}} removed' },
  saved: { de: 'Schlüssel für {{service}} hinterlegt', en: 'Key for {{service}} saved' },
  key: { de: 'Schlüssel für {{service}}', en: 'Key for {{service}}' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  passphrase: { de: 'Neue Passphrase', en: 'New passphrase' },
  'passphrase.hint': {
    de: 'Mindestens 8 Zeichen. Sie verschlüsselt die Schlüssel für Dienste und Börsen in diesem Browser. Geht sie verloren, musst du die Schlüssel neu hinterlegen.',
    en: 'At least 8 characters. It encrypts the keys for services and exchanges in this browser. If you lose it, you will have to enter them again.',
  },
  'passphrase.again': { de: 'Passphrase wiederholen', en: 'Repeat the passphrase' },
  'passphrase.differs': { de: 'Die Eingaben sind verschieden.', en: 'The two do not match.' },
  seal: { de: 'Jetzt verschlüsseln', en: 'Encrypt now' },
  'seal.line': {
    de: 'Schlüssel aus einer früheren Version liegen noch unverschlüsselt in diesem Browser: {{services}}.',
    en: 'Keys from an earlier version are still stored unencrypted in this browser: {{services}}.',
  },
});
