/** Reading files into the copy, the whole way from the file to the ledger; each import is taken back afterwards. */
import { add, dec, formatDecimal, normalize, subtract } from '@cryptax/kernel';
import { holdingsByAsset } from '../../../../platform/ledger/worker/tax-figures.ts';
import { importRunnerOf } from '../../../import/worker/import-runner.ts';
import type { CheckOutcome } from '../../self-test-types.ts';
import { all, type Bench, type Check, failed, good, passed } from '../check.ts';

/**
 * The three sample exports of the specification, a few rows each in the shape of the exchanges' own files. What they must
 * become is counted by hand beside them.
 */
interface SampleFile {
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

const SAMPLE_FILES: readonly SampleFile[] = [BINANCE, COINBASE, KRAKEN];

/** The Coinbase sample with a quantity that is none: one row must wait for the user, the other goes through. */
const BROKEN_SAMPLE: SampleFile = {
  ...COINBASE,
  name: 'broken_coinbase_export.csv',
  text: COINBASE.text.replace('Buy,ETH,1.00000000', 'Buy,ETH,about one'),
  events: 1,
  holdings: { ETH: '0.5' },
};

/** Imports, lets `look` judge, and takes the import back. */
async function importing(
  bench: Bench,
  samples: readonly SampleFile[],
  look: (added: number) => Promise<CheckOutcome> | CheckOutcome,
): Promise<CheckOutcome> {
  const { store, books } = bench.session;
  const runner = importRunnerOf(bench.session);
  const files = samples.map(({ name, text }) => new File([text], name));
  const preview = good(await runner.preview(files, {}, undefined));
  const wrong = preview.files.find(({ counts }, index) => counts.rows !== samples[index]?.rows);
  if (wrong !== undefined) return failed(wrong.name, samples.map(({ rows }) => rows).join(', '), wrong.counts.rows);
  const done = good(await runner.commit(preview.previewId, undefined));
  try {
    return await look(done.added);
  } finally {
    const { loaded } = good(await books.get('own'));
    if (done.status === 'applied') good(await store.events.undo('own', loaded.revision));
  }
}

async function ownHoldings({ session }: Bench): Promise<ReadonlyMap<string, string>> {
  return holdingsByAsset(good(await session.books.get('own')).loaded.engine.holdings());
}

/** The files bring the events and the coins that were counted by hand. */
function importCheck(samples: readonly SampleFile[]): Check {
  return async (bench) => {
    const before = await ownHoldings(bench);
    return importing(bench, samples, async (added) => {
      const expected = samples.reduce((sum, { events }) => sum + events, 0);
      if (added !== expected) return failed(samples.map(({ name }) => name).join(', '), expected, added);
      const after = await ownHoldings(bench);
      for (const [asset, amount] of Object.entries(together(samples))) {
        const grown = subtract(dec(after.get(asset) ?? '0'), dec(before.get(asset) ?? '0'));
        const text = formatDecimal(normalize(grown));
        if (text !== amount) return failed(asset, amount, text);
      }
      return passed(added);
    });
  };
}

function together(samples: readonly SampleFile[]): Readonly<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { holdings } of samples) {
    for (const [asset, amount] of Object.entries(holdings)) {
      sums[asset] = formatDecimal(normalize(add(dec(sums[asset] ?? '0'), dec(amount))));
    }
  }
  return sums;
}

export const csvImport: Check = async (bench) => {
  const outcomes: CheckOutcome[] = [];
  for (const sample of SAMPLE_FILES) outcomes.push(await importCheck([sample])(bench));
  return all(outcomes);
};

export const threeExchanges: Check = importCheck(SAMPLE_FILES);

/** A file that is imported again adds nothing. */
export const csvTwice: Check = (bench) =>
  importing(bench, SAMPLE_FILES, () =>
    importing(bench, SAMPLE_FILES, (added) => (added === 0 ? passed(SAMPLE_FILES.length) : failed('again', 0, added))),
  );

/** A row that cannot be read waits for the user; the others go through. Nothing is dropped. */
export const csvBadRow: Check = (bench) =>
  importing(bench, [BROKEN_SAMPLE], async (added) => {
    if (added !== BROKEN_SAMPLE.events) return failed(BROKEN_SAMPLE.name, BROKEN_SAMPLE.events, added);
    const { cards } = good(await bench.session.books.get('own'));
    const waiting = cards.filter(({ kind }) => kind === 'unreadable-row');
    return waiting.length > 0 ? passed(BROKEN_SAMPLE.rows) : failed('review', 1, waiting.length);
  });
