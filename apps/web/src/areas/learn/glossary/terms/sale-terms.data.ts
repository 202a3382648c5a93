/** Terms of the glossary: Buying, selling and the order of lots, as the law sees them. */
import type { GlossaryEntry } from '../glossary-entry.ts';

export const SALE_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'private-sale',
    term: { de: 'Privates Veräußerungsgeschäft', en: 'Private sale' },
    text: {
      de: 'Verkauf von Privatvermögen nach § 23 EStG. Innerhalb eines Jahres steuerpflichtig.',
      en: 'Sale of private property under section 23 EStG. Taxable within a year.',
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
      en: 'Buying, or receiving in a swap. It starts the holding period.',
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
    example: { de: '1.000\u00a0€ und 5\u00a0€ Gebühr: 1.005\u00a0€.', en: '€1,000 and a fee of €5: €1,005.' },
  },
  {
    id: 'proceeds',
    term: { de: 'Veräußerungserlös', en: 'Proceeds' },
    text: {
      de: 'Was du bekommen hast, in Euro zum Zeitpunkt des Verkaufs.',
      en: 'What you got, in euros at the time of the sale.',
    },
    example: { de: '0,5 BTC für 25.000\u00a0€.', en: '0.5 BTC for €25,000.' },
  },
  {
    id: 'expenses',
    term: { de: 'Werbungskosten', en: 'Expenses' },
    text: { de: 'Kosten des Verkaufs; sie mindern den Gewinn.', en: 'Costs of the sale; they reduce the gain.' },
    example: { de: '12\u00a0€ Handelsgebühr.', en: 'A trading fee of €12.' },
  },
  {
    id: 'gain',
    term: { de: 'Gewinn', en: 'Gain' },
    text: { de: 'Erlös minus Kosten minus Werbungskosten.', en: 'Proceeds minus cost minus expenses.' },
    example: {
      de: '1.500\u00a0€ minus 1.005\u00a0€ minus 5\u00a0€ sind 490\u00a0€.',
      en: '€1,500 minus €1,005 minus €5 is €490.',
    },
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
      de: 'Unter 1.000\u00a0€ Gewinn im Jahr bleibt alles frei (bis 2023: 600\u00a0€). Ab der Grenze ist alles steuerpflichtig.',
      en: 'Below €1,000 of gains a year everything is tax-free (until 2023: €600). Once the limit is reached, all of it is taxable.',
    },
    example: { de: '999,99\u00a0€: keine Steuer. 1.000\u00a0€: alles.', en: '€999.99: no tax. €1,000: all of it.' },
  },
  {
    id: 'allowance',
    term: { de: 'Freibetrag', en: 'Allowance' },
    text: {
      de: 'Etwas anderes als die Freigrenze: Ein Freibetrag bleibt immer frei, nur der Rest zählt.',
      en: 'Not the same as the limit: an allowance always stays tax-free, only the rest counts.',
    },
    example: { de: 'Bei § 23 gibt es keinen Freibetrag.', en: 'Section 23 has no allowance.' },
  },
  {
    id: 'service-income',
    term: { de: 'Einkünfte aus Leistungen', en: 'Service income' },
    text: {
      de: 'Einkünfte nach § 22 Nr. 3 EStG, zum Beispiel aus Staking. Unter 256\u00a0€ im Jahr frei.',
      en: 'Income under section 22 no. 3 EStG, such as staking. Tax-free below €256 a year.',
    },
    example: {
      de: '200\u00a0€ Staking: frei. 256\u00a0€: alles steuerpflichtig.',
      en: '€200 of staking: free. €256: all taxable.',
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
      de: 'Zuerst gekauft, zuerst verkauft. Das Finanzamt nimmt es als Vereinfachung an.',
      en: 'First bought, first sold. The tax office accepts it as a simplification.',
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
    example: { de: 'Der Kauf bei 60.000\u00a0€ geht zuerst.', en: 'The purchase at €60,000 goes first.' },
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
      en: 'Lots are counted per wallet, as the finance ministry requires.',
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
      en: 'A move between your own wallets. Not a sale; the lots move with it.',
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
    id: 'entry',
    term: { de: 'Buchung', en: 'Entry' },
    text: {
      de: 'Eine Zeile deines Bestands: Kauf, Verkauf, Tausch, Transfer, Zufluss oder Gebühr.',
      en: 'One line of your ledger: purchase, sale, swap, transfer, income or fee.',
    },
    example: { de: 'Kauf von 0,1 BTC am 4. April bei Kraken.', en: 'Purchase of 0.1 BTC on 4 April at Kraken.' },
  },
  {
    id: 'ledger',
    term: { de: 'Ledger', en: 'Ledger' },
    text: {
      de: 'Das Buch mit allen deinen Buchungen. Ledger heißt auch ein Hersteller von Hardware-Wallets.',
      en: 'The book with all your entries. Ledger is also the name of a maker of hardware wallets.',
    },
    example: { de: 'Der Reiter „Ledger“ zeigt, was gebucht ist.', en: 'The tab “Ledger” shows what is booked.' },
  },
  {
    id: 'lofo',
    term: { de: 'LOFO', en: 'LOFO' },
    text: {
      de: 'Günstigste Tranche zuerst. Hier nur zum Vergleich.',
      en: 'Cheapest lot first. Here for comparison only.',
    },
    example: { de: 'Der Kauf bei 10.000\u00a0€ geht zuerst.', en: 'The purchase at €10,000 goes first.' },
  },
  {
    id: 'smart',
    term: { de: 'SMART', en: 'SMART' },
    text: {
      de: 'Die Auswahl von Tranchen mit der geringsten Steuer. Gilt nur, wenn du nachweist, welche Einheiten du verkauft hast.',
      en: 'The choice of lots with the least tax. Only valid if you can prove which units you sold.',
    },
    example: {
      de: 'Erst steuerfreie Tranchen, dann solche mit Verlust.',
      en: 'Tax-free lots first, then lots at a loss.',
    },
  },
  {
    id: 'derivative',
    term: { de: 'Termingeschäft', en: 'Derivative' },
    text: {
      de: 'Eine Wette auf den Kurs, die in Geld abgerechnet wird, etwa Margin oder Futures. Zählt als Kapitalertrag (§ 20 EStG).',
      en: 'A bet on the price that is settled in money, such as margin or futures. Counts as capital income (section 20 EStG).',
    },
    example: { de: 'Ein Future bringt 300\u00a0€ Gewinn.', en: 'A futures contract makes a gain of €300.' },
  },
];
