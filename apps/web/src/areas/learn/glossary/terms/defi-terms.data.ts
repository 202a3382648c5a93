/** Terms of the glossary: What happens on a blockchain, and what contracts do there. */
import type { GlossaryEntry } from '../glossary-entry.ts';

export const DEFI_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'dex',
    term: { de: 'DEX', en: 'DEX' },
    text: {
      de: 'Eine Börse ohne Betreiber: ein Vertrag auf der Blockchain tauscht.',
      en: 'An exchange without an operator: a contract on the blockchain swaps.',
    },
    example: { de: 'Auf Uniswap tauschst du ETH gegen DAI.', en: 'On Uniswap you swap ETH for DAI.' },
  },
  {
    id: 'defi',
    term: { de: 'DeFi', en: 'DeFi' },
    text: {
      de: 'Finanzdienste als Programme auf einer Blockchain: tauschen, leihen, verzinsen.',
      en: 'Financial services as programs on a blockchain: swapping, lending, earning.',
    },
    example: { de: 'Du verleihst USDC über Aave.', en: 'You lend USDC through Aave.' },
  },
  {
    id: 'smart-contract',
    term: { de: 'Smart Contract', en: 'Smart contract' },
    text: {
      de: 'Ein Programm auf der Blockchain, das immer tut, was darin steht.',
      en: 'A program on the blockchain that always does what it says.',
    },
    example: { de: 'Ein Vertrag zahlt Zinsen jede Sekunde aus.', en: 'A contract pays interest every second.' },
  },
  {
    id: 'gas',
    term: { de: 'Gas', en: 'Gas' },
    text: {
      de: 'Die Gebühr für eine Transaktion auf der Blockchain.',
      en: 'The fee for a transaction on a blockchain.',
    },
    example: { de: 'Ein Tausch kostet 0,002 ETH Gas.', en: 'A swap costs 0.002 ETH of gas.' },
  },
  {
    id: 'liquid-staking',
    term: { de: 'Liquid Staking', en: 'Liquid staking' },
    text: {
      de: 'Staking gegen ein handelbares Token wie stETH. Ob das ein Tausch ist, ist offen; Cryptax rechnet vorsichtig.',
      en: 'Staking in return for a tradable token such as stETH. Whether that is a swap is an open question; Cryptax takes the cautious view.',
    },
    example: { de: '1 ETH wird zu 1 stETH.', en: '1 ETH becomes 1 stETH.' },
  },
  {
    id: 'yield-farming',
    term: { de: 'Yield Farming', en: 'Yield farming' },
    text: {
      de: 'Erträge aus Pools und Belohnungen. Belohnungen sind eine Leistung, sobald sie ankommen.',
      en: 'Yields from pools and rewards. Rewards are income when received.',
    },
    example: { de: 'Ein Pool zahlt CRV aus.', en: 'A pool pays out CRV.' },
  },
  {
    id: 'liquidity-pool',
    term: { de: 'Liquiditätspool', en: 'Liquidity pool' },
    text: {
      de: 'Ein gemeinsamer Topf, aus dem getauscht wird. Ein- und Ausstieg gelten vorsichtig als Tausch.',
      en: 'A shared pool that swaps are made from. To be cautious, joining and leaving count as swaps.',
    },
    example: { de: 'Du gibst ETH und DAI und bekommst LP-Token.', en: 'You give ETH and DAI and get LP tokens.' },
  },
  {
    id: 'wrapping',
    term: { de: 'Wrapping', en: 'Wrapping' },
    text: {
      de: 'Ein Coin in der Form eines Tokens, eins zu eins. Gilt hier nicht als Verkauf.',
      en: 'A coin in the form of a token, one to one. Not a sale here.',
    },
    example: { de: 'ETH wird zu WETH.', en: 'ETH becomes WETH.' },
  },
  {
    id: 'bridge',
    term: { de: 'Bridge', en: 'Bridge' },
    text: { de: 'Bringt Coins auf eine andere Blockchain.', en: 'Brings coins to another blockchain.' },
    example: { de: 'USDC von Ethereum nach Base.', en: 'USDC from Ethereum to Base.' },
  },
  {
    id: 'approval',
    term: { de: 'Freigabe', en: 'Approval' },
    text: {
      de: 'Erlaubnis für einen Vertrag, deine Token zu bewegen. Kostet nur Gas.',
      en: 'Permission for a contract to move your tokens. Costs only gas.',
    },
    example: {
      de: 'Eine unbegrenzte Freigabe solltest du zurücknehmen.',
      en: 'You should revoke an unlimited approval.',
    },
  },
  {
    id: 'spam-token',
    term: { de: 'Spam-Token', en: 'Spam token' },
    text: {
      de: 'Ungefragt zugeschicktes Token, oft ein Köder. Cryptax legt es beiseite.',
      en: 'An unsolicited token, often bait. Cryptax sets it aside.',
    },
    example: { de: 'Ein Token mit einer Webadresse im Namen.', en: 'A token with a web address in its name.' },
  },
  {
    id: 'protocol',
    term: { de: 'Protokoll', en: 'Protocol' },
    text: {
      de: 'Ein Dienst auf der Blockchain, der nur aus Verträgen besteht.',
      en: 'A service on the blockchain made up entirely of contracts.',
    },
    example: { de: 'Aave verleiht, Uniswap tauscht.', en: 'Aave lends, Uniswap swaps.' },
  },
  {
    id: 'reading',
    term: { de: 'Lesart', en: 'Reading' },
    text: {
      de: 'Wo das Gesetz etwas offenlässt, gibt es mehrere vertretbare Auslegungen. Du wählst, der Bericht nennt deine Wahl.',
      en: 'Where the law leaves something open, several readings can be argued. You choose, and the report names your choice.',
    },
    example: { de: 'Einlage in einen Pool: Tausch oder kein Verkauf.', en: 'Joining a pool: a swap or no sale.' },
  },
  {
    id: 'hash',
    term: { de: 'Transaktions-Hash', en: 'Transaction hash' },
    text: {
      de: 'Die Nummer einer Transaktion auf der Blockchain. Mit ihr findest du sie im Block-Explorer wieder.',
      en: 'The number of a transaction on the blockchain. You can use it to find the transaction in a block explorer.',
    },
    example: { de: '0x5f3a… auf Etherscan suchen.', en: 'Search for 0x5f3a… on Etherscan.' },
  },
  {
    id: 'block-explorer',
    term: { de: 'Block-Explorer', en: 'Block explorer' },
    text: {
      de: 'Eine Webseite, auf der du jede Transaktion einer Blockchain nachlesen kannst.',
      en: 'A website where you can look up every transaction of a blockchain.',
    },
    example: {
      de: 'Etherscan für Ethereum, mempool.space für Bitcoin.',
      en: 'Etherscan for Ethereum, mempool.space for Bitcoin.',
    },
  },
];

