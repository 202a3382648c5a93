/**
 * The whole portfolio model of a large ledger against the engine's own run over the same events, in one process: balances
 * of every day, cash, open lots, price lines, value curve, positions, statistics, correlation. Parsing a pack's files is
 * not part of it, because that happens once per session.
 */
import { addYears, type Day, dayFromCivil, decimal } from '@cryptax/kernel';
import { seededRandom } from '@cryptax/kernel/testing';
import { DEFAULT_SETTINGS, LedgerEngine, type LedgerEvent } from '@cryptax/ledger';
import { type PricePoint, portfolioModel, preparePortfolio, priceLine, tradePrices } from '@cryptax/portfolio';
import { type BenchSection, median, ratioFigure } from './bench-section.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { generateLedger } from './ledger-generator.ts';

const SEED = 20_260_301;
const EVENTS = 100_000;
const RUNS = 9;
const BOUND = 3;
const TODAY = dayFromCivil(2026, 1, 1);
const FIRST_CLOSE = dayFromCivil(2019, 1, 1);

export function run(): BenchSection {
  const events = generateLedger({ count: EVENTS, decimals: 8, seed: SEED });
  const assets = Array.from({ length: 20 }, (_, index) => `COIN${index}`);
  const closes = new Map(assets.map((asset, index) => [asset, dailyCloses(SEED + index)]));
  const times: { engine: number[]; model: number[] } = { engine: [], model: [] };
  for (let i = -2; i < RUNS; i++) {
    tidyUp();
    const engine = new LedgerEngine(DEFAULT_SETTINGS, (day: Day) => addYears(day, 1));
    const engineMs = timed(() => {
      engine.load(events);
      engine.years();
    });
    tidyUp();
    const modelMs = timed(() => dashboardModel(engine, events, closes));
    /** The first rounds compile. */
    if (i < 0) continue;
    times.engine.push(engineMs);
    times.model.push(modelMs);
  }
  const ratio = median(times.model.map((model, i) => model / (times.engine[i] as number)));
  return {
    title: 'Dashboard model',
    notes: NOTES,
    figures: [
      ratioFigure('100,000 events: portfolio model against the engine’s own run', ratio, BOUND),
      {
        name: '100,000 events: time',
        value: `engine ${median(times.engine).toFixed(0)} ms, model ${median(times.model).toFixed(0)} ms`,
      },
    ],
  };
}

const NOTES: readonly string[] = [
  `The ledger is that of the engine's benchmark (seed ${SEED}, 20 assets in 4 wallets, 2019 to 2025), with a close for ` +
    'every asset and day. The model is everything `/portfolio` and the overview show, over the whole time: balances and ' +
    'cash of every day, open lots, price lines, value curve, allocation, returns, statistics, correlation.',
  'Engine and model runs take turns; the ratio is the median of the ratios of neighbouring runs. Processor time of a ' +
    'single-threaded process.',
];

function dashboardModel(
  engine: LedgerEngine,
  events: readonly LedgerEvent[],
  closes: ReadonlyMap<string, readonly PricePoint[]>,
): void {
  const trades = tradePrices(events, (asset) => !closes.has(asset));
  const lines = new Map(Array.from(closes, ([asset, points]) => [asset, priceLine(points, trades.get(asset) ?? [])]));
  const holdings = engine.holdings();
  const prepared = preparePortfolio({
    events,
    balances: engine.dailyBalances(),
    cash: engine.cashHistory(),
    holdings,
    walletHoldings: holdings,
    lots: engine.openLots(),
    years: engine.years(),
    incompleteDisposals: engine.incompleteDisposals(),
    pricesOf: (asset) => lines.get(asset),
    placeOf: (name) => ({ name, isVenue: true, chains: [] }),
    firstFreeDay: (acquired) => (addYears(acquired, 1) + 1) as Day,
    today: TODAY,
  });
  const { series } = portfolioModel(prepared, 'all', { revision: 1, isDemo: false });
  if (series.some(({ value }) => value === undefined)) throw new Error('A day has no value: the prices do not fit.');
}

/** A close for every day to the present, moving by up to four percent a day. */
function dailyCloses(seed: number): readonly PricePoint[] {
  const random = seededRandom(seed);
  let cents = 10_000 + Math.floor(random() * 1_000_000);
  return Array.from({ length: TODAY - FIRST_CLOSE + 1 }, (_, index) => {
    cents = Math.max(100, Math.round(cents * (0.96 + random() * 0.08)));
    return { day: (FIRST_CLOSE + index) as Day, price: decimal(BigInt(cents), 2), kind: 'close', source: 'bench' };
  });
}

function timed(work: () => void): number {
  const start = cpuMs();
  work();
  return cpuMs() - start;
}
