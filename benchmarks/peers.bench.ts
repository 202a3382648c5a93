/**
 * Beside the public tools for the same work. None of them publishes a benchmark, so what their own pages and threads say is
 * set beside our figures for the same amount, with the source; nobody else's program is run here.
 */

import { importFiles } from '@cryptax/importers';
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { loadEngine } from '@cryptax/tax-de';
import { type BenchFigure, type BenchSection, median } from './bench-section.ts';
import { tradeHistory } from './binance-file.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_260_801;
const RUNS = 5;
const SIZES = [1_000, 2_500, 100_000] as const;

export async function run(): Promise<BenchSection> {
  const figures: BenchFigure[] = [];
  for (const count of SIZES) figures.push(await ownFigure(count));
  return { title: 'Beside other tools', notes: NOTES, figures: [...figures, ...PEERS] };
}

const NOTES: readonly string[] = [
  'The public tools for the same work are written in Python: rotki, RP2 with dali-rp2, BittyTax and CoinTaxman. A search of ' +
    'their issue threads, release notes and documentation in November 2026 found no published benchmark of an engine or an ' +
    'import. What their threads say about time is listed as it stands there; the amounts are small, the machines not ' +
    'named, and most of the time goes to asking price services, which Cryptax does not do while computing: daily prices ' +
    'and rates are part of it. So these lines show an order of magnitude and no ratio.',
  'Our lines are the way without the network: a trade history in the shape of Binance’s export read to events ' +
    '(`benchmarks/binance-file.ts`), and as many events of `benchmarks/ledger-generator.ts` matched by FIFO to disposals ' +
    'and year figures. Processor time of one thread, median of five.',
  'Anyone can run another tool on the same data: both generators take a seed and give the same trades anywhere, ' +
    '`tradeHistory({ rows, seed })` as a file in the shape of Binance’s spot trade export.',
];

async function ownFigure(count: number): Promise<BenchFigure> {
  const csv = new TextEncoder().encode(tradeHistory({ rows: count, seed: SEED }));
  const events = generateLedger({ count, decimals: 8, seed: SEED });
  const reading: number[] = [];
  const matching: number[] = [];
  for (let i = -1; i < RUNS; i++) {
    const read = await timed(() => importFiles([{ name: 'trades.csv', content: csv }]));
    const matched = await timed(async () => loadEngine(events, DEFAULT_SETTINGS).years());
    // The first round compiles.
    if (i < 0) continue;
    reading.push(read);
    matching.push(matched);
  }
  const value = `import ${median(reading).toFixed(0)} ms, matching and year figures ${median(matching).toFixed(0)} ms`;
  return { name: `Cryptax, ${count.toLocaleString('en')} trades`, value };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  tidyUp();
  const start = cpuMs();
  await work();
  return cpuMs() - start;
}

const PEERS: readonly BenchFigure[] = [
  {
    name: 'rotki, about 1,000 trades of one year',
    value: '5 to 10 minutes with price requests (a user, version 1.6.1, July 2020: github.com/rotki/rotki/issues/1212)',
  },
  {
    name: 'BittyTax, 2,500 transaction records',
    value:
      'no time given; ends in too many price requests (a user, June 2022: github.com/BittyTax/BittyTax/issues/261)',
  },
  {
    name: 'CoinTaxman',
    value:
      'no figure; "the most time is spend fetching prices" (its author, March 2022: github.com/provinzio/CoinTaxman/issues/108)',
  },
  { name: 'RP2 and dali-rp2', value: 'no figure found' },
];
