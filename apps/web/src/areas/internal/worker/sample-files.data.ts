/**
 * The three sample exports of the specification, a few rows each in the shape of the exchanges' own files. What they must
 * become is counted by hand beside them.
 */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
  readonly rows: number;
  readonly events: number;
  /** What the file alone leaves in the ledger. */
  readonly holdings: Readonly<Record<string, string>>;
}

/** Bought 0.015 BTC for 398.25 EUR, sold 0.005 for 140.00 EUR: four rows, two trades, 0.01 BTC left. */
const BINANCE: SampleFile = {
  name: 'perfect_binance_export.csv',
  text: `User_ID,UTC_Time,Account,Operation,Coin,Change,Remark
10000001,2023-05-04 09:12:33,Spot,Transaction Buy,BTC,0.01500000,
10000001,2023-05-04 09:12:33,Spot,Transaction Spend,EUR,-398.25000000,
10000001,2023-05-06 11:00:00,Spot,Transaction Sold,BTC,-0.00500000,
10000001,2023-05-06 11:00:00,Spot,Transaction Revenue,EUR,140.00000000,
`,
  rows: 4,
  events: 2,
  holdings: { BTC: '0.01' },
};

/** Bought 1 ETH, earned 0.5 ETH by staking: two rows, two events. */
const COINBASE: SampleFile = {
  name: 'perfect_coinbase_export.csv',
  text: `
Transactions
User,Max Beispiel,00000000-0000-0000-0000-000000000000
ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes
66aa00000000000000000002,2025-02-10 12:00:00 UTC,Staking Income,ETH,0.50000000,EUR,€2600.00,€1300.00,€1300.00,€0.00,
66aa00000000000000000001,2025-01-20 06:00:00 UTC,Buy,ETH,1.00000000,EUR,€3100.00,€3100.00,€3110.00,€10.00,Bought 1 ETH
`,
  rows: 2,
  events: 2,
  holdings: { ETH: '1.5' },
};

/** Paid in 1,000 EUR and bought 0.0069 BTC for 400 EUR: three rows, an entry of money and a trade. */
const KRAKEN: SampleFile = {
  name: 'perfect_kraken_export.csv',
  text: `"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"
"LAAAAA-00000-AAAAAA","FTAAAA-00001-AAAAAA","2024-03-01 08:00:00","deposit","","currency","fiat","EUR","spot / main",1000.0000,0,1000.0000
"LAAAAA-00001-AAAAAA","TAAAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000
"LAAAAA-00002-AAAAAA","TAAAAA-00001-AAAAAA","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0069000000,0,0.0069000000
`,
  rows: 3,
  events: 2,
  holdings: { BTC: '0.0069' },
};

export const SAMPLE_FILES: readonly SampleFile[] = [BINANCE, COINBASE, KRAKEN];

/** The Coinbase sample with a quantity that is none: one row must wait for the user, the other goes through. */
export const BROKEN_SAMPLE: SampleFile = {
  ...COINBASE,
  name: 'broken_coinbase_export.csv',
  text: COINBASE.text.replace('Buy,ETH,1.00000000', 'Buy,ETH,about one'),
  events: 1,
  holdings: { ETH: '0.5' },
};
