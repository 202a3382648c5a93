/** Terms of the glossary: Coins, chains, wallets and exchanges. */
import type { GlossaryEntry } from '../glossary-entry.ts';

export const COIN_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'bitcoin',
    term: { de: 'Bitcoin', en: 'Bitcoin' },
    text: {
      de: 'Die erste Kryptowährung, seit 2009. Es wird nie mehr als 21 Millionen geben.',
      en: 'The first cryptocurrency, since 2009. There will never be more than 21 million.',
    },
    example: { de: 'Du kaufst 0,01 BTC für 500\u00a0€.', en: 'You buy 0.01 BTC for €500.' },
  },
  {
    id: 'altcoin',
    term: { de: 'Altcoin', en: 'Altcoin' },
    text: { de: 'Jede Kryptowährung außer Bitcoin.', en: 'Any cryptocurrency other than Bitcoin.' },
    example: { de: 'ETH, SOL und ADA sind Altcoins.', en: 'ETH, SOL and ADA are altcoins.' },
  },
  {
    id: 'token',
    term: { de: 'Token', en: 'Token' },
    text: {
      de: 'Ein Wert auf einer fremden Blockchain, von einem Vertrag ausgegeben.',
      en: "A value on somebody else's blockchain, issued by a contract.",
    },
    example: { de: 'USDC ist ein Token auf Ethereum.', en: 'USDC is a token on Ethereum.' },
  },
  {
    id: 'stablecoin',
    term: { de: 'Stablecoin', en: 'Stablecoin' },
    text: {
      de: 'Ein Token, dessen Kurs an eine Währung gebunden sein soll. Steuerlich ein Wert wie jeder andere.',
      en: 'A token whose price is meant to follow a currency. For tax an asset like any other.',
    },
    example: {
      de: 'Du tauschst BTC in USDT: das ist eine Veräußerung von BTC.',
      en: 'You swap BTC for USDT: that is a disposal of BTC.',
    },
  },
  {
    id: 'blockchain',
    term: { de: 'Blockchain', en: 'Blockchain' },
    text: {
      de: 'Ein gemeinsames Buch, in dem jede Transaktion für immer steht.',
      en: 'A shared ledger in which every transaction stays forever.',
    },
    example: {
      de: 'Jede Bitcoin-Zahlung seit 2009 ist nachzulesen.',
      en: 'Every Bitcoin payment since 2009 can be looked up.',
    },
  },
  {
    id: 'layer-2',
    term: { de: 'Layer 2', en: 'Layer 2' },
    text: {
      de: 'Ein schnelleres Netz, das auf einem anderen aufsetzt und dort abrechnet.',
      en: 'A faster network that builds on another one and settles there.',
    },
    example: { de: 'Arbitrum rechnet auf Ethereum ab.', en: 'Arbitrum settles on Ethereum.' },
  },
  {
    id: 'wallet',
    term: { de: 'Wallet', en: 'Wallet' },
    text: {
      de: 'Ein Programm oder Gerät, das deine Schlüssel verwahrt.',
      en: 'A program or device that holds your keys.',
    },
    example: { de: 'Eine Hardware-Wallet liegt in deiner Schublade.', en: 'A hardware wallet sits in your drawer.' },
  },
  {
    id: 'address',
    term: { de: 'Adresse', en: 'Address' },
    text: {
      de: 'Wohin man dir etwas schicken kann, wie eine Kontonummer.',
      en: 'Where things can be sent to you, like an account number.',
    },
    example: { de: 'bc1q… ist eine Bitcoin-Adresse.', en: 'bc1q… is a Bitcoin address.' },
  },
  {
    id: 'private-key',
    term: { de: 'Privater Schlüssel', en: 'Private key' },
    text: {
      de: 'Wer ihn hat, dem gehört das Geld. Cryptax fragt nie danach.',
      en: 'Whoever has it owns the money. Cryptax never asks for it.',
    },
    example: { de: 'Gib ihn niemals in eine Webseite ein.', en: 'Never enter it into a web page.' },
  },
  {
    id: 'seed',
    term: { de: 'Seed-Wörter', en: 'Seed words' },
    text: {
      de: '12 oder 24 Wörter, aus denen alle Schlüssel einer Wallet entstehen.',
      en: '12 or 24 words that generate all the keys of a wallet.',
    },
    example: { de: 'Sie gehören auf Papier, nicht in ein Foto.', en: 'They belong on paper, not in a photo.' },
  },
  {
    id: 'xpub',
    term: { de: 'Erweiterter öffentlicher Schlüssel', en: 'Extended public key' },
    text: {
      de: 'Zeigt alle Adressen einer Wallet, kann aber nichts ausgeben.',
      en: 'Shows all addresses of a wallet but cannot spend.',
    },
    example: {
      de: 'Mit dem xpub liest Cryptax deine Bitcoin-Wallet ganz.',
      en: 'With the xpub Cryptax reads your whole Bitcoin wallet.',
    },
  },
  {
    id: 'exchange',
    term: { de: 'Börse', en: 'Exchange' },
    text: { de: 'Ein Handelsplatz, der Coins für dich verwahrt.', en: 'A trading venue that holds coins for you.' },
    example: { de: 'Kraken und Bitpanda sind Börsen.', en: 'Kraken and Bitpanda are exchanges.' },
  },
  {
    id: 'hodl',
    term: { de: 'HODL', en: 'HODL' },
    text: {
      de: 'Behalten statt handeln. Nach einem Jahr ist der Verkauf steuerfrei.',
      en: 'Keeping instead of trading. After a year the sale is tax-free.',
    },
    example: {
      de: 'Gekauft am 3. Mai 2023, steuerfrei ab 4. Mai 2024.',
      en: 'Bought on 3 May 2023, tax-free from 4 May 2024.',
    },
  },
  {
    id: 'nft',
    term: { de: 'NFT', en: 'NFT' },
    text: { de: 'Ein einzelnes, unverwechselbares Token.', en: 'A single token that exists only once.' },
    example: { de: 'Ein Bild mit der Nummer 417.', en: 'A picture with the number 417.' },
  },
  {
    id: 'fork',
    term: { de: 'Hard Fork', en: 'Hard fork' },
    text: {
      de: 'Eine Blockchain teilt sich, und du hast danach beide Coins. Keine Einkünfte; die Kosten werden aufgeteilt.',
      en: 'A blockchain splits and you then have both coins. No income; the cost is divided.',
    },
    example: { de: 'Aus 1 BTC wurden 2017 1 BTC und 1 BCH.', en: 'In 2017, 1 BTC became 1 BTC and 1 BCH.' },
  },
  {
    id: 'airdrop',
    term: { de: 'Airdrop', en: 'Airdrop' },
    text: {
      de: 'Token, die ohne Kauf verteilt werden. Hast du etwas dafür getan, sind es Leistungen (§ 22 Nr. 3).',
      en: 'Tokens handed out without a purchase. If you did something for them they are income (section 22 no. 3).',
    },
    example: { de: 'Für einen Beitrag bekommst du 20 Token.', en: 'You get 20 tokens for a post.' },
  },
  {
    id: 'staking',
    term: { de: 'Staking', en: 'Staking' },
    text: {
      de: 'Coins sichern das Netz und bringen dafür Belohnungen. Die Belohnung ist eine Leistung (§ 22 Nr. 3) zum Kurs des Tages.',
      en: "Coins secure the network and earn rewards. The reward is income at that day's price.",
    },
    example: {
      de: '0,1 ETH Belohnung bei 2.000\u00a0€ zählen mit 200\u00a0€.',
      en: 'A reward of 0.1 ETH at €2,000 is income of €200.',
    },
  },
  {
    id: 'lending',
    term: { de: 'Lending', en: 'Lending' },
    text: {
      de: 'Coins gegen Zinsen verleihen. Die Zinsen sind eine Leistung (§ 22 Nr. 3).',
      en: 'Lending coins for interest. The interest is income.',
    },
    example: { de: '5 USDC Zinsen im Monat.', en: '5 USDC of interest a month.' },
  },
  {
    id: 'mining',
    term: { de: 'Mining', en: 'Mining' },
    text: {
      de: 'Rechenleistung gegen neue Coins. Auf Dauer oft ein Gewerbe.',
      en: 'Computing power in return for new coins. In the long run often a business.',
    },
    example: { de: 'Dein Rechner verdient 0,0001 BTC.', en: 'Your machine earns 0.0001 BTC.' },
  },
  {
    id: 'coin',
    term: { de: 'Coin', en: 'Coin' },
    text: {
      de: 'Eine Kryptowährung mit eigener Blockchain. In dieser App kurz für alles, was du an Krypto hältst, auch Token.',
      en: 'A cryptocurrency with its own blockchain. In this app, short for any crypto you hold, including tokens.',
    },
    example: { de: 'ETH ist der Coin von Ethereum.', en: 'ETH is the coin of Ethereum.' },
  },
  {
    id: 'asset',
    term: { de: 'Asset', en: 'Asset' },
    text: {
      de: 'Ein Vermögenswert. Hier: ein Coin oder ein Token.',
      en: 'Something of value that you own. Here: a coin or a token.',
    },
    example: { de: 'BTC und USDC sind zwei Assets.', en: 'BTC and USDC are two assets.' },
  },
  {
    id: 'evm',
    term: { de: 'EVM', en: 'EVM' },
    text: {
      de: 'Die Rechenweise von Ethereum. Blockchains, die sie teilen, nutzen dieselben Adressen.',
      en: 'The way Ethereum computes. Blockchains that share it use the same addresses.',
    },
    example: {
      de: 'Deine 0x-Adresse gilt auf Ethereum, Base und Polygon.',
      en: 'Your 0x address works on Ethereum, Base and Polygon.',
    },
  },
  {
    id: 'layer-1',
    term: { de: 'Layer 1', en: 'Layer 1' },
    text: {
      de: 'Eine Blockchain, die für sich selbst steht und nicht auf einer anderen abrechnet.',
      en: 'An independent blockchain that does not settle on another one.',
    },
    example: { de: 'Bitcoin, Ethereum und Solana.', en: 'Bitcoin, Ethereum and Solana.' },
  },
  {
    id: 'api-key',
    term: { de: 'API-Schlüssel', en: 'API key' },
    text: {
      de: 'Ein Zugang für Programme. Cryptax braucht nur einen, der lesen darf, nie einen zum Handeln oder Auszahlen.',
      en: 'Access for programs. Cryptax needs one that may only read, never one for trading or withdrawing.',
    },
    example: { de: 'Ein Leseschlüssel bei Kraken.', en: 'A read-only key at Kraken.' },
  },
];
