/**
 * Privacy policy. It describes the data flows there are; a new flow changes this text in the same commit. Every outside
 * service that a page may ask is named; a test holds the text against the list. What differs between installations is in
 * `instance-facts.tsx`.
 */
import type { LegalSection, LegalText } from '../../parts/legal-page.tsx';

/** What a browser asks of others than us: price services, readers of chains, wallets, exchanges. */
const CHAIN_SERVICES = [
  'Bitcoin: mempool.space, blockstream.info',
  'Litecoin, Dogecoin, Bitcoin Cash: litecoinspace.org, trezor.io',
  'Ethereum, Polygon, Arbitrum, Optimism, Base, Avalanche, BNB, Gnosis, Linea: etherscan.io, blockscout.com, optimism.io, routescan.io, linea.build',
  'Solana: solana.com, helius-rpc.com · Cosmos: cosmos.directory · NEAR: nearblocks.io · Stellar: stellar.org',
  'Polkadot, Moonbeam, Astar: subscan.io · Cardano: koios.rest · TRON: trongrid.io · XRP: xrplcluster.com',
] as const;

const OUTSIDE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'prices',
    title: { de: 'Kurse, nur auf Wunsch', en: 'Prices, only if you wish' },
    paragraphs: {
      de: [
        'Tageskurse für viele Coins kommen mit der App. Schaltest du Kurse aus dem Netz ein, fragt dein Browser diese Dienste direkt. Sie sehen deine IP-Adresse und nach welchem Coin und Tag gefragt wird, nie deine Bestände (Art. 6 Abs. 1 lit. a DSGVO: Einwilligung durch den Schalter).',
      ],
      en: [
        'Daily prices for many coins come with the app. If you turn on online prices, your browser asks these services directly. They see your IP address and which coin and day is asked for, never your holdings (Art. 6 (1) (a) GDPR: consent by the switch).',
      ],
    },
    list: {
      de: [
        'DefiLlama (llama.fi), CoinGecko (coingecko.com), Binance (binance.vision), Kraken (kraken.com), Coinbase (coinbase.com), Bitstamp (bitstamp.net).',
        'Europäische Zentralbank: Wechselkurse, über unseren Server; sie sieht nur ihn.',
      ],
      en: [
        'DefiLlama (llama.fi), CoinGecko (coingecko.com), Binance (binance.vision), Kraken (kraken.com), Coinbase (coinbase.com), Bitstamp (bitstamp.net).',
        'European Central Bank: exchange rates, through our server; it only sees our server.',
      ],
    },
  },
  {
    id: 'chains',
    title: { de: 'Wallets lesen, nur auf Wunsch', en: 'Reading wallets, only if you wish' },
    paragraphs: {
      de: [
        'Liest du eine Wallet, fragt dein Browser den Dienst der jeweiligen Blockchain. Er sieht deine IP-Adresse und die Adresse, die du liest. Eine Wallet in deinem Browser fragen wir nur nach Adresse, Netzwerk und Guthaben. Private Schlüssel und Seed-Wörter nehmen wir nicht an.',
      ],
      en: [
        'If you read a wallet, your browser asks the service for that blockchain. It sees your IP address and the address you read. A wallet in your browser is only asked for address, network and balance. We do not accept private keys or seed words.',
      ],
    },
    list: { de: CHAIN_SERVICES, en: CHAIN_SERVICES },
  },
  {
    id: 'exchanges',
    title: { de: 'Börsen verbinden, nur auf Wunsch', en: 'Connecting exchanges, only if you wish' },
    paragraphs: {
      de: [
        'Der Schlüssel einer Börse liegt verschlüsselt in deinem Browser. Weil Börsen keiner Webseite antworten, reicht unser Server jede Anfrage mit dem Schlüssel an die Börse weiter und die Antwort an dich zurück. Er speichert und protokolliert beides nicht. Die Börse sieht die IP-Adresse unseres Servers. Bist du angemeldet, merkt sich dein Konto Börse, Namen und Zeit des letzten Abgleichs, sonst nichts; dürfen nur deine Geräte die Daten lesen, merkt es sich nur, dass es die Verbindung gibt.',
      ],
      en: [
        'The key for an exchange is stored encrypted in your browser. Because exchanges do not answer web pages, our server passes each request with the key on to the exchange and the answer back to you. It stores and logs neither. The exchange sees the IP address of our server. If you are logged in, your account remembers exchange, name and time of the last sync, nothing else; if only your devices may read the data, it only remembers that there is a connection.',
      ],
    },
  },
];

