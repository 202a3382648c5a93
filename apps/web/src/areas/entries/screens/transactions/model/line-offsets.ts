/**
 * Where each line of a long list stands, without a list of places: rows and headings have known heights, so a place is
 * computed from its index. The few lines that turn out taller (a narrow row that wraps) are kept as corrections.
 * A million rows cost what their days cost.
 */
import { type ListShape, lineAt, lineCount } from './list-lines.ts';

export interface LineHeights {
  readonly row: number;
  readonly day: number;
}

export class LineOffsets {
  readonly #shape: ListShape;
  readonly #heights: LineHeights;
  readonly #count: number;
  /** By line: how much taller than assumed it was drawn. */
  readonly #extra = new Map<number, number>();
  /** Lines with a correction in order, and the sum of the corrections before each. */
  #lines: readonly number[] = [];
  #sums: readonly number[] = [0];

  constructor(shape: ListShape, heights: LineHeights) {
    this.#shape = shape;
    this.#heights = heights;
    this.#count = lineCount(shape);
  }

  get count(): number {
    return this.#count;
  }

  get total(): number {
    return this.offsetOf(this.#count);
  }

  /** Pixels before a line. */
  offsetOf(line: number): number {
    const { row, day } = this.#heights;
    const days = daysBefore(this.#shape, line);
    return (line - days) * row + days * day + this.#extraBefore(line);
  }

  /** The line that covers a pixel, the first or last one outside of the list. */
  lineAtOffset(offset: number): number {
    let [low, high] = [0, Math.max(0, this.#count - 1)];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.offsetOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Takes in how tall lines were drawn; gives back by how much all lines before `line` grew. */
  measured(heights: ReadonlyMap<number, number>, line: number): { readonly isNew: boolean; readonly before: number } {
    let [isNew, before] = [false, 0];
    for (const [at, height] of heights) {
      const assumed = lineAt(this.#shape, at).kind === 'day' ? this.#heights.day : this.#heights.row;
      const change = height - assumed - (this.#extra.get(at) ?? 0);
      // Fractions of a pixel come from zooming, not from content.
      if (Math.abs(change) < 1) continue;
      this.#extra.set(at, height - assumed);
      isNew = true;
      if (at < line) before += change;
    }
    if (isNew) this.#sumUp();
    return { isNew, before };
  }

  #sumUp(): void {
    this.#lines = [...this.#extra.keys()].sort((a, b) => a - b);
    const sums = [0];
    for (const line of this.#lines) sums.push((sums.at(-1) ?? 0) + (this.#extra.get(line) ?? 0));
    this.#sums = sums;
  }

  #extraBefore(line: number): number {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return this.#sums[low] ?? 0;
  }
}

/** Headings among the lines before `line`. */
function daysBefore(shape: ListShape, line: number): number {
  if (shape.days.length === 0 || line === 0) return 0;
  const last = lineAt(shape, line - 1);
  if (last.kind === 'row') return line - 1 - last.row;
  return line - last.group.first;
}
