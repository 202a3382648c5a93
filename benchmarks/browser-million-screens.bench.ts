/**
 * A million rows through the real screens: import, overview, list from end to end. It takes minutes, so it runs by name:
 * `npm run bench -- browser-million-screens`.
 */
import type { BenchFigure, BenchSection } from './bench-section.ts';
import { tradeHistory } from './binance-file.ts';
import { type ImportTimes, measureImport } from './browser-import-run.ts';
import { withApp } from './browser-session.ts';

const SEED = 20_260_701;
/** Some rows of a file are no events. */
const ROWS = 1_000_500;
const BOUND_MS = 50;

export async function run(): Promise<BenchSection> {
  const times = await withApp((address) => measureImport(address, tradeHistory({ rows: ROWS, seed: SEED })));
  return { title: 'A million rows on screen', notes: NOTES, figures: figuresOf(times) };
}

const NOTES: readonly string[] = [
  `A trade history of ${ROWS.toLocaleString('en')} rows from \`benchmarks/binance-file.ts\` with seed ${SEED} through ` +
    '`/smart-import` of the built app, every trade valued in euros; then the overview that follows; then the list, ' +
    'scrolled by wheel and by jumps from end to end. One run. Tasks are those of the main thread, in processor time.',
];

function figuresOf({ toPreviewMs, toDoneMs, longestTask, scroll }: ImportTimes): readonly BenchFigure[] {
  return [
    { name: 'from file to preview', value: seconds(toPreviewMs) },
    { name: 'from commit to done', value: seconds(toDoneMs) },
    bounded('longest task of import and overview', longestTask.processorMs),
    bounded('longest task of opening and scrolling the list', scroll.longestTask.processorMs),
  ];
}

function bounded(name: string, ms: number): BenchFigure {
  return { name, value: `${ms.toFixed(0)} ms`, target: `at most ${BOUND_MS} ms`, isMet: ms <= BOUND_MS };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
