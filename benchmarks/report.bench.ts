/**
 * The PDF of a large report: time and memory with 1,000 and with 10,000 lot parts, and whether both grow with the number
 * of parts and not faster. The other files of the same report are timed beside it, and the page is watched while the
 * browser makes a PDF of that size.
 */
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { type ReportFormat, renderReport } from '@cryptax/reports';
import { barePdf } from '@cryptax/reports/testing';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { type BenchFigure, type BenchSection, median, ratioFigure } from './bench-section.ts';
import { measurePdf } from './browser-report-run.ts';
import { withApp } from './browser-session.ts';
import { cpuMs, tidyUp } from './cpu-time.ts';
import { generateLedger } from './ledger-generator.ts';
import { measurePdfProcess } from './report-memory.ts';

const SEED = 20_260_601;
const YEAR = 2025;
const [SMALL, LARGE] = [1_000, 10_000] as const;
/** Events over seven years; the last one then has more lot parts than the large report needs. */
const EVENTS = 120_000;
const BOUND = 1.5;
/** Against PDFKit that writes the same cells and nothing else: no layout, tags, frame or files. */
const BARE_BOUND = 2;
const MOST_MEGABYTES = 300;
const MOST_SMALL_MS = 1_000;

export async function run(): Promise<BenchSection> {
  const report = largeReport();
  const [small, large] = [withLots(report, SMALL), withLots(report, LARGE)];
  /** Compiled before anything is measured. */
  await timed(small, 'pdf');
  const smallMs = median([await timed(small, 'pdf'), await timed(small, 'pdf'), await timed(small, 'pdf')]);
  const largeMs = median([await timed(large, 'pdf'), await timed(large, 'pdf'), await timed(large, 'pdf')]);
  const bareMs = median([await timedBare(large), await timedBare(large), await timedBare(large)]);
  const growth = largeMs / smallMs / (LARGE / SMALL);
  const figures: BenchFigure[] = [
    {
      name: `PDF, ${SMALL.toLocaleString('en')} lot parts`,
      value: `${smallMs.toFixed(0)} ms`,
      target: `under ${MOST_SMALL_MS} ms`,
      isMet: smallMs < MOST_SMALL_MS,
    },
    { name: `PDF, ${LARGE.toLocaleString('en')} lot parts`, value: `${largeMs.toFixed(0)} ms` },
    ratioFigure(`against bare PDFKit writing the same cells (${bareMs.toFixed(0)} ms)`, largeMs / bareMs, BARE_BOUND),
    ratioFigure('growth of time per lot part, 1,000 to 10,000', growth, BOUND),
    memoryFigure(SMALL, (await measurePdfProcess(small)).megabytes),
    memoryFigure(LARGE, (await measurePdfProcess(large)).megabytes),
  ];
  for (const format of ['xlsx', 'csv', 'xml', 'json'] as const) {
    await timed(small, format);
    const name = `${format.toUpperCase()}, ${LARGE.toLocaleString('en')} lot parts`;
    figures.push({ name, value: `${(await timed(large, format)).toFixed(0)} ms` });
  }
  return { title: 'Report files', notes: NOTES, figures: [...figures, ...(await inBrowser())] };
}

function memoryFigure(parts: number, megabytes: number): BenchFigure {
  return {
    name: `peak memory of a process that prints ${parts.toLocaleString('en')} lot parts`,
    value: `${megabytes.toFixed(0)} MB`,
    target: `at most ${MOST_MEGABYTES} MB`,
    isMet: megabytes <= MOST_MEGABYTES,
  };
}

/** A task over 50 ms is felt (specification of the web's long tasks). */
const LONG_TASK_MS = 50;

