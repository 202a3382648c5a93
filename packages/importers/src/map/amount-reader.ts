/**
 * Amount cells to amounts: an exact number, its coin by column, else by the unit in the cell, else by what the format says.
 * A file has more amounts than anything else, so the usual cell becomes one string and one object.
 */
import type { Instant } from '@cryptax/kernel';
import type { ColumnRole } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { mayHaveDigits, readAmount, unitStart } from '../values/amount-cell.ts';
import type { AssetResolver } from '../values/asset.ts';
import { absoluteText, isNegativeText, type NumberStyle, readPlainSize, shiftPoint } from '../values/number-text.ts';
import { AmountProblem } from './amount-problem.ts';
import { cellAt } from './column-index.ts';
import type { Amount } from './row-facts.ts';
import { trimmed } from './trimmed.ts';

export interface AmountColumn {
  readonly role: ColumnRole;
  readonly column: number | undefined;
  /** Column of its coin. */
  readonly coin: number | undefined;
  readonly style: NumberStyle | undefined;
}

export class AmountReader {
  /** Sign of the amount read last. */
  isNegative = false;
  readonly #assets: AssetResolver;
  readonly #units = new Map<string, boolean>();
  /** Unit of the cell read last. */
  #unit: string | undefined = undefined;

  constructor(assets: AssetResolver) {
    this.#assets = assets;
  }

  /** Undefined for an empty cell and for zero. `fallback`: the coin that the format says. */
  read(row: RowCells, { role, column, coin, style }: AmountColumn, at: Instant, fallback?: string): Amount | undefined {
    if (column === undefined) return undefined;
    const cell = trimmed(row.text(column));
    if (cell === '') return undefined;
    if (style === undefined) throw new AmountProblem('amount.mark-open', { column: role, value: shortText(cell) });
    const size = this.#plain(cell, style) ?? this.#loose(cell, style, role);
    if (size === undefined || size === '0') return undefined;
    const named = cellAt(row, coin);
    const text = named === '' || named === '-' ? (this.#unit ?? fallback ?? '') : named;
    const { asset, places } = this.#asset(text, at, role);
    if (places === 0) return { asset, amount: size };
    const amount = shiftPoint(size, -places);
    if (amount === null) throw new AmountProblem('amount.too-long', { column: role, value: shortText(cell) });
    return { asset, amount };
  }

  /** Digits, sign and mark, perhaps with letters glued to them. */
  #plain(cell: string, style: NumberStyle): string | undefined {
    this.#unit = undefined;
    this.isNegative = isNegativeText(cell);
    const start = unitStart(cell);
    if (start === cell.length) return readPlainSize(cell, start, style);
    const size = readPlainSize(cell, start, style);
    if (size === undefined) return undefined;
    const unit = cell.slice(start);
    let isDoubtful = this.#units.get(unit);
    if (isDoubtful === undefined) {
      isDoubtful = mayHaveDigits(unit);
      this.#units.set(unit, isDoubtful);
    }
    if (isDoubtful) return undefined;
    this.#unit = unit;
    return size;
  }

  #loose(cell: string, style: NumberStyle, role: ColumnRole): string | undefined {
    const read = readAmount(cell, style);
    if (read === null) throw new AmountProblem('amount.unreadable', { column: role, value: shortText(cell) });
    if (read === undefined) return undefined;
    this.#unit = read.unit;
    this.isNegative = isNegativeText(read.amount);
    return absoluteText(read.amount);
  }

  #asset(text: string, at: Instant, role: ColumnRole): { readonly asset: string; readonly places: number } {
    if (text === '') throw new AmountProblem('asset.missing', { column: role });
    const answer = this.#assets.resolve(text, at);
    if (answer.kind === 'asset') return answer;
    if (answer.kind === 'unreadable') throw new AmountProblem('asset.unreadable', { value: shortText(text) });
    const { ticker, candidates } = answer;
    throw new AmountProblem('asset.ambiguous', { ticker, candidates: candidates.join(', ') });
  }
}

/** A cell as part of a message. */
export function shortText(cell: string): string {
  return cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
}
