/**
 * Numbers with a comma in a file whose cells are separated by commas, without quotes: `1,5` are two cells, and every cell
 * behind them stands one column too far. Such a row is wider than the others of its file, and joining neighbours makes
 * it fit again. Read as it stands it could become an event with the wrong amount, so it is shown to the user.
 */
import type { ColumnRole } from '../formats/format.ts';
import { CellRows } from '../read/cell-rows.ts';
import type { RowCells } from '../read/table.ts';
import { type ColumnIndex, NUMBER_ROLES } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';

const WORD_ROLES: readonly ColumnRole[] = [
  'type',
  'subtype',
  'tag',
  'status',
  'assetClass',
  'asset',
  'pair',
  'quoteAsset',
  'toAsset',
  'buyAsset',
  'sellAsset',
  'feeAsset',
  'valueAsset',
];
/** Only their format knows what they hold. */
const FREE_ROLES: readonly ColumnRole[] = ['extra1', 'extra2', 'extra3'];

/** A row with more numbers than this does not become wider by their commas alone. */
const MOST_CUTS = 8;
/** `-1`, `€ 12`: what may stand before a comma. */
const BEFORE_COMMA = /^(?:[\p{L}\p{Sc}]{1,4}\s?)?[-+]?\d+$/u;
/** `5`, `234.50`, `5 BTC`, `5e-7`: what may stand behind one. */
const BEHIND_COMMA = /^\d+(?:\.\d+)?(?:e[-+]?\d+)?\s?[\p{L}\p{Sc}%]{0,10}$/iu;
const DASHES = /^[-–—]*$/;
const QUOTE = 34;

type ColumnUse = 'number' | 'date' | 'word' | 'text' | 'unused';

/** What the check needs to know of a format, found out once. */
export interface CutColumns {
  readonly width: number;
  /** Cells that do not come from the file stand behind its columns (`derive-cells.ts`). */
  readonly derived: number;
  readonly uses: readonly ColumnUse[];
}

export function cutColumns({ definition, headers, index }: BoundFormat): CutColumns {
  const width = headers.length;
  const used = Object.values(index).filter((column): column is number => column !== undefined && column < width);
  const uses = Array.from({ length: Math.max(-1, ...used) + 1 }, (_, column) => useOf(index, column));
  return { width, derived: Object.keys(definition.derive ?? {}).length, uses };
}

function useOf(index: ColumnIndex, column: number): ColumnUse {
  const isOne = (roles: readonly ColumnRole[]) => roles.some((role) => index[role] === column);
  if (isOne(NUMBER_ROLES)) return 'number';
  if (isOne(['date'])) return 'date';
  if (isOne(WORD_ROLES)) return 'word';
  if (isOne(FREE_ROLES)) return 'unused';
  return Object.values(index).includes(column) ? 'text' : 'unused';
}

/** The row with its numbers whole; undefined if it is not wider than the file's rows, or commas do not explain it. */
export function joinedRow(columns: CutColumns, row: RowCells, ordinaryWidth: number): RowCells | undefined {
  const spare = row.width - ordinaryWidth;
  const counts = joints(columns, row, spare);
  if (counts === undefined) return undefined;
  const { width, derived } = columns;
  const all = row.all();
  const cells = [...all.slice(0, width), ...all.slice(width + derived)];
  const joined: string[] = [];
  let from = 0;
  for (const count of counts) {
    joined.push(cells.slice(from, from + count + 1).join(','));
    from += count + 1;
  }
  const own = [...joined, ...cells.slice(from)];
  return new CellRows([[...own.slice(0, width), ...all.slice(width, width + derived), ...own.slice(width)]], [0]).row(
    0,
  );
}

export function canBeJoined(columns: CutColumns, row: RowCells): boolean {
  return joints(columns, row, row.width - columns.width) !== undefined;
}

/**
 * Walks over the columns with all numbers of joints that make sense so far: `steps` holds, for each of them, the number
 * before the column and so the joints within it.
 *
 * @returns joints within each column, as few as possible but at least one
 */
function joints({ uses, width, derived }: CutColumns, row: RowCells, spare: number): readonly number[] | undefined {
  if (spare <= 0) return undefined;
  const most = Math.min(spare, MOST_CUTS);
  const place = (at: number) => (at < width ? at : at + derived);
  const steps: Map<number, number>[] = [];
  let sums: Iterable<number> = [0];
  for (const [column, use] of uses.entries()) {
    const step = new Map<number, number>();
    for (const made of sums) {
      const at = column + made;
      if (makesSense(row.text(place(at)), use) && !step.has(made)) step.set(made, made);
      if (use !== 'number' && use !== 'unused') continue;
      for (let sum = made + 1; sum <= most; sum++) {
        if (!isJoint(row, place(column + sum - 1), place(column + sum))) break;
        if (!step.has(sum)) step.set(sum, made);
      }
    }
    steps.push(step);
    sums = step.keys();
  }
  let left = Math.min(...[...sums].filter((sum) => sum > 0));
  if (!Number.isFinite(left)) return undefined;
  const counts: number[] = [];
  for (const step of steps.toReversed()) {
    const before = step.get(left) ?? 0;
    counts.unshift(left - before);
    left = before;
  }
  return counts;
}

/**
 * Of a row that is too short: who leaves out empty cells leaves out the last ones. If an empty one stands there all the same, or cells are
 * not of the sort that their column is for, one is missing in the midst.
 */
export function lacksCell({ uses, width, derived }: CutColumns, row: RowCells): boolean {
  const last = row.width - 1;
  if (row.text(last < width ? last : last + derived) === '') return true;
  return uses.some((use, column) => column <= last && !makesSense(row.text(column), use));
}

function isJoint(row: RowCells, left: number, right: number): boolean {
  return (
    BEFORE_COMMA.test(row.text(left).trim()) &&
    BEHIND_COMMA.test(row.text(right).trim()) &&
    !isQuoted(row, left) &&
    !isQuoted(row, right)
  );
}

/** In quotes a cell is whole. */
function isQuoted(row: RowCells, column: number): boolean {
  row.look(column);
  return row.from > 0 && row.codes[row.from - 1] === QUOTE;
}

function makesSense(text: string, use: ColumnUse): boolean {
  const cell = text.trim();
  if (use === 'date') return /\d/.test(cell);
  if (use === 'number') return /\d/.test(cell) || DASHES.test(cell);
  return use !== 'word' || cell === '' || !/^[-+\d.]+$/.test(cell);
}
