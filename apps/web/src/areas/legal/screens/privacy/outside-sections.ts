/** What a browser asks of others than us: price services, readers of chains, wallets, exchanges. */
import type { LegalSection } from '../../parts/legal-text.ts';

const CHAIN_SERVICES = [
  'Bitcoin: mempool.space, blockstream.info',
  'Litecoin, Dogecoin, Bitcoin Cash: litecoinspace.org, trezor.io',
  'Ethereum, Polygon, Arbitrum, Optimism, Base, Avalanche, BNB, Gnosis, Linea: etherscan.io, blockscout.com, optimism.io, routescan.io, linea.build, thegraph.com',
  'Solana: solana.com · Cosmos: cosmos.directory · NEAR: nearblocks.io · Stellar: stellar.org',
  'Polkadot, Moonbeam, Astar: subscan.io · Cardano: koios.rest · TRON: trongrid.io · XRP: xrplcluster.com',
] as const;

export const OUTSIDE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'prices',
    title: { de: 'Kurse, nur auf Wunsch', en: 'Prices, only if you wish' },
    paragraphs: {
      de: [
        'Tageskurse für viele Coins kommen mit der App. Schaltest du Kurse aus dem Netz ein, fragt dein Browser diese Dienste direkt. Sie sehen deine IP-Adresse und nach welchem Coin und Tag gefragt wird, nie deine Bestände (Art. 6 Abs. 1 lit. a DSGVO: Einwilligung durch den Schalter).',
      ],
      en: [
        'Day prices of many coins come with the app. If you turn on prices from the network, your browser asks these services directly. They see your IP address and which coin and day is asked for, never your holdings (Art. 6 (1) (a) GDPR: consent by the switch).',
      ],
    },
    list: {
      de: [
        'DefiLlama (llama.fi), CoinGecko (coingecko.com), Binance (binance.vision), Kraken (kraken.com), Coinbase (coinbase.com), Bitstamp (bitstamp.net).',
        'Europäische Zentralbank: Wechselkurse, über unseren Server; sie sieht nur ihn.',
      ],
      en: [
        'DefiLlama (llama.fi), CoinGecko (coingecko.com), Binance (binance.vision), Kraken (kraken.com), Coinbase (coinbase.com), Bitstamp (bitstamp.net).',
        'European Central Bank: exchange rates, through our server; it sees only that.',
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
        'If you read a wallet, your browser asks the service of its blockchain. It sees your IP address and the address you read. A wallet in your browser is asked only for address, network and balance. We do not take private keys or seed words.',
      ],
    },
    list: { de: CHAIN_SERVICES, en: CHAIN_SERVICES },
  },
  {
    id: 'exchanges',
    title: { de: 'Börsen verbinden, nur auf Wunsch', en: 'Connecting exchanges, only if you wish' },
    paragraphs: {
      de: [
        'Der Schlüssel einer Börse liegt verschlüsselt in deinem Browser. Weil Börsen keiner Webseite antworten, reicht unser Server jede Frage mit dem Schlüssel an die Börse weiter und die Antwort an dich zurück. Er speichert und protokolliert beides nicht. Die Börse sieht die IP-Adresse unseres Servers. Ist dein Konto verbunden, merkt es sich Börse, Namen und Zeit des letzten Abgleichs, sonst nichts.',
      ],
      en: [
        'The key of an exchange lies encrypted in your browser. Because exchanges answer no web page, our server passes each question with the key on to the exchange and the answer back to you. It stores and logs neither. The exchange sees the IP address of our server. If you are logged in, your account remembers exchange, name and time of the last sync, nothing else.',
      ],
    },
  },
];
