/** What can go wrong with a connection, reported with what helps. */
import { defineStrings, type Locale, translate } from '../../../platform/i18n/strings.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../platform/ledger/error-text.ts';

const failureStrings = defineStrings('exchange-failures', {
  'exchange.key-refused': {
    de: 'Die Börse nimmt diesen Schlüssel nicht an. Prüfe Schlüssel, Geheimnis und ob eine IP-Sperre gesetzt ist.',
    en: 'The exchange does not accept this key. Check the key, the secret and whether it is restricted to an IP address.',
  },
  'exchange.permission': {
    de: 'Der Schlüssel darf das nicht lesen. Erlaube an der Börse das Lesen von Konto und Verlauf.',
    en: 'The key may not read this. Allow reading of account and history at the exchange.',
  },
  'exchange.rate-limited': {
    de: 'Die Börse nimmt gerade keine weiteren Anfragen an. Versuche es in einigen Minuten wieder; das Gelesene bleibt.',
    en: 'The exchange is not taking any more requests right now. Try again in a few minutes; what was read stays.',
  },
  'exchange.unreachable': {
    de: 'Die Börse antwortet nicht. Versuche es später wieder; das Gelesene bleibt.',
    en: 'The exchange does not answer. Try again later; what was read stays.',
  },
  'exchange.timeout': {
    de: 'Die Börse hat zu lange gebraucht. Versuche es wieder; das Gelesene bleibt.',
    en: 'The exchange took too long. Try again; what was read stays.',
  },
  'exchange.bad-answer': {
    de: 'Die Börse hat etwas geantwortet, das Cryptax nicht versteht. Nichts wurde geraten. Lade stattdessen ihre Exportdatei.',
    en: 'The exchange gave an answer that Cryptax does not understand. Nothing was guessed. Load its export file instead.',
  },
  'exchange.unknown': { de: 'Diese Börse kennt Cryptax nicht.', en: 'Cryptax does not know this exchange.' },
  'exchange.unsupported': {
    de: 'Diese Börse gibt keinen Verlauf heraus. Lade stattdessen ihre Exportdatei.',
    en: 'This exchange does not provide its history. Load its export file instead.',
  },
  'connection.no-relay': {
    de: 'Der Cryptax-Server ist nicht erreichbar. Ohne ihn lässt sich keine Börse fragen.',
    en: 'The Cryptax server cannot be reached. Without it no exchange can be asked.',
  },
  'connection.too-often': {
    de: 'Zu viele Anfragen. Warte eine Minute und versuche es wieder.',
    en: 'Too many requests. Wait a minute and try again.',
  },
  'connection.locked': { de: 'Gib zuerst deine Passphrase ein.', en: 'Enter your passphrase first.' },
  'connection.wrong-passphrase': { de: 'Die Passphrase stimmt nicht.', en: 'The passphrase is wrong.' },
  'connection.damaged': {
    de: 'Der gespeicherte Schlüssel ist nicht mehr lesbar. Trenne die Börse und verbinde sie neu.',
    en: 'The stored key can no longer be read. Disconnect the exchange and connect it again.',
  },
  'connection.missing': { de: 'Diese Verbindung gibt es nicht mehr.', en: 'This connection no longer exists.' },
  'connection.busy': { de: 'Diese Börse wird gerade gelesen.', en: 'This exchange is being read right now.' },
  'connection.cancelled': {
    de: 'Angehalten. Das Gelesene bleibt, der Abgleich macht dort weiter.',
    en: 'Stopped. What was read stays, and the sync continues from there.',
  },
});

export function connectionErrorText(error: LedgerError, locale: Locale): string {
  const { table } = failureStrings;
  if (!Object.hasOwn(table, error.code)) return ledgerErrorText(error, locale);
  return translate(failureStrings, locale, error.code as keyof typeof table);
}
