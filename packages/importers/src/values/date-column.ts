/**
 * Which layout a date column has, decided over the whole column: the first layout that reads every cell. If a second
 * reads every cell too and means other days (day and month, or day and year, exchanged), a year before there was Bitcoin
 * rules a reading out; then the order of the rows decides: a file is sorted under the right reading. What is still open is
 * asked, never guessed.
 */
import { compileLayout, type DateScan } from './date-layout.ts';

export interface DateDecision {
  /** The column's layout, then those that occur in single cells and can only be read one way. */
  readonly layouts: readonly string[];
  /** Set when two readings are possible: the layouts to choose from. */
  readonly ambiguous?: readonly string[];
}

/** Tried when a file does not have its format's layouts, for example after a spreadsheet re-saved it. */
export const COMMON_LAYOUTS: readonly string[] = [
  'iso',
  'DD.MM.YYYY HH:mm:ss',
  'DD.MM.YYYY, HH:mm:ss',
  'DD.MM.YY HH:mm:ss',
  'M/D/YYYY H:mm:ss',
  'D/M/YYYY H:mm:ss',
  'M/D/YYYY h:mm:ss A',
  'M/D/YYYY, h:mm:ss A',
  'D/M/YYYY h:mm:ss A',
  'M/D/YY H:mm:ss',
  'D/M/YY H:mm:ss',
  'DD-MM-YYYY HH:mm:ss',
  'YY-MM-DD HH:mm:ss',
  'DD-MM-YY HH:mm:ss',
  'YYYY/MM/DD HH:mm:ss',
  'MMM D, YYYY, h:mm:ss A',
  'MMM D, YYYY h:mm:ss A',
  'MMM D, YYYY HH:mm:ss',
  'MMM DD YYYY HH:mm:ss',
  'D MMM YYYY, HH:mm:ss',
  'D MMM YYYY HH:mm:ss',
  'D. MMM YYYY, HH:mm:ss',
  'D. MMM YYYY HH:mm:ss',
  'D-MMM-YYYY HH:mm:ss',
  'ddd, D MMM YYYY HH:mm:ss',
  'HH:mm YYYY-MM-DD',
  'js',
  'unix',
  'unix-ms',
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'M/D/YYYY',
  'D/M/YYYY',
  'DD.MM.YY',
  'M/D/YY',
  'D/M/YY',
  'YYYY/MM/DD',
  'MMM D, YYYY',
  'D MMM YYYY',
  'D. MMM YYYY',
  'D-MMM-YYYY',
];

/** Layouts whose cells can only be read one way: year first with four digits, or the month as a word. */
export function isUnmistakable(layout: string): boolean {
  return (
    layout === 'iso' ||
    layout === 'js' ||
    layout.startsWith('unix') ||
    /YYYY[-/]MM/.test(layout) ||
    layout.includes('MMM')
  );
}

/** `declared` are trusted in their order as long as they read everything; then the common layouts are tried. */
export function decideDateLayout(cells: readonly string[], declared: readonly string[]): DateDecision | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const own = readingAll(filled, declared);
  const twinOfOwn = own.length === 0 ? readingAll(filled, COMMON_LAYOUTS) : own;
  if (twinOfOwn.length > 0) return settle(filled, sinceBitcoin(filled, twinOfOwn));
  return best(filled, [...declared, ...COMMON_LAYOUTS.filter((layout) => !declared.includes(layout))]);
}

function readingAll(cells: readonly string[], layouts: readonly string[]): readonly string[] {
  return layouts.filter((layout) => {
    const read = compileLayout(layout);
    const scan: DateScan = { offset: undefined };
    return cells.every((cell) => !Number.isNaN(read(cell, scan)));
  });
}

/** 3 January 2009, the first block of Bitcoin: nothing that is listed here happened before. */
const FIRST_BLOCK = 1_230_940_800;

/** `04-02-20` is not the year 2004, so it is the fourth of February. Readings that are all too early stay all possible. */
function sinceBitcoin(cells: readonly string[], layouts: readonly string[]): readonly string[] {
  const possible = layouts.filter((layout) => {
    const read = compileLayout(layout);
    const scan: DateScan = { offset: undefined };
    return cells.every((cell) => read(cell, scan) >= FIRST_BLOCK);
  });
  return possible.length === 0 ? layouts : possible;
}

function settle(cells: readonly string[], layouts: readonly string[]): DateDecision {
  const [first = 'iso', ...rest] = layouts;
  const rivals = rest.filter((layout) => differs(cells, first, layout));
  const sorted = [first, ...rivals].filter((layout) => isSorted(cells, layout));
  const chosen = sorted.length === 1 ? (sorted[0] ?? first) : first;
  const open = rivals.length > 0 && sorted.length !== 1;
  return open ? { layouts: [], ambiguous: [first, ...rivals] } : { layouts: [chosen] };
}

function differs(cells: readonly string[], a: string, b: string): boolean {
  const [left, right] = [compileLayout(a), compileLayout(b)];
  const scan: DateScan = { offset: undefined };
  return cells.some((cell) => left(cell, scan) !== right(cell, scan));
}

/** Strictly useful only for more than two different moments. */
function isSorted(cells: readonly string[], layout: string): boolean {
  const read = compileLayout(layout);
  const scan: DateScan = { offset: undefined };
  let [rises, falls] = [0, 0];
  let previous = Number.NaN;
  for (const cell of cells) {
    const at = read(cell, scan);
    if (at > previous) rises++;
    if (at < previous) falls++;
    previous = at;
  }
  return (rises > 1 && falls === 0) || (falls > 1 && rises === 0);
}

/** Reads a cell that the chosen layout cannot read, and another one as a different moment. */
function isContrary(cells: readonly string[], chosen: string, other: string): boolean {
  const [own, foreign] = [compileLayout(chosen), compileLayout(other)];
  const scan: DateScan = { offset: undefined };
  let [readsMore, readsOtherwise] = [false, false];
  for (const cell of cells) {
    const [left, right] = [own(cell, scan), foreign(cell, scan)];
    if (Number.isNaN(right)) continue;
    if (Number.isNaN(left)) readsMore = true;
    else if (left !== right) readsOtherwise = true;
  }
  return readsMore && readsOtherwise;
}

/** No layout reads all: the one that reads most, with the unmistakable ones for the rest. */
function best(cells: readonly string[], layouts: readonly string[]): DateDecision | undefined {
  const scan: DateScan = { offset: undefined };
  let chosen: { layout: string; count: number } | undefined;
  for (const layout of layouts) {
    const read = compileLayout(layout);
    let count = 0;
    for (const cell of cells) if (!Number.isNaN(read(cell, scan))) count++;
    if (count > (chosen?.count ?? 0)) chosen = { layout, count };
  }
  if (chosen === undefined) return undefined;
  const { layout } = chosen;
  const read = compileLayout(layout);
  const readable = cells.filter((cell) => !Number.isNaN(read(cell, scan)));
  /** A cell that only the other reading fits speaks against this one, wherever both fit and mean different days. */
  const others = layouts.filter((other) => other !== layout);
  const rivals = [
    ...readingAll(readable, others).filter((other) => differs(readable, layout, other)),
    ...others.filter((other) => isContrary(cells, layout, other)),
  ];
  if (rivals.length > 0) return { layouts: [], ambiguous: [layout, ...rivals] };
  return { layouts: [layout, ...layouts.filter((other) => other !== layout && isUnmistakable(other))] };
}