/** What is added by an account, by syncing and by paying. */
const ACCOUNT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'account',
    title: { de: 'Mit Konto', en: 'With an account' },
    paragraphs: {
      de: [
        'Wir speichern Name, E-Mail-Adresse und einen nicht umkehrbaren Hash deines Passworts (Argon2id), dazu deine Sitzungen mit Zeit und Gerät und, wenn du sie einrichtest, zweite Faktoren und API-Schlüssel (Art. 6 Abs. 1 lit. b DSGVO: Vertrag). E-Mails schicken wir nur zu Konto und Vertrag. Meldest du dich über einen anderen Anbieter an, bekommen wir von ihm Name und E-Mail-Adresse.',
        'Legst du Dateien eines versiegelten Berichts für die API in dein Konto, liegen sie dort unverändert, auch mit deinem Namen, bis du sie wieder entfernst.',
        'Du kannst in den Einstellungen alles herunterladen und das Konto löschen; dann löschen wir seine Daten.',
      ],
      en: [
        'We store name, email address and a one-way hash of your password (Argon2id), your sessions with time and device and, if you set them up, second factors and API keys (Art. 6 (1) (b) GDPR: contract). We only send emails about your account and your contract. If you log in through another provider, we receive your name and email address from it.',
        'If you put the files of a sealed report into your account for the API, they stay there unchanged, including your name, until you remove them.',
        'In the settings you can download everything and delete the account; we then delete its data.',
      ],
    },
  },
  {
    id: 'sync',
    title: { de: 'Synchronisation', en: 'Syncing' },
    paragraphs: {
      de: [
        'Schaltest du sie ein, liegt alles, worauf deine Zahlen beruhen, zusätzlich auf dem Server, nach Nutzer getrennt: Buchungen und offene Zeilen, Namen und Prüfsummen deiner Dateien, Wallets mit ihren Adressen, Steuerprofil und Angaben für das Deckblatt, eigene Kurse und Regeln, der Verlauf deiner Änderungen, versiegelte Berichte und angehängte Belege. Schlüssel von Börsen und Diensten gehören nie dazu (Art. 6 Abs. 1 lit. b DSGVO: Vertrag).',
        'Wer das lesen darf, entscheidest du, bevor etwas gesendet wird. Vorgewählt ist „Nur ich“: Dein Gerät verschlüsselt alles; der Server kann den Inhalt nicht lesen und sieht nur, wie viele Einträge und Bücher es sind, wie groß sie ungefähr sind und wann sie von welchem deiner Geräte geändert wurden. Wählst du „Auch der Dienst“, kann er alles lesen; hat dein Tarif eine API, legt dein Gerät dafür auch Bestände und die Zahlen deiner Steuerjahre dort ab. Du kannst es später ändern.',
      ],
      en: [
        'If you turn it on, everything your figures rest on is also stored on the server, separated by user: entries and open rows, names and checksums of your files, wallets with their addresses, tax profile and cover page details, your own prices and rules, the history of your changes, sealed reports and attached documents. Keys of exchanges and services are never part of it (Art. 6 (1) (b) GDPR: contract).',
        'You decide who may read it before anything is sent. “Only I” is preselected: your device encrypts everything; the server cannot read the content and only sees how many entries and books there are, roughly how large they are, and when and by which of your devices they were changed. If you choose “The service too”, it can read everything; if your plan has an API, your device also puts your holdings and the figures of your tax years there for it. You can change this later.',
      ],
    },
  },
  // What is said here depends on who takes the payments (instance-facts.tsx).
  { id: 'payment', title: { de: 'Beim Bezahlen', en: 'When you pay' }, paragraphs: { de: [], en: [] } },
  {
    id: 'declarations',
    title: { de: 'Kündigen und widerrufen ohne Anmeldung', en: 'Cancelling and withdrawing without logging in' },
    paragraphs: {
      de: [
        'Kündigst oder widerrufst du ohne Anmeldung, speichern wir, was du dort angibst (Name, E-Mail-Adresse, Vertrag, Grund und Zeitpunkt), drei Jahre lang als Nachweis, oder bis du dein Konto löschst (Art. 6 Abs. 1 lit. c DSGVO, §§ 312k und 356a BGB).',
      ],
      en: [
        'If you cancel or withdraw without logging in, we keep what you state there (name, email address, contract, reason and time) for three years as proof, or until you delete your account (Art. 6 (1) (c) GDPR, sections 312k and 356a BGB).',
      ],
    },
  },
];