async function inBrowser(): Promise<readonly BenchFigure[]> {
  const { pdfMs, longestTask } = await withApp((address) => measurePdf(address, manySales(), YEAR));
  const { processorMs, clockMs } = longestTask;
  const size = `${LARGE.toLocaleString('en')} lot parts`;
  return [
    { name: `in the browser, ${size}: from the click to the saved PDF`, value: `${(pdfMs / 1000).toFixed(1)} s` },
    {
      name: 'in the browser: longest task of the page meanwhile, processor time',
      value: `${processorMs.toFixed(0)} ms`,
      target: `under ${LONG_TASK_MS} ms`,
      isMet: processorMs < LONG_TASK_MS,
    },
    {
      name: 'in the browser: longest task of the page meanwhile, by its clock',
      value: clockMs === 0 ? `none over ${LONG_TASK_MS} ms` : `${clockMs.toFixed(0)} ms`,
    },
  ];
}

/** One purchase and as many sales of it as the large report has lot parts, all in one year. */
function manySales(): string {
  const wallet = 'Exchange';
  const minutes = (count: number) => new Date(Date.UTC(YEAR, 1, 1) + count * 60_000).toISOString().replace('.000', '');
  const bought = { asset: 'BTC', amount: String(LARGE) };
  const purchase = { id: 'b', kind: 'buy', at: `${YEAR}-01-10T10:00:00Z`, wallet, in: bought, valueEur: '400000.00' };
  const sales = Array.from({ length: LARGE }, (_, index) => ({
    ...{ id: `s${index}`, kind: 'sell', at: minutes(index), wallet, valueEur: `${40 + (index % 7)}.50` },
    out: { asset: 'BTC', amount: '1' },
    source: { file: 'trades.csv', line: index + 3 },
  }));
  return JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [purchase, ...sales] });
}

const NOTES: readonly string[] = [
  `Report ${YEAR} of a ledger from \`benchmarks/ledger-generator.ts\` (${EVENTS.toLocaleString('en')} events, seed ${SEED}), ` +
    'cut to the number of lot parts; the other lists are cut in the same proportion. Processor time of a single-threaded ' +
    'process, median of three runs. Memory is the highest resident size of a process of its own, with Node, that reads the ' +
    'report and prints it once, with the settings that Node has by itself.',
  'In the browser: Chromium with the built app on the real server, a ledger of one purchase and its sales through the ' +
    'import screen, then the PDF. The longest task is that of the main thread between the click and the saved file.',
];

function largeReport(): TaxYearReport {
  const report = buildTaxYearReport({
    year: YEAR,
    person: { role: 'A', name: 'Klaus Müller' },
    settings: DEFAULT_SETTINGS,
    profile: {},
    generatedAt: '2026-05-02T12:00:00Z',
    wallets: [],
    manualChanges: [],
    unreadRows: [],
    spouse: null,
    events: generateLedger({ count: EVENTS, decimals: 8, seed: SEED }),
  });
  if (!report.ok) throw new Error(report.error.code);
  if (report.value.lots.length < LARGE) throw new Error(`Only ${report.value.lots.length} lot parts`);
  return report.value;
}

function withLots(report: TaxYearReport, count: number): TaxYearReport {
  const share = count / report.lots.length;
  const cut = <T>(list: readonly T[]) => list.slice(0, Math.ceil(list.length * share));
  return {
    ...report,
    lots: report.lots.slice(0, count),
    income: cut(report.income),
    transfers: cut(report.transfers),
    transactions: cut(report.transactions),
    rollForward: cut(report.rollForward),
    carried: cut(report.carried),
    fees: cut(report.fees),
    balances: cut(report.balances),
    dac8: cut(report.dac8),
    method: { ...report.method, pools: cut(report.method.pools) },
    issues: cut(report.issues),
  };
}

async function timed(report: TaxYearReport, format: ReportFormat): Promise<number> {
  tidyUp();
  const start = cpuMs();
  await renderReport(report, { format, locale: 'de' });
  return cpuMs() - start;
}

async function timedBare(report: TaxYearReport): Promise<number> {
  tidyUp();
  const start = cpuMs();
  await barePdf(report);
  return cpuMs() - start;
}
