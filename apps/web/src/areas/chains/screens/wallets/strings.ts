/** Words of the wallets: key figures, the form, the cards, deleting. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const walletsStrings = defineStrings('wallets', {
  context: {
    de: 'Wir lesen nur. Private Schlüssel und Seeds fragen wir nie ab.',
    en: 'We only read. Private keys and seeds are never asked for.',
  },
  'stat.wallets': { de: 'Wallets', en: 'Wallets' },
  'stat.venues': {
    de: { one: '{{count}} Börse', other: '{{count}} Börsen' },
    en: { one: '{{count}} exchange', other: '{{count}} exchanges' },
  },
  'stat.own': { de: '{{count}} eigene', en: '{{count}} of your own' },
  'stat.value': { de: 'Wert', en: 'Value' },
  'stat.value.empty': { de: 'noch keine Wallet', en: 'no wallet yet' },
  'stat.value.none': { de: 'kein Kurs bekannt', en: 'no price known' },
  'stat.value.at': { de: 'Kurse: {{sources}}, Stand {{at}}', en: 'Prices: {{sources}}, {{at}}' },
  'stat.unpriced': {
    de: { one: '{{count}} Wert ohne Kurs', other: '{{count}} Werte ohne Kurs' },
    en: { one: '{{count}} asset without a price', other: '{{count}} assets without a price' },
  },
  'stat.missing': {
    de: { one: 'In {{count}} Wallet ging mehr ab, als ankam', other: 'In {{count}} Wallets ging mehr ab, als ankam' },
    en: { one: 'More left {{count}} wallet than came in', other: 'More left {{count}} wallets than came in' },
  },
  'stat.unread': {
    de: { one: '{{count}} Wallet noch nicht gelesen', other: '{{count}} Wallets noch nicht gelesen' },
    en: { one: '{{count}} wallet not read yet', other: '{{count}} wallets not read yet' },
  },
  'stat.chains': { de: 'Chains', en: 'Chains' },
  'stat.chains.none': { de: 'noch keine', en: 'none yet' },
  'stat.synced': { de: 'Synchronisiert', en: 'Synced' },
  'stat.synced.note': { de: '{{running}} läuft, {{stale}} veraltet', en: '{{running}} running, {{stale}} stale' },
  'sync.all': { de: 'Alle synchronisieren', en: 'Sync all' },
  'sync.all.at': { de: 'Liest {{at}} von {{total}}', en: 'Reading {{at}} of {{total}}' },
  'sync.all.done': {
    de: '{{successful}} von {{total}} Wallets gelesen',
    en: '{{successful}} of {{total}} wallets read',
  },
  'sync.all.added': {
    de: { one: '{{count}} Buchung übernommen.', other: '{{count}} Buchungen übernommen.' },
    en: { one: '{{count}} entry added.', other: '{{count}} entries added.' },
  },
  'sync.all.failed': {
    de: 'Woran es bei den übrigen lag, steht an der Wallet.',
    en: 'What went wrong with the others is shown on their cards.',
  },
  more: { de: 'Weitere Aktionen', en: 'More actions' },
  export: { de: 'Wallet-Liste exportieren (.json)', en: 'Export wallet list (.json)' },
  import: { de: 'Wallet-Liste importieren (.json)', en: 'Import wallet list (.json)' },
  'import.done': {
    de: '{{imported}} importiert, {{skipped}} übersprungen',
    en: '{{imported}} imported, {{skipped}} skipped',
  },
  'import.type': { de: 'Nur .json-Dateien.', en: 'Only .json files.' },
  'import.unreadable': {
    de: 'Diese Datei lässt sich nicht lesen oder ist zu groß für eine Wallet-Liste.',
    en: 'This file cannot be read or is too large for a wallet list.',
  },
  services: { de: 'Dienste und Server', en: 'Services and servers' },

  'add.title': { de: 'Wallet hinzufügen', en: 'Add a wallet' },
  'add.ways': { de: 'Weg', en: 'Way' },
  'way.address': { de: 'Adresse', en: 'Address' },
  'way.browser': { de: 'Browser-Wallet', en: 'Browser wallet' },
  'way.api': { de: 'Börse per API', en: 'Exchange by API' },
  'way.file': { de: 'Datei', en: 'File' },
  'way.api.text': {
    de: 'Börsen liest Cryptax mit einem Schlüssel, der nur lesen darf.',
    en: 'Exchanges are read with a key that may only read.',
  },
  'way.api.go': { de: 'Börse verbinden', en: 'Connect an exchange' },
  'way.file.text': {
    de: 'Exporte von Börsen und Wallets liest der Import; jede Datei bekommt ihre Wallet von selbst.',
    en: 'Exports from exchanges and wallets go through the import; each file gets its own wallet automatically.',
  },
  'way.file.go': { de: 'Datei importieren', en: 'Import a file' },
  'manual.divider': { de: 'oder manuell verwalten', en: 'or manage by hand' },
  name: { de: 'Name', en: 'Name' },
  'name.placeholder': { de: 'z. B. Ledger', en: 'e.g. Ledger' },
  'name.missing': { de: 'Name und Adresse sind nötig.', en: 'Name and address are required' },
  address: { de: 'Öffentliche Adresse', en: 'Public address' },
  'address.hint': {
    de: 'Für Bitcoin auch xpub, ypub oder zpub: die Adressen werden auf diesem Gerät abgeleitet.',
    en: 'For Bitcoin also xpub, ypub or zpub: addresses are derived on this device.',
  },
  type: { de: 'Typ', en: 'Type' },
  'type.exchange': { de: 'Börse', en: 'Exchange' },
  'type.hardware': { de: 'Hardware', en: 'Hardware' },
  'type.software': { de: 'Software', en: 'Software' },
  'type.defi': { de: 'DeFi', en: 'DeFi' },
  'type.unknown': { de: 'Unbekannt', en: 'Unknown' },
  add: { de: 'Hinzufügen', en: 'Add' },
  detect: { de: 'Chain erkennen', en: 'Detect chain' },
  'found.evm': { de: 'Gültige EVM-Adresse. Wir lesen:', en: 'Valid EVM address. We read:' },
  'found.other': { de: 'Gültige Adresse. Wir lesen:', en: 'Valid address. We read:' },
  'found.key': {
    de: 'Erweiterter Schlüssel: alle benutzten Adressen werden gelesen, der Schlüssel bleibt hier.',
    en: 'Extended key: all used addresses are read, the key stays here.',
  },
  'found.none': { de: 'Unbekanntes Wallet-Format', en: 'Unknown wallet format' },
  'found.wrong': {
    de: 'Ungültige Adresse: die Prüfsumme stimmt nicht.',
    en: 'Invalid address: the checksum does not match.',
  },
  'chain.add': { de: 'Chain', en: 'Chain' },
  'chain.remove': { de: '{{chain}} entfernen', en: 'Remove {{chain}}' },
  'chain.sure': { de: 'sicher', en: 'certain' },
  'chain.maybe': { de: 'möglich', en: 'possible' },
  'fee.ask': { de: 'Netzwerkgebühr schätzen', en: 'Estimate the network fee' },
  'fee.asking': { de: 'Netzwerkgebühr wird abgefragt …', en: 'Asking for the network fee …' },
  'fee.title': { de: 'Geschätzte Netzwerkgebühr', en: 'Estimated network fee' },
  'fee.of': { de: 'Überweisung auf {{chain}}:', en: 'Transfer on {{chain}}:' },
  'fee.about': { de: 'etwa', en: 'about' },
  'fee.least': {
    de: 'mindestens (ohne den Anteil der Hauptchain)',
    en: 'at least (without the share of the main chain)',
  },
  'fee.cent': { de: 'unter 1 Cent', en: 'less than a cent' },
  'fee.source': { de: '{{service}}, {{age}}', en: '{{service}}, {{age}}' },
  'fee.unknown': { de: 'Gebühr nicht bekannt', en: 'Fee not known' },
  privacy: {
    de: {
      one: 'Zum Lesen geht die Adresse an {{services}}. Dieser Dienst sieht Adresse und IP, sonst nichts.',
      other: 'Zum Lesen geht die Adresse an {{services}}. Diese Dienste sehen Adresse und IP, sonst nichts.',
    },
    en: {
      one: 'To read it, the address goes to {{services}}. This service sees address and IP, nothing else.',
      other: 'To read it, the address goes to {{services}}. These services see address and IP, nothing else.',
    },
  },
  'privacy.enter': { de: 'Schlüssel hinterlegen', en: 'Enter the key' },
  'privacy.key': {
    de: '{{chain}}: geht nur mit einem eigenen Schlüssel. Kostenlos bei:',
    en: '{{chain}}: only with your own key. Free at:',
  },
  'privacy.paid-key': {
    de: '{{chain}}: kein Dienst ist kostenlos. Nimm die Datei aus dem Explorer, einen eigenen Server oder einen bezahlten Schlüssel bei:',
    en: '{{chain}}: no service is free. Use the file from the explorer, your own server or a paid key from:',
  },
  'privacy.relayed': {
    de: '{{services}} fragt der Server von Cryptax für dich: Er sieht die Adresse, der Dienst sieht den Server statt deiner IP.',
    en: 'The Cryptax server asks {{services}} for you: it sees the address, the service sees the server in place of your IP.',
  },
  'relay.question': {
    de: '{{chains}}: Browser bekommen dort keine Antwort ({{services}}). Der Server von Cryptax kann die Anfragen weiterreichen. Er sieht dann die Adresse, speichert und protokolliert nichts davon und schickt keine Schlüssel mit.',
    en: '{{chains}}: browsers get no answer there ({{services}}). The Cryptax server can pass the requests on. It then sees the address, stores and logs none of it, and sends no keys.',
  },
  'relay.otherwise': {
    de: 'Ohne ihn brauchst du einen eigenen Server (unter „Dienste und Server“, wo du die Erlaubnis auch zurücknimmst) oder eine Datei.',
    en: 'Without it you need your own server (under “Services and servers”, where you can also withdraw this permission) or a file.',
  },
  'relay.key': {
    de: 'Mit einem eigenen Schlüssel geht es auch ohne ihn. Kostenlos bei:',
    en: 'With your own key it works without it as well. Free at:',
  },
  'relay.allow': { de: 'Weiterreichen erlauben', en: 'Allow passing on' },
  'privacy.one-year': {
    de: '{{chain}}: {{services}} kennt nur etwa das letzte Jahr. Älteres fehlt dann.',
    en: '{{chain}}: {{services}} only knows about the last year. Anything older will be missing.',
  },
  'privacy.recent': {
    de: '{{chain}}: {{services}} kennt alte Buchungen nicht immer. Vergleiche den Bestand nach dem Lesen.',
    en: '{{chain}}: {{services}} does not always know old transactions. Compare the balance after reading.',
  },
  'added.known': { de: 'Diese Adresse ist schon da.', en: 'This address is already there.' },
  added: { de: 'Hinzugefügt. Die Chain wird gelesen.', en: 'Added. Reading the chain.' },
  'demo.only': {
    de: 'Du siehst Beispieldaten. Eigene Wallets legst du bei deinen eigenen Daten an.',
    en: 'You are looking at demo data. Your own wallets belong to your own data.',
  },
  'demo.own': { de: 'Eigene Daten zeigen', en: 'Show my own data' },

  'status.pending': { de: 'Ausstehend', en: 'Pending' },
  'status.syncing': { de: 'Wird gelesen …', en: 'Reading …' },
  'status.synced': { de: 'Aktuell', en: 'Up to date' },
  'status.error': { de: 'Fehler', en: 'Error' },
  'status.stale': { de: 'Veraltet', en: 'Stale' },
  'status.demo': { de: 'Beispieldaten', en: 'Demo data' },
  'status.file': { de: 'Aus Datei', en: 'From file' },
  'status.connection': { de: 'Aus Verbindung', en: 'From connection' },
  'demo.warning': {
    de: 'Das sind Beispieldaten, keine echten Werte der Blockchain.',
    en: 'This is demo data, not real blockchain values.',
  },
  'value.rate': { de: '1 € = {{rate}} $ (EZB, {{day}})', en: '€1 = {{rate}} USD (ECB, {{day}})' },
  'value.none': { de: 'kein Kurs', en: 'no price' },
  'value.part': { de: 'ohne {{assets}}', en: 'without {{assets}}' },
  'holdings.bar': { de: 'Zusammensetzung von {{name}}', en: 'Composition of {{name}}' },
  'holdings.none': { de: 'Kein Bestand', en: 'Nothing held' },
  'holdings.missing': {
    de: 'Seit {{day}} fehlen {{amount}}: Es ging mehr ab, als ankam.',
    en: '{{amount}} missing since {{day}}: more left than came in.',
  },
  'holdings.unread': { de: 'Bestand noch nicht bekannt', en: 'Balance not known yet' },
  'holdings.more': { de: 'und {{count}} weitere', en: 'and {{count}} more' },
  'basis.chain': { de: 'Bestand laut Chain, noch nicht gebucht', en: 'Balance according to the chain, not booked yet' },
  'check.same': { de: 'Bestand stimmt mit der Chain überein', en: 'Balance agrees with the chain' },
  'check.differs': {
    de: 'Differenz zur Chain: {{amount}} {{asset}}',
    en: 'Difference from the chain: {{amount}} {{asset}}',
  },
  'check.untold': {
    de: {
      one: 'Für {{count}} Token nennt kein Dienst den Bestand.',
      other: 'Für {{count}} Tokens nennt kein Dienst den Bestand.',
    },
    en: {
      one: 'No service reports the balance of {{count}} token.',
      other: 'No service reports the balance of {{count}} tokens.',
    },
  },
  'check.more': { de: 'und {{count}} weitere', en: 'and {{count}} more' },
  'check.connection': { de: 'Bestand aus der Verbindung berechnet', en: 'Balance computed from the connection' },
  'check.file': { de: 'Bestand aus der Datei berechnet', en: 'Balance computed from the file' },
  'check.hand': { de: 'Bestand aus Buchungen berechnet', en: 'Balance computed from entries' },
  'check.unread': { de: 'Noch nicht gelesen', en: 'Not read yet' },
  reading: {
    de: { one: '{{count}} Transaktion gelesen ({{service}})', other: '{{count}} Transaktionen gelesen ({{service}})' },
    en: { one: '{{count}} transaction read ({{service}})', other: '{{count}} transactions read ({{service}})' },
  },
  starting: { de: 'Verbindung wird aufgebaut', en: 'Connecting' },
  transactions: {
    de: { one: '{{count}} Transaktion', other: '{{count}} Transaktionen' },
    en: { one: '{{count}} transaction', other: '{{count}} transactions' },
  },
  events: {
    de: { one: '{{count}} Buchung', other: '{{count}} Buchungen' },
    en: { one: '{{count}} entry', other: '{{count}} entries' },
  },
  tokens: {
    de: { one: '{{count}} Token', other: '{{count}} Token' },
    en: { one: '{{count}} token', other: '{{count}} tokens' },
  },
  waiting: {
    de: { one: '{{count}} noch nicht gebucht', other: '{{count}} noch nicht gebucht' },
    en: { one: '{{count}} not booked yet', other: '{{count}} not booked yet' },
  },
  open: {
    de: { one: '{{count}} Bewegung ohne Gegenseite', other: '{{count}} Bewegungen ohne Gegenseite' },
    en: { one: '{{count}} movement without its other side', other: '{{count}} movements without their other side' },
  },
  outputs: {
    de: {
      one: '{{count}} Buchung wurde gelesen, bevor Outputs bekannt waren. Ihre Tranchen bestimmt deine Methode statt der ausgegebenen Outputs (Rz. 61).',
      other:
        '{{count}} Buchungen wurden gelesen, bevor Outputs bekannt waren. Ihre Tranchen bestimmt deine Methode statt der ausgegebenen Outputs (Rz. 61).',
    },
    en: {
      one: '{{count}} entry was read before outputs were known. Your method decides its lots instead of the outputs spent (margin no. 61).',
      other:
        '{{count}} entries were read before outputs were known. Your method decides their lots instead of the outputs spent (margin no. 61).',
    },
  },
  'outputs.read': { de: 'Outputs einlesen', en: 'Read the outputs' },
  'open.answer': { de: 'Klären', en: 'Settle' },
  take: { de: 'Buchungen übernehmen', en: 'Add entries' },
  addresses: {
    de: { one: '{{count}} Adresse', other: '{{count}} Adressen' },
    en: { one: '{{count}} address', other: '{{count}} addresses' },
  },
  never: { de: 'Nie', en: 'Never' },
  sync: { de: 'Neu einlesen', en: 'Read again' },
  stop: { de: 'Anhalten', en: 'Stop' },
  'load.file': { de: 'Datei laden', en: 'Load file' },
  details: { de: 'Details', en: 'Details' },
  explorer: { de: 'Im Explorer öffnen', en: 'Open in explorer' },
  actions: { de: 'Aktionen für {{name}}', en: 'Actions for {{name}}' },
  'show.transactions': { de: 'Buchungen zeigen', en: 'Show entries' },
  delete: { de: 'Löschen', en: 'Delete' },
  'delete.title': { de: 'Wallet „{{name}}“ wirklich löschen?', en: 'Really delete the wallet “{{name}}”?' },
  'delete.text': {
    de: 'Die Wallet und das von der Chain Gelesene verschwinden von diesem Gerät. Auf der Chain ändert sich nichts.',
    en: 'The wallet and everything read from the chain are removed from this device. Nothing changes on the chain.',
  },
  'delete.events': {
    de: {
      one: 'Auch die {{count}} Buchung dieser Wallet entfernen',
      other: 'Auch die {{count}} Buchungen dieser Wallet entfernen',
    },
    en: {
      one: 'Also remove the {{count}} entry of this wallet',
      other: 'Also remove the {{count}} entries of this wallet',
    },
  },
  'delete.events.note': {
    de: 'Sonst bleiben sie bestehen. Beides lässt sich rückgängig machen.',
    en: 'Otherwise they stay. Both can be undone.',
  },
  deleted: { de: 'Wallet gelöscht', en: 'Wallet deleted' },

  'missing.title': { de: 'Fehlt eine Wallet?', en: 'Missing a wallet?' },
  'missing.text': {
    de: 'Lege jede Wallet an, die du je benutzt hast, auch leere. Nur so erkennt Cryptax Transfers und führt Kaufdatum und Kosten weiter.',
    en: 'Add every wallet you have ever used, even empty ones. Only then can Cryptax recognise transfers and carry purchase dates and costs forward.',
  },
  'missing.browser': { de: '{{name}} in diesem Browser gefunden', en: '{{name}} found in this browser' },
  'missing.connect': { de: 'verbinden', en: 'connect' },
  'missing.list': { de: 'Wallet-Liste als JSON', en: 'Wallet list as JSON' },
  'missing.import': { de: 'importieren', en: 'import' },
  'empty.title': { de: 'Noch keine Wallets', en: 'No wallets yet' },
  'empty.text': {
    de: 'Füge eine öffentliche Adresse hinzu oder importiere eine Datei. Beides bleibt auf diesem Gerät.',
    en: 'Add a public address or import a file. Both stay on this device.',
  },
});