export const privacyText: LegalText = {
  title: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  intro: {
    de: 'Kurz gesagt: Ohne Konto bleiben deine Dateien und Buchungen in deinem Browser. Anfragen nach außen gibt es nur, wenn du sie einschaltest oder auslöst. Wir werten nichts aus und verkaufen nichts.',
    en: 'In short: without an account your files and entries stay in your browser. Requests to the outside are only made if you turn them on or start them. We analyse nothing and sell nothing.',
  },
  changedOn: '2026-11-18',
  sections: [
    {
      id: 'controller',
      title: { de: 'Wer verantwortlich ist', en: 'Who is responsible' },
      paragraphs: {
        de: [
          'Verantwortlich ist, wer diese Installation betreibt. Name, Anschrift und E-Mail-Adresse stehen im Impressum. „Wir“ meint im Folgenden diesen Betreiber.',
        ],
        en: [
          'Whoever runs this installation is responsible. Name, address and email are in the imprint. “We” below means this operator.',
        ],
      },
    },
    {
      id: 'device',
      title: { de: 'Auf deinem Gerät', en: 'On your device' },
      paragraphs: {
        de: [
          'Dateien, Transaktionen, Steuerprofil, Berichte und Einstellungen liegen in der Datenbank deines Browsers. Gelesen und gerechnet wird dort. Wir haben darauf keinen Zugriff. Du kannst sie in den Einstellungen sichern, wiederherstellen und vollständig löschen.',
          'Die Auswertung deines Wegs durch die App ist ausgeschaltet. Schaltest du sie ein, bleiben ihre Daten in diesem Browser; du kannst sie ansehen, herunterladen und löschen. Mitteilungen über Fristen und Freigrenzen sind ebenfalls ausgeschaltet; schaltest du sie ein, berechnet sie dein Gerät, ohne einen Dienst dazwischen.',
        ],
        en: [
          'Files, transactions, tax profile, reports and settings are in your browser’s database. They are read and calculated there. We have no access to them. In the settings you can back them up, restore them and delete them completely.',
          'Statistics about how you use the app are off. If you turn them on, they stay in this browser; you can view, download and delete them. Notifications about deadlines and limits are off as well; if you turn them on, your device works them out, without a service in between.',
        ],
      },
    },
    {
      id: 'server',
      title: { de: 'Beim Aufruf der Seite', en: 'When you open the page' },
      paragraphs: {
        de: [
          'Der Server liefert die App aus und sieht dabei deine IP-Adresse, wie jeder Webserver. Die App fragt ihn nach seinem Zustand und nach Wechselkursen; darin steht nichts über dich. Seine Protokolle enthalten Zeit, Pfad und Ergebnis, aber keine Beträge, Adressen oder Zugangsdaten (Art. 6 Abs. 1 lit. f DSGVO: sicherer Betrieb).',
        ],
        en: [
          'The server delivers the app and sees your IP address, as every web server does. The app asks it for its status and for exchange rates; these requests say nothing about you. Its logs contain time, path and outcome, but no amounts, addresses or credentials (Art. 6 (1) (f) GDPR: secure operation).',
        ],
      },
    },
    ...OUTSIDE_SECTIONS,
    ...ACCOUNT_SECTIONS,
    {
      id: 'storage',
      title: { de: 'Speicher im Browser, keine Cookies', en: 'Storage in the browser, no cookies' },
      paragraphs: {
        de: [
          'Wir setzen keine Cookies. Der Browser merkt sich Sprache, Farben, Modus, Steuerjahr und den Stand der Einführung, die App selbst für den Betrieb ohne Internet und, wenn du angemeldet bist, deine Sitzung. Wer sich einmal angemeldet hat, behält hier außerdem ein zufälliges Kennzeichen: Es sagt dem Server bei der nächsten Anmeldung, dass dieser Browser das Konto kennt, damit fremde Fehlversuche dich nicht aussperren; der Server kennt davon nur einen Prüfwert und vergisst ihn 180 Tage nach der letzten Anmeldung. Das alles bleibt, bis du es löschst, die Sitzung bis zur Abmeldung. Es ist technisch nötig und braucht keine Einwilligung (§ 25 Abs. 2 TDDDG).',
        ],
        en: [
          'We set no cookies. The browser remembers language, theme, mode, tax year and the state of the introduction, the app itself for offline use and, if you are logged in, your session. Anyone who has logged in once also keeps a random token here: at the next login it tells the server that this browser knows the account, so that failed attempts by strangers do not lock you out; the server holds only a hash of it and forgets it 180 days after the last login. All of it stays until you delete it, the session until you log out. It is technically necessary and needs no consent (section 25 (2) TDDDG).',
        ],
      },
    },
    {
      id: 'rights',
      title: { de: 'Deine Rechte', en: 'Your rights' },
      paragraphs: {
        de: [
          'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO) und kannst dich bei einer Aufsichtsbehörde beschweren. Die Kontaktdaten stehen im Impressum. Eine Einwilligung, etwa für Live-Kurse, nimmst du zurück, indem du den Schalter ausschaltest.',
        ],
        en: [
          'You have the right to access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR) and may complain to a supervisory authority. Contact details are in the imprint. You withdraw consent, for example to live prices, by turning the switch off.',
        ],
      },
    },
  ],
};
