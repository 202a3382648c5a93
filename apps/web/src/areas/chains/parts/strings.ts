/** Words that every screen with wallets shares: states, failures of services, the warning about secrets. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const walletStrings = defineStrings('wallet', {
  'secret.title': { de: 'Das ist ein Geheimnis.', en: 'This is a secret.' },
  secret: {
    de: 'Das sieht nach einem privaten Schlüssel oder einer Seed-Phrase aus. Cryptax braucht so etwas nie; das Feld wurde geleert und nichts gespeichert. Hast du es schon anderswo eingefügt, ziehe dein Guthaben auf eine neue Wallet um.',
    en: 'This looks like a private key or a seed phrase. Cryptax never needs one; the field was cleared and nothing was stored. If you pasted it anywhere else, move your coins to a new wallet.',
  },
  'doubt.hash.title': { de: 'Hash oder privater Schlüssel?', en: 'Hash or private key?' },
  'doubt.hash.text': {
    de: 'Beide sehen gleich aus. Was du hier eingibst, geht an einen öffentlichen Dienst. Kopiert aus dem Block-Explorer oder der Liste deiner Wallet ist es ein Hash.',
    en: 'Both look alike. What you enter here goes to a public service. Copied from a block explorer or from the list of your wallet, it is a hash.',
  },
  'doubt.hash': { de: 'Es ist ein Hash', en: 'It is a hash' },
  'doubt.near.title': { de: 'NEAR-Konto oder privater Schlüssel?', en: 'NEAR account or private key?' },
  'doubt.near.text': {
    de: 'Beide können so aussehen. Eine Adresse wird gespeichert und bei öffentlichen Diensten abgefragt; ein Schlüssel gehört nie hierher.',
    en: 'Both may look like this. An address is stored and asked of public services; a key never belongs here.',
  },
  'doubt.near': { de: 'Es ist ein NEAR-Konto', en: 'It is a NEAR account' },
  'doubt.clear': { de: 'Feld leeren', en: 'Clear the field' },
  'own-server': { de: 'Eigener Server', en: 'Your own server' },
  'failure.offline': { de: 'Keine Internetverbindung verfügbar', en: 'No internet connection' },
  'failure.unreachable': { de: 'Nicht erreichbar', en: 'Cannot be reached' },
  'failure.timeout': { de: 'Zeitüberschreitung', en: 'Timed out' },
  'failure.rate-limited': { de: 'Zu viele Anfragen', en: 'Too many requests' },
  'failure.server': { de: 'Server-Fehler', en: 'Server error' },
  'failure.refused': { de: 'Zugriff verweigert', en: 'Access refused' },
  'failure.not-found': { de: 'Daten nicht gefunden', en: 'Data not found' },
  'failure.garbage': { de: 'Unverständliche Antwort', en: 'Answer could not be read' },
  'failure.too-large': { de: 'Antwort zu groß', en: 'Answer too large' },
  'failure.cancelled': { de: 'Angehalten', en: 'Stopped' },
  'failure.api-key': { de: 'API-Schlüssel fehlt oder ist ungültig', en: 'API key missing or invalid' },
  'failure.unsupported': {
    de: 'Chain wird von diesem Dienst nicht unterstützt',
    en: 'Chain not supported by this service',
  },
  'failure.api': { de: 'Der Dienst meldet: {{message}}', en: 'The service says: {{message}}' },
  'failure.other': { de: 'Die Abfrage ist fehlgeschlagen', en: 'The request failed' },
  'no-service': {
    de: 'Für diese Chain ist kein Dienst eingerichtet. Hinterlege einen Schlüssel unter „Einstellungen“, „Schlüssel für Dienste“.',
    en: 'No service is set up for this chain. Enter a key under “Settings”, “Keys for services”.',
  },
  'outputs.done': {
    de: {
      one: 'Bei {{count}} Buchung bestimmen jetzt die ausgegebenen Outputs die Tranche',
      other: 'Bei {{count}} Buchungen bestimmen jetzt die ausgegebenen Outputs die Tranche',
    },
    en: {
      one: 'The outputs spent now decide the lots of {{count}} entry',
      other: 'The outputs spent now decide the lots of {{count}} entries',
    },
  },
  'taken.title': {
    de: { one: '{{count}} Buchung übernommen', other: '{{count}} Buchungen übernommen' },
    en: { one: '{{count}} entry added', other: '{{count}} entries added' },
  },
  'taken.open': {
    de: {
      one: '{{count}} wartet auf deine Antwort unter „Transaktionen“.',
      other: '{{count}} warten auf deine Antwort unter „Transaktionen“.',
    },
    en: {
      one: '{{count}} is waiting for your answer under “Transactions”.',
      other: '{{count}} are waiting for your answer under “Transactions”.',
    },
  },
  'taken.removed': {
    de: { one: '{{count}} auf der Chain rückgängig gemacht.', other: '{{count}} auf der Chain rückgängig gemacht.' },
    en: { one: '{{count}} was reversed on the chain.', other: '{{count}} were reversed on the chain.' },
  },
  'taken.nothing': { de: 'Nichts Neues auf der Chain.', en: 'Nothing new on the chain.' },
  stopped: {
    de: 'Angehalten. Der nächste Abgleich liest dort weiter.',
    en: 'Stopped. The next sync continues from there.',
  },
  incomplete: {
    de: 'Unvollständig gelesen ({{cause}}). Der nächste Abgleich liest dort weiter.',
    en: 'Not read completely ({{cause}}). The next sync continues from there.',
  },
  copied: { de: 'Adresse kopiert!', en: 'Address copied!' },
  'copy.address': { de: 'Adresse {{address}} kopieren', en: 'Copy address {{address}}' },
  'limit.transactions': {
    de: 'Grenze erreicht: Im Tarif Free sind noch {{left}} Transaktionen frei, diese Wallet bringt {{wanted}}.',
    en: 'Transaction limit reached! You have {{left}} transactions left in FREE plan. Upgrade to import {{wanted}} more transactions.',
  },
  'limit.sources': {
    de: 'Im Tarif Free ist eine Quelle enthalten; mit dieser Wallet wären es {{count}} ({{names}}).',
    en: 'The Free plan has one source; with this wallet it would be {{count}} ({{names}}).',
  },
});

export const historyStrings = defineStrings('wallet.history', {
  'kind.sent': { de: 'Gesendet', en: 'Sent' },
  'kind.received': { de: 'Empfangen', en: 'Received' },
  'kind.moved': { de: 'Umgebucht', en: 'Moved' },
  'kind.swap': { de: 'Getauscht', en: 'Swapped' },
  'kind.income': { de: 'Ertrag', en: 'Income' },
  'kind.fee': { de: 'Nur Gebühr', en: 'Fee only' },
  'kind.nothing': { de: 'Nichts bewegt', en: 'Nothing moved' },
  'kind.open': { de: 'Zu klären', en: 'To be settled' },
  failed: { de: 'fehlgeschlagen', en: 'failed' },
  spam: { de: 'Spam', en: 'spam' },
  'in-ledger': { de: 'gebucht', en: 'booked' },
});