/** Terms of the glossary: What keeps data and accounts safe. */
export const SAFETY_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'passphrase',
    term: { de: 'Passphrase', en: 'Passphrase' },
    text: {
      de: 'Ein langes Geheimwort, mit dem deine Daten verschlüsselt werden. Nur du kennst es, niemand kann es zurücksetzen.',
      en: 'A long secret that encrypts your data. Only you know it, nobody can reset it.',
    },
    example: { de: 'Vier zufällige Wörter.', en: 'Four random words.' },
  },
  {
    id: 'end-to-end',
    term: { de: 'Ende-zu-Ende verschlüsselt', en: 'End-to-end encrypted' },
    text: {
      de: 'Nur deine Geräte können die Daten lesen, der Server nicht.',
      en: 'Only your devices can read the data, the server cannot.',
    },
    example: { de: 'Synchronisieren, ohne dass wir mitlesen.', en: 'Syncing without us being able to read your data.' },
  },
  {
    id: 'passkey',
    term: { de: 'Passkey', en: 'Passkey' },
    text: {
      de: 'Anmelden mit Fingerabdruck, Gesicht oder Geräte-PIN statt mit einem Code.',
      en: 'Logging in with fingerprint, face or device PIN instead of a code.',
    },
    example: { de: 'Das Telefon bestätigt die Anmeldung.', en: 'Your phone confirms the login.' },
  },
  {
    id: 'adviser-pack',
    term: { de: 'Beraterpaket', en: 'Adviser pack' },
    text: {
      de: 'Eine verschlüsselte Datei mit Bericht und Buchungen für deine Steuerberatung, nur zum Lesen.',
      en: 'An encrypted file with report and entries for your tax adviser, read-only.',
    },
    example: { de: 'Die Passphrase gibst du am Telefon durch.', en: 'You pass the passphrase on by phone.' },
  },
];
