/** Words of a wallet's drawer and of the services that are asked about chains. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const detailStrings = defineStrings('wallets.details', {
  eyebrow: { de: 'Wallet', en: 'Wallet' },
  'tab.overview': { de: 'Übersicht', en: 'Overview' },
  'tab.proof': { de: 'Bestand', en: 'Balance' },
  'tab.tokens': { de: 'Token', en: 'Tokens' },
  'tab.history': { de: 'Verlauf', en: 'History' },
  ownership: { de: 'Zeigen, dass die Adresse dir gehört', en: 'Show that the address is yours' },
  'ownership.line': {
    de: 'Unterschreibe diesen Text in deiner Wallet („Nachricht signieren“) und füge die Unterschrift ein. Sie wird hier geprüft, ohne jemanden zu fragen, und als Beleg abgelegt. Schlüssel gibst du nie ein.',
    en: 'Sign this text in your wallet (“sign message”) and paste the signature. It is checked here without asking anybody and kept as a document. You never enter a key.',
  },
  'ownership.signature': { de: 'Unterschrift', en: 'Signature' },
  'ownership.check': { de: 'Prüfen und ablegen', en: 'Check and keep' },
  'ownership.proven': {
    de: 'Die Unterschrift stammt von dieser Adresse. Sie liegt jetzt bei den Belegen.',
    en: 'The signature was made by this address. It is now among your documents.',
  },
  'ownership.other': {
    de: 'Die Unterschrift stammt von einer anderen Adresse oder gehört zu einem anderen Text. Unterschreibe genau den Text oben.',
    en: 'The signature was made by another address or for another text. Sign exactly the text above.',
  },
  'ownership.unreadable': {
    de: 'Das ist keine Unterschrift. Auf Ethereum beginnt sie mit 0x und hat 132 Zeichen, bei Bitcoin besteht sie aus mindestens 88 Buchstaben und Ziffern.',
    en: 'This is not a signature. On Ethereum it begins with 0x and has 132 characters, for Bitcoin it has at least 88 letters and digits.',
  },
  'ownership.unsupported': {
    de: 'Hinter dieser Adresse stehen mehrere Schlüssel oder ein Skript. Das kann Cryptax nicht prüfen. Hänge ein Bildschirmfoto deiner Wallet an.',
    en: 'This address belongs to several keys or a script. Cryptax cannot check that. Attach a screenshot of your wallet.',
  },
  'year-end': { de: 'Bestand am Jahresende belegen', en: 'Prove the balance at the end of a year' },
  'year-end.line': {
    de: 'Cryptax fragt die Dienste dieser Chain nach dem letzten Block des Jahres in Berliner Zeit und was die Adresse dort hielt. Das Ergebnis liegt danach bei den Belegen.',
    en: 'Cryptax asks the services of this chain for the last block of the year in Berlin time and what the address held there. The result is then among the documents.',
  },
  'year-end.year': { de: 'Jahr', en: 'Year' },
  'year-end.ask': { de: 'Abfragen und ablegen', en: 'Ask and keep' },
  'year-end.block': {
    de: 'Letzter Block {{block}} vom {{at}}, Quelle {{service}}.',
    en: 'Last block {{block}} of {{at}}, source {{service}}.',
  },
  'year-end.no-block': {
    de: 'Kein Dienst nennt den letzten Block. Es zählen die Transaktionen bis Mitternacht in Berlin.',
    en: 'No service names the last block. Transactions up to midnight in Berlin count.',
  },
  'year-end.unread': {
    de: 'Der Verlauf dieser Wallet ist nicht bis über das Jahresende gelesen. Lies ihn erst, dann steht auch die Summe der Transaktionen da.',
    en: 'The history of this wallet has not been read past the end of the year. Read it first, then the sum of its transactions is shown here too.',
  },
  'year-end.silent': {
    de: 'Keine Auskunft über diesen Zeitpunkt von: {{services}}. Frag später noch einmal.',
    en: 'No answer about that moment from: {{services}}. Ask again later.',
  },
  'year-end.nothing': { de: 'Kein Bestand bekannt.', en: 'No balance known.' },
  'year-end.told': { de: 'laut Chain', en: 'as the chain says' },
  'year-end.computed': { de: 'Summe der Transaktionen', en: 'sum of the transactions' },
  'year-end.rewards-unknown': {
    de: 'Nicht abgeholte Erträge: Die Chain sagt es nicht.',
    en: 'Unclaimed rewards: the chain does not say.',
  },
  'year-end.no-rewards': { de: 'Nicht abgeholte Erträge: keine.', en: 'Unclaimed rewards: none.' },
  'year-end.reward-now': {
    de: '{{amount}} nicht abgeholt, Zufluss spätestens am 31.12. (Rz. 48a)',
    en: '{{amount}} unclaimed, income on 31 December at the latest (margin no. 48a)',
  },
  'year-end.reward-later': {
    de: 'Zufluss erst mit dem Abholen, im Jahr {{year}}',
    en: 'Income only when claimed, in {{year}}',
  },
  'year-end.kept': { de: 'Der Nachweis liegt bei den Belegen.', en: 'The proof is among the documents.' },
  'year-end.not-kept': {
    de: 'Nichts ist bekannt, deshalb ist auch nichts abgelegt.',
    en: 'Nothing is known, so nothing was kept.',
  },
  tabs: { de: 'Ansichten', en: 'Views' },
  chain: { de: 'Chain', en: 'Chain' },
  address: { de: 'Adresse', en: 'Address' },
  addresses: { de: 'Benutzte Adressen', en: 'Used addresses' },
  balance: { de: 'Bestand', en: 'Balance' },
  lastSync: { de: 'Zuletzt vollständig gelesen', en: 'Last read completely' },
  transactions: { de: 'Transaktionen', en: 'Transactions' },
  check: { de: 'Abgleich mit der Chain', en: 'Check against the chain' },
  'check.text': {
    de: 'Was alle gelesenen Transaktionen ergeben, gegen das, was die Chain sagt ({{at}}). Eine Differenz wird gezeigt, nie ausgeglichen.',
    en: 'What all transactions read add up to, against what the chain says ({{at}}). A difference is shown, never smoothed over.',
  },
  'check.asset': { de: 'Asset', en: 'Asset' },
  'check.computed': { de: 'Berechnet', en: 'Computed' },
  'check.onchain': { de: 'Chain', en: 'Chain' },
  'check.difference': { de: 'Differenz', en: 'Difference' },
  'check.untold': { de: 'nennt kein Dienst', en: 'no service reports it' },
  failures: { de: 'Was schiefging', en: 'What went wrong' },
  stats: { de: 'Statistik als JSON', en: 'Statistics as JSON' },
  'tokens.none': { de: 'Keine Token gefunden.', en: 'No tokens found.' },
  'tokens.spam': { de: 'Aussortiert', en: 'Filtered out' },
  'tokens.spam.text': {
    de: 'Unerbetene Token werden nicht gebucht. Ist eines doch deins, hole es zurück.',
    en: 'Unsolicited tokens are not booked. If one is yours after all, bring it back.',
  },
  'token.transfers': {
    de: { one: '{{count}} Transfer', other: '{{count}} Transfers' },
    en: { one: '{{count}} transfer', other: '{{count}} transfers' },
  },
  'token.want': { de: 'Kein Spam', en: 'Not spam' },
  'token.spam': { de: 'Als Spam aussortieren', en: 'Mark as spam' },
  'flag.large-amount': { de: 'Große Menge', en: 'Large Amount' },
  'flag.suspicious-name': { de: 'Verdächtiger Name', en: 'Suspicious Name' },
  'flag.unusual-decimals': { de: 'Ungewöhnliche Nachkommastellen', en: 'Unusual Decimals' },
  'flag.link-in-name': { de: 'Werbung im Namen', en: 'Advertising in its name' },
  'flag.copied-symbol': { de: 'Kopiertes Kürzel', en: 'Copied symbol' },
  'flag.forged-sender': { de: 'In deinem Namen gefälscht', en: 'Forged in your name' },
  'category.defi': { de: 'DeFi', en: 'DeFi' },
  'category.governance': { de: 'Governance', en: 'Governance' },
  'category.oracle': { de: 'Oracle', en: 'Oracle' },
  'category.wrapped': { de: 'Wrapped', en: 'Wrapped' },
  'category.meme': { de: 'Meme', en: 'Meme' },
  'category.dao': { de: 'DAO', en: 'DAO' },
  'category.nft': { de: 'NFT', en: 'NFT' },
  'category.l2': { de: 'Layer 2', en: 'Layer 2' },
  'category.stablecoin': { de: 'Stablecoin', en: 'Stablecoin' },
  'category.unknown': { de: 'Unbekannt', en: 'Unknown' },
  'history.none': { de: 'Noch nichts gelesen.', en: 'Nothing read yet.' },
  'history.more': { de: 'Weitere {{count}} zeigen', en: 'Show {{count}} more' },

  'services.title': { de: 'Dienste und Server', en: 'Services and servers' },
  'services.text': {
    de: 'Cryptax fragt öffentliche Dienste nach deinen Adressen. Was du hier einstellst, bleibt auf diesem Gerät.',
    en: 'Cryptax asks public services about your addresses. What you set here stays on this device.',
  },
  'services.keys': {
    de: 'Mit eigenem Schlüssel geht es schneller, manche Chains gehen nur so.',
    en: 'It is faster with your own key, and some chains need one.',
  },
  'services.keys.open': { de: 'Schlüssel für Dienste', en: 'Keys for services' },
  'services.public': {
    de: 'Auch öffentliche Dienste fragen, wenn er nicht antwortet',
    en: 'Ask public services too when it does not answer',
  },
  'services.own': { de: 'Eigener Server', en: 'Your own server' },
  'services.own.text': {
    de: 'Trägst du einen eigenen Knoten oder Explorer ein, wird für diese Chain nur dieser gefragt. Er muss Anfragen von dieser Seite erlauben (CORS).',
    en: 'If you enter your own node or explorer, only that is asked for this chain. It must allow requests from this page (CORS).',
  },
  'services.relay': {
    de: 'Der Server von Cryptax darf Dienste fragen, die Browsern nicht antworten ({{services}})',
    en: 'The Cryptax server may ask services that do not answer browsers ({{services}})',
  },
  'services.relay.text': {
    de: 'Er sieht dabei die Adresse und behält nichts. Mit Schlüssel oder eigenem Server wird direkt gefragt.',
    en: 'It sees the address and keeps nothing. With your own key or server, the service is asked directly.',
  },
  'services.chain': { de: 'Chain', en: 'Chain' },
  'services.base': { de: 'Adresse des Servers', en: 'Server address' },
  'services.base.wrong': { de: 'Keine Web-Adresse: {{chains}}', en: 'Not a web address: {{chains}}' },
  'services.asked': { de: 'Gefragte Dienste: {{services}}', en: 'Services asked: {{services}}' },
  'services.save': { de: 'Speichern', en: 'Save' },
  'services.saved': { de: 'Gespeichert', en: 'Saved' },
});

/** Who gets to see the address, and what a chain wants before the first try. */
export const serviceStrings = defineStrings('wallets.services', {
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
});
