/**
 * Gain reports of other programs: which headers tell whose it is, and which words name a column. Every layout says what
 * its reading rests on; a report of any other program is read by the words alone and says so.
 */

/** `sample`: rows of real shape were found in public. `headers`: only a list of its columns. `words`: none, read by column names. */
export type Evidence = 'sample' | 'headers' | 'words';

export interface GainLayout {
  readonly tool: string;
  readonly evidence: Evidence;
  /** All of them are there. */
  readonly headers: readonly string[];
  /** Tried first, in this order; otherwise the column itself decides. */
  readonly dates: readonly string[];
}

export const GAIN_LAYOUTS: readonly GainLayout[] = [
  {
    /**
     * Test rows of public programs that read it (2025): a title line, quoted numbers with a comma, day before month, "Short
     * term" or "Long term". The same list in Australian dollars is described elsewhere.
     */
    tool: 'Koinly',
    evidence: 'sample',
    headers: ['Date Sold', 'Date Acquired', 'Asset', 'Amount', 'Cost ({fiat})', 'Proceeds ({fiat})', 'Gain / loss'],
    dates: ['D/M/YYYY H:mm:ss', 'iso', 'YYYY-MM-DD'],
  },
  {
    /** One test row of a public program that checks such a list: German numbers with eight digits, "Short (Warning)". */
    tool: 'CoinTracking',
    evidence: 'sample',
    headers: [
      'Amount',
      'Currency',
      'Date Acquired',
      'Date Sold',
      'Short/Long',
      'Cost Basis in {fiat}',
      'Proceeds in {fiat}',
    ],
    dates: ['DD.MM.YYYY', 'DD.MM.YYYY HH:mm:ss'],
  },
  {
    /** What several public converters write for WISO Steuer, and what our own list for it is (docs/reports/wiso.md). */
    tool: 'WISO Steuer',
    evidence: 'sample',
    headers: [
      'Amount',
      'Currency',
      'Date Sold',
      'Date Acquired',
      'Short/Long',
      'Buy/Input at',
      'Sell/Output at',
      'Proceeds',
      'Cost Basis',
    ],
    dates: ['DD.MM.YYYY'],
  },
  {
    /** A public program that reads it has one row in its tests and writes American days. */
    tool: 'CoinTracker',
    evidence: 'sample',
    headers: ['Asset Amount', 'Asset Name', 'Received Date', 'Date Sold', 'Proceeds ({fiat})', 'Cost Basis ({fiat})'],
    dates: ['M/D/YYYY', 'YYYY-MM-DD', 'iso'],
  },
  {
    /** The header is quoted in the documentation of a public converter (March 2025); no rows were found. */
    tool: 'Binance',
    evidence: 'headers',
    headers: ['Currency name', 'Currency amount', 'Acquired', 'Sold', 'Proceeds ({fiat})', 'Cost basis ({fiat})'],
    dates: ['iso', 'YYYY-MM-DD'],
  },
  {
    /** Test rows of several public programs that read the "Gain/loss report" (2025 and 2026): lines about the user above, American days. */
    tool: 'Coinbase',
    evidence: 'sample',
    headers: [
      'Tax lot ID',
      'Asset name',
      'Amount',
      'Date Acquired',
      'Cost basis ({fiat})',
      'Date of Disposition',
      'Proceeds ({fiat})',
    ],
    dates: ['M/D/YYYY'],
  },
];

/** Programs of which no layout was found in public: named by the file, read by the words. */
export const NAMED_TOOLS: readonly string[] = [
  'Blockpit',
  'Divly',
  'Bitpanda',
  'Kraken',
  'Coinbase',
  'CoinLedger',
  'Accointing',
  'Waltio',
  'Bitvavo',
  'Bison',
  'CoinTracking',
  'Koinly',
  'CoinTracker',
  'Binance',
];

export type GainColumn =
  | 'asset'
  | 'quantity'
  | 'soldOn'
  | 'acquiredOn'
  | 'proceeds'
  | 'cost'
  | 'fees'
  | 'gain'
  | 'period';

/** Names without a currency behind them, lower case; the first that a header has is taken. */
export const GAIN_WORDS: Readonly<Record<GainColumn, readonly string[]>> = {
  asset: [
    'asset',
    'asset name',
    'asset disposed',
    'coin',
    'currency name',
    'currency',
    'symbol',
    'ticker',
    'token',
    'cryptocurrency',
    'kryptowert',
    'kryptowährung',
    'währung',
    'coin/token',
    'wirtschaftsgut',
    'bezeichnung',
  ],
  quantity: [
    'asset amount',
    'currency amount',
    'quantity disposed',
    'quantity sold',
    'quantity',
    'amount sold',
    'amount',
    'units',
    'verkaufte menge',
    'veräußerte menge',
    'menge',
    'anzahl',
    'stück',
    'volume',
  ],
  soldOn: [
    'date sold',
    'sold',
    'sold on',
    'sold at',
    'sale date',
    'sell date',
    'date of sale',
    'date of disposition',
    'date of disposal',
    'disposal date',
    'disposed at',
    'disposed',
    'verkaufsdatum',
    'veräußerungsdatum',
    'datum der veräußerung',
    'datum veräußerung',
    'datum des verkaufs',
    'verkauft am',
    'veräußert am',
    'verkauf am',
    'veräußerung am',
    'verkaufszeitpunkt',
    'veräußerungszeitpunkt',
  ],
  acquiredOn: [
    'date acquired',
    'acquired',
    'acquired on',
    'acquired at',
    'acquisition date',
    'date of acquisition',
    'buy date',
    'purchase date',
    'date purchased',
    'received date',
    'kaufdatum',
    'anschaffungsdatum',
    'datum der anschaffung',
    'datum anschaffung',
    'datum des kaufs',
    'gekauft am',
    'angeschafft am',
    'erworben am',
    'kauf am',
    'anschaffung am',
    'kaufzeitpunkt',
    'anschaffungszeitpunkt',
  ],
  proceeds: [
    'proceeds',
    'sale proceeds',
    'sale price',
    'sale value',
    'selling price',
    'verkaufserlös',
    'veräußerungserlös',
    'erlös',
    'veräußerungspreis',
    'verkaufspreis',
    'verkaufswert',
  ],
  cost: [
    'cost basis',
    'cost',
    'costs',
    'acquisition cost',
    'acquisition costs',
    'purchase price',
    'anschaffungskosten',
    'anschaffungspreis',
    'einstandswert',
    'einstandspreis',
    'kaufpreis',
    'kosten',
  ],
  fees: ['fees', 'fee', 'sale fee', 'gebühren', 'gebühr', 'werbungskosten', 'veräußerungskosten', 'expenses'],
  gain: [
    'gain / loss',
    'gain/loss',
    'gain',
    'gains',
    'gains (losses)',
    'gain or loss',
    'capital gain',
    'capital gains',
    'profit/loss',
    'profit',
    'result',
    'gewinn/verlust',
    'gewinn / verlust',
    'gewinn',
    'ergebnis',
    'veräußerungsgewinn',
  ],
  period: [
    'short/long',
    'holding period',
    'term',
    'haltedauer',
    'haltefrist',
    'steuerfrei',
    'tax free',
    'taxable',
    'steuerpflichtig',
    'type',
  ],
};
