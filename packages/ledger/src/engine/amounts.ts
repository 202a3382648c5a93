/**
 * Quantities as integers of the asset's smallest unit, in two float64 limbs of 15 decimal digits each (exact up
 * to 9e30 units), so that the hot loop needs no bigint. An asset that outgrows two limbs is kept as bigint beside
 * the columns; the limbs then hold an estimate, good enough for everything that is only a filter.
 */
import { decimal, formatShortest, parseDecimal, powerOfTen } from '@cryptax/kernel';
import { cut, resizedFloats } from './columns.ts';

export const LIMB = 1e15;
const LIMB_DIGITS = 15;
const LIMB_UNITS = 10n ** 15n;
/** Largest number of units that two limbs hold exactly. */
export const TWO_LIMBS_MAX = 9e30;
const TWO_LIMBS_UNITS = 9n * 10n ** 30n;

export interface AmountColumns {
  readonly limbs: Float64Array<ArrayBuffer>;
  readonly big: ReadonlyMap<number, bigint>;
}

export class AmountColumn {
  /** Two limbs per entry, the high one first: side by side they cost one memory access. */
  limbs: Float64Array<ArrayBuffer>;
  /** Exact units of entries that do not fit into two limbs. */
  readonly big = new Map<number, bigint>();

  constructor(capacity: number) {
    this.limbs = new Float64Array(2 * capacity);
  }

  /** As it stands, for another thread. */
  columns(count: number): AmountColumns {
    return { limbs: cut(this.limbs, 2 * count), big: this.big };
  }

  restore({ limbs, big }: AmountColumns): void {
    this.limbs = limbs;
    this.big.clear();
    for (const [index, units] of big) this.big.set(index, units);
  }

  resize(capacity: number): void {
    this.limbs = resizedFloats(this.limbs, 2 * capacity);
  }

  hi(index: number): number {
    return this.limbs[2 * index] as number;
  }

  lo(index: number): number {
    return this.limbs[2 * index + 1] as number;
  }

  setLimbs(index: number, hi: number, lo: number): void {
    this.limbs[2 * index] = hi;
    this.limbs[2 * index + 1] = lo;
  }

  float(index: number): number {
    return this.hi(index) * LIMB + this.lo(index);
  }

  isZero(index: number): boolean {
    return this.hi(index) === 0 && this.lo(index) === 0;
  }

  units(index: number): bigint {
    if (this.big.size > 0) {
      const big = this.big.get(index);
      if (big !== undefined) return big;
    }
    const hi = this.hi(index);
    return hi === 0 ? BigInt(this.lo(index)) : BigInt(hi) * LIMB_UNITS + BigInt(this.lo(index));
  }

  set(index: number, units: bigint): void {
    if (this.big.size > 0) this.big.delete(index);
    if (units > TWO_LIMBS_UNITS) {
      this.big.set(index, units);
      this.setLimbs(index, Number(units) / LIMB, 0);
    } else this.setLimbs(index, Number(units / LIMB_UNITS), Number(units % LIMB_UNITS));
  }

  empty(index: number): void {
    if (this.big.size > 0) this.big.delete(index);
    this.setLimbs(index, 0, 0);
  }

  /** Takes off what stands at the same place of another column; false, and nothing happens, unless more is there. Neither may be big. */
  takeOff(index: number, { limbs: other }: AmountColumn): boolean {
    const { limbs } = this;
    const at = 2 * index;
    let hi = (limbs[at] as number) - (other[at] as number);
    let lo = (limbs[at + 1] as number) - (other[at + 1] as number);
    if (lo < 0) {
      hi--;
      lo += LIMB;
    }
    if (hi < 0 || (hi === 0 && lo === 0)) return false;
    this.setLimbs(index, hi, lo);
    return true;
  }

  copy(index: number, from: AmountColumn, source: number): void {
    this.setLimbs(index, from.hi(source), from.lo(source));
    if (this.big.size > 0) this.big.delete(index);
    if (from.big.size === 0) return;
    const big = from.big.get(source);
    if (big !== undefined) this.big.set(index, big);
  }

  /**
   * Reads plain digits with an optional point straight into the limbs; false for any other text.
   * The caller has made sure that the scale covers the text and that the result fits into two limbs.
   */
  parse(index: number, text: string, scale: number): boolean {
    const point = text.indexOf('.');
    const length = text.length;
    const whole = point < 0 ? length : point;
    const decimals = point < 0 ? 0 : length - point - 1;
    if (whole + decimals === 0) return false;
    let left = whole + scale;
    let hi = 0;
    let lo = 0;
    for (let i = 0; i < length; i++) {
      if (i === point) continue;
      const digit = text.charCodeAt(i) - 48;
      if (digit < 0 || digit > 9) return false;
      left--;
      /** Zeros past the scale carry no value; the scale was chosen so that nothing else stands there. */
      if (left < 0) continue;
      if (left >= LIMB_DIGITS) hi = hi * 10 + digit;
      else lo = lo * 10 + digit;
    }
    for (; left > 0; left--) {
      if (left > LIMB_DIGITS) hi *= 10;
      else lo *= 10;
    }
    this.setLimbs(index, hi, lo);
    return true;
  }
}

/** Decimals that a text really needs (trailing zeros do not count) and the digits before the point. */
export interface TextShape {
  readonly decimals: number;
  readonly wholeDigits: number;
}

/** Null for a text that is not a number at least zero. */
export function shapeOf(text: string): TextShape | null {
  const parsed = parseDecimal(text);
  if (!parsed.ok || parsed.value.units < 0n) return null;
  const shortest = formatShortest(parsed.value);
  const point = shortest.indexOf('.');
  return point < 0
    ? { decimals: 0, wholeDigits: shortest.length }
    : { decimals: shortest.length - point - 1, wholeDigits: point };
}

/** Units of any readable text at a scale that covers it. */
export function unitsOf(text: string, scale: number): bigint | null {
  const parsed = parseDecimal(text);
  if (!parsed.ok || parsed.value.units < 0n) return null;
  const { units, scale: own } = parsed.value;
  return own <= scale ? units * powerOfTen(scale - own) : units / powerOfTen(own - scale);
}

export function formatUnits(units: bigint, scale: number): string {
  return formatShortest(decimal(units, scale));
}
