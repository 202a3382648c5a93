/**
 * The assets of a ledger with their scale: the most decimals seen for that asset, so that every amount is an
 * integer. A scale only grows. The quantity bound says when an asset no longer fits into two limbs.
 */
import { shapeOf, TWO_LIMBS_MAX } from './amounts.ts';

/**
 * Amounts that the engine computes (the new coins of a fork over the lots, a renamed lot) are rounded to this many
 * decimals, cumulatively so that they add up; an asset that can receive such amounts has at least this scale.
 */
export const SPLIT_SCALE = 18;

const POWERS = Float64Array.from({ length: 140 }, (_, i) => 10 ** i);

/** As another thread is sent it. */
export interface AssetColumns {
  readonly names: readonly string[];
  readonly scale: readonly number[];
  readonly bound: readonly number[];
}

export class AssetTable {
  readonly names: string[] = [];
  readonly scale: number[] = [];
  /** Sum of upper bounds of all amounts seen, in whole units. */
  readonly #bound: number[] = [];
  readonly #index = new Map<string, number>();

  indexOf(name: string): number {
    const known = this.#index.get(name);
    if (known !== undefined) return known;
    const index = this.names.length;
    this.names.push(name);
    this.scale.push(0);
    this.#bound.push(0);
    this.#index.set(name, index);
    return index;
  }

  isBig(asset: number): boolean {
    return (this.#bound[asset] as number) * (POWERS[this.scale[asset] as number] as number) > TWO_LIMBS_MAX;
  }

  raiseScale(asset: number, scale: number): void {
    if (scale > (this.scale[asset] as number)) this.scale[asset] = scale;
  }

  /** Notes an amount before it is read: its decimals and its size. */
  survey(asset: number, text: string): void {
    const length = text.length;
    let point = -1;
    let isPlain = true;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code === 46) point = i;
      else if (code < 48 || code > 57) isPlain = false;
    }
    const decimals = point < 0 ? 0 : length - point - 1;
    if (isPlain && decimals <= (this.scale[asset] as number)) {
      this.#bound[asset] = (this.#bound[asset] as number) + (POWERS[point < 0 ? length : point] ?? Infinity);
      return;
    }
    const shape = shapeOf(text);
    if (shape === null) return;
    this.raiseScale(asset, shape.decimals);
    this.#bound[asset] = (this.#bound[asset] as number) + 10 ** shape.wholeDigits;
  }

  columns(): AssetColumns {
    return { names: [...this.names], scale: [...this.scale], bound: [...this.#bound] };
  }

  restore({ names, scale, bound }: AssetColumns): void {
    this.clear();
    for (const [index, name] of names.entries()) {
      this.indexOf(name);
      this.scale[index] = scale[index] as number;
      this.#bound[index] = bound[index] as number;
    }
  }

  clear(): void {
    this.names.length = 0;
    this.scale.length = 0;
    this.#bound.length = 0;
    this.#index.clear();
  }
}
