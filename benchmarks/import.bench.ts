/**
 * Reading and mapping a large file against the bare time of the fastest CSV parser on the same bytes, in one process
 * run. The parser only cuts text into cells; the import also decodes, recognises, reads dates and numbers, groups rows,
 * makes events, accounts for every row, matches transfers and looks for duplicates.
 */
import { type ImportResult, importFiles } from '@cryptax/importers';
import { inferSchema, initParser } from 'udsv';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { accountStatement, tradeHistory } from './binance-file.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';

const ROWS = 200_000;
const SEED = 20_260_401;
const RUNS = 11;
/** Rounds before the first that counts. Compiling takes more than half of the first import, and settles at a few hundredths after about eight. */
const WARM_UP = 8;
const BOUND = 2.5;
const LINE_FEED = 10;
const STOP_AFTER = 1_000;

export async function run(): Promise<BenchSection> {
  const statement = new TextEncoder().encode(accountStatement({ rows: ROWS, seed: SEED }));
  const trades = new TextEncoder().encode(tradeHistory({ rows: ROWS, seed: SEED }));
  const kept = [...(await keepAlive(statement)), ...(await keepAlive(trades))];
  const figures = [
    ...(await compare('account statement', 'binance-transaction-history', statement, BOUND)),
    ...(await compare('trade history', 'binance-trade-history', trades, BOUND)),
  ];
  if (kept.length === 0) throw new Error('The warm imports are gone.');
  return { title: 'Import', notes: NOTES, figures };
}

const NOTES: readonly string[] = [
  `Files of ${ROWS.toLocaleString('en')} rows from \`benchmarks/binance-file.ts\` with seed ${SEED}, as bytes in memory. ` +
    'The target is for both: the account statement, and the trade history, in which every row is an event and proves itself.',
  'Parser: uDSV, the fastest CSV parser for JavaScript, decoding the bytes and cutting them into arrays of texts. Import: ' +
    '`importFiles`, from the same bytes to events with every row accounted for. Both take turns; the ratio is the median ' +
    'of the ratios of neighbouring runs, times are processor time of a single-threaded process.',
  `Both are warm, after ${WARM_UP} rounds that do not count: the parser that uDSV compiles for a header is made once and ` +
    'used in every run, and the code of the import is kept from run to run. Each run begins with a heap that holds nothing ' +
    'of the one before (decision 0164).',
];

/**
 * At a full collection V8 forgets the shapes of classes without instances, and the compiled code with them. So one import
 * is finished and one is stopped half-way, and both are held until the end; the stopped one by what would let it go on,
 * because nothing else refers to what waits.
 */
async function keepAlive(bytes: Uint8Array): Promise<readonly unknown[]> {
  const head = bytes.slice(0, bytes.indexOf(LINE_FEED, 200_000) + 1);
  const held: unknown[] = [];
  const stop = () => new Promise<void>((goOn) => held.push(goOn));
  const stopped = new Promise<void>((isStopped) => {
    void importFiles([{ name: 'stopped.csv', content: head }], {
      onProgress: ({ stage, rows }) => {
        if (stage !== 'map' || rows < STOP_AFTER) return undefined;
        isStopped();
        return stop();
      },
    });
  });
  await stopped;
  return [...held, await importFiles([{ name: 'finished.csv', content: head }])];
}

async function compare(name: string, format: string, bytes: Uint8Array, bound: number): Promise<BenchFigure[]> {
  const times: { bare: number[]; ours: number[] } = { bare: [], ours: [] };
  let events = 0;
  const parser = initParser(inferSchema(new TextDecoder().decode(bytes)));
  for (let round = -WARM_UP; round < RUNS; round++) {
    const bare = await timed(() => {
      const rows = parser.stringArrs(new TextDecoder().decode(bytes)).length;
      if (rows !== ROWS) throw new Error(`The parser found ${rows} rows.`);
    });
    const ours = await timed(async () => {
      events = checked(await importFiles([{ name: 'export.csv', content: bytes }]), format);
    });
    if (round < 0) continue;
    times.bare.push(bare);
    times.ours.push(ours);
  }
  const ratio = median(times.ours.map((ours, i) => ours / (times.bare[i] as number)));
  const [bare, ours] = [median(times.bare), median(times.ours)];
  const title = `${name}: import against the bare parser`;
  return [
    ratioFigure(title, ratio, bound),
    {
      name: `${name}: times`,
      value:
        `parser ${bare.toFixed(0)} ms, import ${ours.toFixed(0)} ms ` +
        `(${(bytes.length / 1e6).toFixed(1)} MB, ${events.toLocaleString('en')} events, ` +
        `${((ours * 1e6) / ROWS).toFixed(0)} ns a row)`,
    },
  ];
}

/**
 * Processor time of one run. The work has a function of its own, so that nothing it made is still referred to when the
 * next run tidies up: a result held in a variable of the rounds stayed on the heap, and the run after it paid for that.
 */
async function timed(work: () => void | Promise<void>): Promise<number> {
  tidyUp();
  const before = cpuMs();
  await work();
  return cpuMs() - before;
}

/** A quick import that loses rows would be none. */
function checked({ files, events, totals }: ImportResult, format: string): number {
  if (files[0]?.format !== format || totals.rows !== ROWS) throw new Error('The file was not read as it is.');
  return events.length;
}
