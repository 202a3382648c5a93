/** The words of this app, explained without further words that need explaining, each with an example. */
import type { Locale } from '../i18n/strings.ts';

export interface GlossaryEntry {
  readonly id: string;
  readonly term: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
  readonly example: Readonly<Record<Locale, string>>;
}

export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: 'bitcoin',
    term: { de: 'Bitcoin', en: 'Bitcoin' },
    text: {
      de: 'Die erste Kryptowährung, seit 2009. Es wird nie mehr als 21 Millionen geben.',
      en: 'The first cryptocurrency, since 2009. There will never be more than 21 million.',
    },
    example: { de: 'Du kaufst 0,01 BTC für 500 EUR.', en: 'You buy 0.01 BTC for 500 EUR.' },
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
      de: 'Ein gemeinsames Buch, in dem jede Buchung für immer steht.',
      en: 'A shared book in which every entry stays for ever.',
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
      en: 'A program or device that keeps your keys.',
    },
    example: { de: 'Eine Hardware-Wallet liegt in deiner Schublade.', en: 'A hardware wallet lies in your drawer.' },
  },
  {
    id: 'address',
    term: { de: 'Adresse', en: 'Address' },
    text: {
      de: 'Wohin man dir etwas schicken kann, wie eine Kontonummer.',
      en: 'Where things can be sent to you, like an account number.',
    },
    example: { de: 'bc1q… ist eine Bitcoin-Adresse.', en: 'bc1q... is a Bitcoin address.' },
  },
  {
    id: 'private-key',
    term: { de: 'Privater Schlüssel', en: 'Private key' },
    text: {
      de: 'Wer ihn hat, dem gehört das Geld. Cryptax fragt nie danach.',
      en: 'Who has it owns the money. Cryptax never asks for it.',
    },
    example: { de: 'Gib ihn niemals in eine Webseite ein.', en: 'Never enter it into a web page.' },
  },
  {
    id: 'seed',
    term: { de: 'Seed-Wörter', en: 'Seed words' },
    text: {
      de: '12 oder 24 Wörter, aus denen alle Schlüssel einer Wallet entstehen.',
      en: '12 or 24 words from which all keys of a wallet are made.',
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
    text: { de: 'Ein Handelsplatz, der Coins für dich verwahrt.', en: 'A trading venue that keeps coins for you.' },
    example: { de: 'Kraken und Bitpanda sind Börsen.', en: 'Kraken and Bitpanda are exchanges.' },
  },
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
    text: { de: 'Die Gebühr für eine Buchung auf der Blockchain.', en: 'The fee for an entry on a blockchain.' },
    example: { de: 'Ein Tausch kostet 0,002 ETH Gas.', en: 'A swap costs 0.002 ETH of gas.' },
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
    text: { de: 'Ein einzelnes, unverwechselbares Token.', en: 'A single, unmistakable token.' },
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
      de: 'Geschenkte Token. Hast du etwas dafür getan, sind es Einkünfte.',
      en: 'Tokens given away. If you did something for them they are income.',
    },
    example: { de: 'Für einen Beitrag bekommst du 20 Token.', en: 'You get 20 tokens for a post.' },
  },
  {
    id: 'staking',
    term: { de: 'Staking', en: 'Staking' },
    text: {
      de: 'Coins sichern das Netz und bringen dafür Belohnungen. Die Belohnung ist Einkommen zum Kurs des Tages.',
      en: "Coins secure the network and earn rewards. The reward is income at that day's price.",
    },
    example: {
      de: '0,1 ETH Belohnung bei 2.000 EUR sind 200 EUR Einkünfte.',
      en: 'A reward of 0.1 ETH at 2,000 EUR is income of 200 EUR.',
    },
  },
  {
    id: 'liquid-staking',
    term: { de: 'Liquid Staking', en: 'Liquid staking' },
    text: {
      de: 'Staking gegen ein handelbares Token wie stETH. Ob das ein Tausch ist, ist offen; Cryptax rechnet vorsichtig.',
      en: 'Staking against a tradable token such as stETH. Whether that is a swap is open; Cryptax computes cautiously.',
    },
    example: { de: '1 ETH wird zu 1 stETH.', en: '1 ETH becomes 1 stETH.' },
  },
  {
    id: 'lending',
    term: { de: 'Lending', en: 'Lending' },
    text: {
      de: 'Coins gegen Zinsen verleihen. Die Zinsen sind Einkünfte.',
      en: 'Lending coins for interest. The interest is income.',
    },
    example: { de: '5 USDC Zinsen im Monat.', en: '5 USDC of interest a month.' },
  },
  {
    id: 'mining',
    term: { de: 'Mining', en: 'Mining' },
    text: {
      de: 'Rechenleistung gegen neue Coins. Auf Dauer oft ein Gewerbe.',
      en: 'Computing power for new coins. If lasting, often a business.',
    },
    example: { de: 'Dein Rechner verdient 0,0001 BTC.', en: 'Your machine earns 0.0001 BTC.' },
  },
  {
    id: 'yield-farming',
    term: { de: 'Yield Farming', en: 'Yield farming' },
    text: {
      de: 'Erträge aus Pools und Belohnungen. Belohnungen sind Einkünfte bei Zufluss.',
      en: 'Yields from pools and rewards. Rewards are income when received.',
    },
    example: { de: 'Ein Pool zahlt CRV aus.', en: 'A pool pays out CRV.' },
  },
  {
    id: 'liquidity-pool',
    term: { de: 'Liquiditätspool', en: 'Liquidity pool' },
    text: {
      de: 'Ein gemeinsamer Topf, aus dem getauscht wird. Ein- und Ausstieg gelten vorsichtig als Tausch.',
      en: 'A common pot that swaps are made from. Joining and leaving count, cautiously, as swaps.',
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
      en: 'An unlimited approval should be taken back.',
    },
  },
  {
    id: 'spam-token',
    term: { de: 'Spam-Token', en: 'Spam token' },
    text: {
      de: 'Ungefragt zugeschicktes Token, oft ein Köder. Cryptax legt es beiseite.',
      en: 'A token sent unasked, often bait. Cryptax sets it aside.',
    },
    example: { de: 'Ein Token mit einer Webadresse im Namen.', en: 'A token with a web address in its name.' },
  },
  {
    id: 'private-sale',
    term: { de: 'Privates Veräußerungsgeschäft', en: 'Private sale' },
    text: {
      de: 'Verkauf von Privatvermögen nach § 23 EStG. Innerhalb eines Jahres steuerpflichtig.',
      en: 'Sale of private property by section 23 EStG. Taxable within a year.',
    },
    example: { de: 'Gekauft im Januar, verkauft im Juni.', en: 'Bought in January, sold in June.' },
  },
  {
    id: 'disposal',
    term: { de: 'Veräußerung', en: 'Disposal' },
    text: { de: 'Verkaufen, tauschen oder mit Coins bezahlen.', en: 'Selling, swapping or paying with coins.' },
    example: { de: 'Kaffee mit Bitcoin bezahlt.', en: 'Coffee paid with Bitcoin.' },
  },
  {
    id: 'acquisition',
    term: { de: 'Anschaffung', en: 'Acquisition' },
    text: {
      de: 'Kaufen oder eintauschen. Damit beginnt die Haltefrist.',
      en: 'Buying or getting in a swap. It starts the holding period.',
    },
    example: { de: 'Kauf von 1 ETH.', en: 'Purchase of 1 ETH.' },
  },
  {
    id: 'cost',
    term: { de: 'Anschaffungskosten', en: 'Acquisition cost' },
    text: {
      de: 'Was du bezahlt hast, mit den Gebühren des Kaufs.',
      en: 'What you paid, including the fees of the purchase.',
    },
    example: { de: '1.000 EUR und 5 EUR Gebühr: 1.005 EUR.', en: '1,000 EUR and a fee of 5 EUR: 1,005 EUR.' },
  },
  {
    id: 'proceeds',
    term: { de: 'Veräußerungserlös', en: 'Proceeds' },
    text: {
      de: 'Was du bekommen hast, in Euro zum Zeitpunkt des Verkaufs.',
      en: 'What you got, in euro at the time of the sale.',
    },
    example: { de: '0,5 BTC für 25.000 EUR.', en: '0.5 BTC for 25,000 EUR.' },
  },
  {
    id: 'expenses',
    term: { de: 'Werbungskosten', en: 'Expenses' },
    text: { de: 'Kosten des Verkaufs; sie mindern den Gewinn.', en: 'Costs of the sale; they reduce the gain.' },
    example: { de: '12 EUR Handelsgebühr.', en: 'A trading fee of 12 EUR.' },
  },
  {
    id: 'gain',
    term: { de: 'Gewinn', en: 'Gain' },
    text: { de: 'Erlös minus Kosten minus Werbungskosten.', en: 'Proceeds minus cost minus expenses.' },
    example: { de: '1.500 minus 1.005 minus 5 sind 490 EUR.', en: '1,500 minus 1,005 minus 5 is 490 EUR.' },
  },
  {
    id: 'holding-period',
    term: { de: 'Haltefrist', en: 'Holding period' },
    text: {
      de: 'Nach mehr als einem Jahr ist der Verkauf steuerfrei. Gezählt wird in Kalendertagen.',
      en: 'After more than a year the sale is tax-free. Counted in calendar days.',
    },
    example: { de: 'Kauf 1.3.2024, steuerfrei ab 2.3.2025.', en: 'Bought 1 March 2024, tax-free from 2 March 2025.' },
  },
  {
    id: 'limit',
    term: { de: 'Freigrenze', en: 'Limit' },
    text: {
      de: 'Unter 1.000 EUR Gewinn im Jahr bleibt alles frei (bis 2023: 600 EUR). Ab der Grenze ist alles steuerpflichtig.',
      en: 'Below 1,000 EUR of gains a year everything is free (until 2023: 600 EUR). From the limit on all of it is taxable.',
    },
    example: { de: '999,99 EUR: keine Steuer. 1.000 EUR: alles.', en: '999.99 EUR: no tax. 1,000 EUR: all of it.' },
  },
  {
    id: 'allowance',
    term: { de: 'Freibetrag', en: 'Allowance' },
    text: {
      de: 'Etwas anderes als die Freigrenze: Ein Freibetrag bleibt immer frei, nur der Rest zählt.',
      en: 'Something else than the limit: an allowance always stays free, only the rest counts.',
    },
    example: { de: 'Bei § 23 gibt es keinen Freibetrag.', en: 'Section 23 has no allowance.' },
  },
  {
    id: 'service-income',
    term: { de: 'Sonstige Leistung', en: 'Service income' },
    text: {
      de: 'Einkünfte nach § 22 Nr. 3 EStG, zum Beispiel aus Staking. Unter 256 EUR im Jahr frei.',
      en: 'Income by section 22 no. 3 EStG, such as staking. Free below 256 EUR a year.',
    },
    example: {
      de: '200 EUR Staking: frei. 256 EUR: alles steuerpflichtig.',
      en: '200 EUR of staking: free. 256 EUR: all taxable.',
    },
  },
  {
    id: 'lot',
    term: { de: 'Tranche', en: 'Lot' },
    text: {
      de: 'Ein Kauf mit Datum und Kosten. Verkauft wird aus Tranchen.',
      en: 'A purchase with its date and cost. Sales use up lots.',
    },
    example: { de: '2 ETH aus dem Kauf vom 4. April.', en: '2 ETH of the purchase of 4 April.' },
  },
  {
    id: 'fifo',
    term: { de: 'FIFO', en: 'FIFO' },
    text: {
      de: 'Zuerst gekauft, zuerst verkauft. Der Standard beim Finanzamt.',
      en: 'First bought, first sold. The standard at the tax office.',
    },
    example: { de: 'Der Kauf von 2021 geht vor dem von 2023.', en: 'The purchase of 2021 goes before that of 2023.' },
  },
  {
    id: 'lifo',
    term: { de: 'LIFO', en: 'LIFO' },
    text: {
      de: 'Zuletzt gekauft, zuerst verkauft. Hier nur zum Vergleich.',
      en: 'Last bought, first sold. Here for comparison only.',
    },
    example: { de: 'Der jüngste Kauf wird verkauft.', en: 'The latest purchase is sold.' },
  },
  {
    id: 'hifo',
    term: { de: 'HIFO', en: 'HIFO' },
    text: {
      de: 'Der teuerste Kauf zuerst. Hier nur zum Vergleich.',
      en: 'The most expensive purchase first. Here for comparison only.',
    },
    example: { de: 'Der Kauf bei 60.000 EUR geht zuerst.', en: 'The purchase at 60,000 EUR goes first.' },
  },
  {
    id: 'average-cost',
    term: { de: 'Durchschnittsmethode', en: 'Average cost' },
    text: {
      de: 'Alle Käufe zu einem Durchschnittspreis. Vom Finanzministerium zugelassen.',
      en: 'All purchases at one average price. Allowed by the finance ministry.',
    },
    example: { de: '1 zu 100 und 1 zu 200: Kosten je 150.', en: '1 at 100 and 1 at 200: cost of 150 each.' },
  },
  {
    id: 'wallet-scope',
    term: { de: 'Walletbezogen', en: 'Per wallet' },
    text: {
      de: 'Tranchen werden je Wallet gezählt, so wie es das Finanzministerium vorsieht.',
      en: 'Lots are counted per wallet, as the finance ministry foresees.',
    },
    example: {
      de: 'Was auf Kraken gekauft wurde, wird dort verkauft.',
      en: 'What was bought on Kraken is sold there.',
    },
  },
  {
    id: 'transfer',
    term: { de: 'Transfer', en: 'Transfer' },
    text: {
      de: 'Bewegung zwischen eigenen Wallets. Kein Verkauf; die Tranchen ziehen mit um.',
      en: 'A move between own wallets. No sale; the lots move along.',
    },
    example: {
      de: '1 BTC von der Börse auf die Hardware-Wallet.',
      en: '1 BTC from the exchange to the hardware wallet.',
    },
  },
  {
    id: 'swap',
    term: { de: 'Tausch', en: 'Swap' },
    text: {
      de: 'Ein Coin gegen einen anderen: Verkauf des einen, Kauf des anderen.',
      en: 'One coin for another: a sale of the one, a purchase of the other.',
    },
    example: { de: '1 ETH gegen 2.000 USDC.', en: '1 ETH for 2,000 USDC.' },
  },
  {
    id: 'loss-carry',
    term: { de: 'Verlustvortrag', en: 'Loss carry-forward' },
    text: {
      de: 'Verluste aus § 23 mindern Gewinne aus § 23 in anderen Jahren.',
      en: 'Losses of section 23 reduce gains of section 23 in other years.',
    },
    example: {
      de: '2.000 EUR Verlust 2022 gegen 3.000 EUR Gewinn 2024.',
      en: 'A loss of 2,000 EUR in 2022 against a gain of 3,000 EUR in 2024.',
    },
  },
  {
    id: 'loss-harvesting',
    term: { de: 'Verluste nutzen', en: 'Tax-loss harvesting' },
    text: {
      de: 'Verluste verwirklichen, um Gewinne desselben Jahres auszugleichen.',
      en: 'Realising losses to offset gains of the same year.',
    },
    example: { de: 'Vor Silvester mit Verlust verkaufen.', en: 'Selling at a loss before New Year.' },
  },
  {
    id: 'repurchase',
    term: { de: 'Rückkauf', en: 'Repurchase' },
    text: {
      de: 'Verkaufen und gleich wieder kaufen. In Deutschland nicht verboten, aber die Haltefrist beginnt neu.',
      en: 'Selling and buying back at once. Not forbidden in Germany, but the holding period starts anew.',
    },
    example: { de: 'Verkauf am Montag, Kauf am Dienstag.', en: 'Sale on Monday, purchase on Tuesday.' },
  },
  {
    id: 'marginal-rate',
    term: { de: 'Grenzsteuersatz', en: 'Marginal tax rate' },
    text: { de: 'So viel Steuer kostet der nächste verdiente Euro.', en: 'How much tax the next euro earned costs.' },
    example: { de: 'Bei 42 % bleiben von 100 EUR 58 EUR.', en: 'At 42 % of 100 EUR 58 EUR remain.' },
  },
  {
    id: 'soli',
    term: { de: 'Solidaritätszuschlag', en: 'Solidarity surcharge' },
    text: {
      de: '5,5 % auf die Einkommensteuer, erst bei höherer Steuer.',
      en: '5.5 % on income tax, only when that tax is higher.',
    },
    example: { de: 'Bei 30.000 EUR Einkommen fällt er nicht an.', en: 'It is not due at an income of 30,000 EUR.' },
  },
  {
    id: 'church-tax',
    term: { de: 'Kirchensteuer', en: 'Church tax' },
    text: { de: '8 oder 9 % der Einkommensteuer für Mitglieder.', en: '8 or 9 % of income tax for members.' },
    example: { de: 'In Bayern 8 %.', en: '8 % in Bavaria.' },
  },
  {
    id: 'anlage-so',
    term: { de: 'Anlage SO', en: 'Anlage SO' },
    text: {
      de: 'Das Formular der Steuererklärung für private Verkäufe und sonstige Einkünfte.',
      en: 'The form of the German tax return for private sales and other income.',
    },
    example: { de: 'Der Bericht nennt dir die Zeilen.', en: 'The report names the lines.' },
  },
  {
    id: 'elster',
    term: { de: 'ELSTER', en: 'ELSTER' },
    text: { de: 'Das Portal des Finanzamts für die Steuererklärung.', en: "The tax office's portal for tax returns." },
    example: { de: 'Du tippst die Werte aus dem Bericht ab.', en: 'You type in the values of the report.' },
  },
  {
    id: 'bmf-letter',
    term: { de: 'BMF-Schreiben', en: 'Ministry letter' },
    text: {
      de: 'Das Schreiben des Finanzministeriums zu Krypto vom 6. März 2025. Daran hält sich das Finanzamt.',
      en: "The finance ministry's letter on crypto of 6 March 2025. Tax offices follow it.",
    },
    example: { de: 'Randziffer 48 regelt Staking.', en: 'Paragraph 48 deals with staking.' },
  },
  {
    id: 'dac8',
    term: { de: 'DAC8', en: 'DAC8' },
    text: {
      de: 'EU-Regel: Börsen melden ab 2026 deine Umsätze ans Finanzamt.',
      en: 'EU rule: from 2026 exchanges report your transactions to the tax office.',
    },
    example: { de: 'Cryptax zeigt dir die Summen je Börse.', en: 'Cryptax shows you the sums per exchange.' },
  },
  {
    id: 'completeness',
    term: { de: 'Vollständigkeit', en: 'Completeness' },
    text: {
      de: 'Alle Quellen müssen dabei sein, sonst fehlen Käufe zu den Verkäufen.',
      en: 'All sources must be there, or purchases are missing for sales.',
    },
    example: {
      de: 'Ein Verkauf ohne Kauf landet auf der Prüfliste.',
      en: 'A sale without a purchase ends up on the review list.',
    },
  },
  {
    id: 'review-list',
    term: { de: 'Prüfliste', en: 'Review list' },
    text: {
      de: 'Was Cryptax nicht sicher weiß, mit Ursache, Wirkung und Vorschlag.',
      en: 'What Cryptax does not know for sure, with cause, effect and proposal.',
    },
    example: { de: 'Drei Überweisungen ohne Gegenstück.', en: 'Three transfers without a counterpart.' },
  },
  {
    id: 'source-line',
    term: { de: 'Herkunft', en: 'Origin' },
    text: { de: 'Jede Zahl führt zurück zu Datei und Zeile.', en: 'Every figure leads back to file and line.' },
    example: { de: 'binance.csv, Zeile 214.', en: 'binance.csv, line 214.' },
  },
  {
    id: 'price-source',
    term: { de: 'Kursquelle', en: 'Price source' },
    text: {
      de: 'Woher ein Euro-Wert stammt: aus dem Handel selbst, aus Tageskursen oder von dir.',
      en: 'Where a euro value comes from: the trade itself, daily prices or you.',
    },
    example: { de: 'Tageskurs vom 3. März.', en: 'Daily price of 3 March.' },
  },
  {
    id: 'ecb-rate',
    term: { de: 'EZB-Kurs', en: 'ECB rate' },
    text: {
      de: 'Der Referenzkurs der Europäischen Zentralbank für Fremdwährungen.',
      en: "The European Central Bank's reference rate for foreign currencies.",
    },
    example: { de: '1 EUR = 1,09 USD.', en: '1 EUR = 1.09 USD.' },
  },
  {
    id: 'drawdown',
    term: { de: 'Maximaler Rückgang', en: 'Maximum drawdown' },
    text: {
      de: 'Der größte Verlust vom Hoch bis zum folgenden Tief.',
      en: 'The largest loss from a high to the low after it.',
    },
    example: { de: 'Von 10.000 auf 6.000 EUR sind 40 %.', en: 'From 10,000 to 6,000 EUR is 40 %.' },
  },
  {
    id: 'volatility',
    term: { de: 'Schwankung', en: 'Volatility' },
    text: { de: 'Wie stark der Wert im Jahr auf und ab geht.', en: 'How much the value goes up and down in a year.' },
    example: { de: '60 % sind bei Bitcoin üblich.', en: '60 % is usual for Bitcoin.' },
  },
  {
    id: 'sealed-report',
    term: { de: 'Versiegelter Bericht', en: 'Sealed report' },
    text: {
      de: 'Ein Bericht mit Prüfsumme. Ändert sich später etwas, siehst du die Differenz.',
      en: 'A report with a checksum. If something changes later you see the difference.',
    },
    example: { de: '2024 versiegelt am 3. Mai.', en: '2024 sealed on 3 May.' },
  },
];
