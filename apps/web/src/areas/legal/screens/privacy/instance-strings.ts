/** Sentences of the privacy policy that hold for some installations and not for others. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const instanceStrings = defineStrings('privacy.instance', {
  'prices.mirror': {
    de: 'Auf dieser Installation fragt dein Browser statt der Dienste eine Kopie unter {{host}}, die der Betreiber eingetragen hat.',
    en: 'On this instance your browser asks a copy at {{host}}, set up by the operator, in place of these services.',
  },
  'chains.relay': {
    de: 'Einige dieser Dienste antworten keiner Webseite (solana.com, koios.rest, trezor.io). Erlaubst du es beim Lesen, reicht unser Server die Frage weiter: Er sieht dann die Adresse, die du liest, speichert und protokolliert sie nicht und schickt keine Schlüssel mit. Der Dienst sieht ihn statt deiner IP-Adresse.',
    en: 'Some of these services answer no web page (solana.com, koios.rest, trezor.io). If you allow it when reading, our server passes the question on: it then sees the address you read, does not store or log it, and sends no keys. The service sees our server in place of your IP address.',
  },
  'chains.walletconnect': {
    de: 'Verbindest du eine Wallet mit WalletConnect, läuft die Verbindung über dessen Server (walletconnect.org). Sie sehen deine IP-Adresse und die Adresse der Wallet und sagen der App ihr Guthaben.',
    en: 'If you connect a wallet with WalletConnect, the connection runs over its servers (walletconnect.org). They see your IP address and the address of the wallet and tell the app its balance.',
  },
  'place.named': { de: 'Der Server steht hier: {{place}}.', en: 'The server is here: {{place}}.' },
  'place.unnamed': {
    de: 'Wo der Server steht, hat der Betreiber nicht angegeben; frage ihn unter der Adresse im Impressum.',
    en: 'The operator has not said where the server is; ask at the address in the imprint.',
  },
  'backups.encrypted': {
    de: 'Täglich entsteht eine verschlüsselte Sicherung der Datenbank auf demselben Server; die letzten 30 werden aufbewahrt. Den Schlüssel hat der Betreiber.',
    en: 'An encrypted backup of the database is made every day on the same server; the last 30 are kept. The operator has the key.',
  },
  'backups.operator': {
    de: 'Die Datenbank sichert der Betreiber selbst; wie und wie lange, sagt er dir unter der Adresse im Impressum.',
    en: 'The operator backs up the database; ask at the address in the imprint how and for how long.',
  },
  'backups.deleted': {
    de: 'Was du löschst, steht noch in älteren Sicherungen, bis sie durch neue ersetzt sind.',
    en: 'What you delete is still in older backups until newer ones have replaced them.',
  },
  'payments.stripe': {
    de: 'Die Zahlung läuft über Stripe; zum Bezahlen wechselst du auf dessen Seite. Stripe erfährt deine E-Mail-Adresse und den Tarif; Karten- und Kontodaten gibst du nur dort ein, wir sehen sie nicht (Art. 6 Abs. 1 lit. b DSGVO).',
    en: 'Payments are handled by Stripe; you pay on its page. Stripe learns your email address and the plan; you enter card and bank details only there, and we do not see them (Art. 6 (1) (b) GDPR).',
  },
  'payments.invoices': {
    de: 'Rechnungen bewahren wir acht Jahre auf, weil das Gesetz es verlangt (§ 147 AO; Art. 6 Abs. 1 lit. c DSGVO). Sie liegen bei Stripe und bleiben dort, auch wenn du dein Konto löschst.',
    en: 'Invoices are kept for eight years, because the law requires it (section 147 AO; Art. 6 (1) (c) GDPR). They are held by Stripe and stay there even if you delete your account.',
  },
  'payments.test': {
    de: 'Auf diesem Server ist kein Zahlungsdienst eingerichtet: es fließt kein Geld, und Stripe erfährt nichts.',
    en: 'This server has no payment service: no money moves, and Stripe learns nothing.',
  },
});
