/**
 * Sums of one calendar year as float estimates with known error. Whole fine units and their fractions are summed
 * apart, so that the error stays that of the single parts however many there are.
 */
export const SUM = {
  proceeds: 0,
  cost: 1,
  expenses: 2,
  net: 3,
  gains: 4,
  losses: 5,
  taxFreeGain: 6,
  incomeGross: 7,
  incomeExpenses: 8,
  incomeNet: 9,
  derivativeGains: 10,
  derivativeLosses: 11,
  derivativeNet: 12,
} as const;

export type SumName = keyof typeof SUM;

const SUMS = 13;
const LANES = 3;
/** Whole parts are moved to a bigint before they leave the range of exact integers. */
const FLUSH_LIMIT = 2 ** 51;

export class YearSums {
  readonly year: number;
  /** Entries of the journal that belong to the year: from `first` to before `end`. */
  readonly first: number;
  end: number;
  incomplete = 0;
  /** Whether anything but a stopped disposal happened. */
  hasResult = false;
  /** Per sum: whole units, fractions of a unit, size of all parts. */
  readonly #lanes = new Float64Array(SUMS * LANES);
  readonly #flushed: bigint[] = new Array<bigint>(SUMS).fill(0n);

  constructor(year: number, first: number) {
    this.year = year;
    this.first = first;
    this.end = first;
  }

  /** Adds an estimate; `size` bounds the numbers it was computed from. */
  add(sum: number, value: number, size: number): void {
    const lane = sum * LANES;
    const lanes = this.#lanes;
    const whole = Math.round(value);
    const total = (lanes[lane] as number) + whole;
    lanes[lane] = total;
    lanes[lane + 1] = (lanes[lane + 1] as number) + (value - whole);
    lanes[lane + 2] = (lanes[lane + 2] as number) + size;
    if (total > FLUSH_LIMIT || total < -FLUSH_LIMIT) this.#flush(sum);
  }

  /** Whole fine units, exactly, the fraction beside them, and the size of all parts. */
  read(sum: number): { readonly whole: bigint; readonly fraction: number; readonly size: number } {
    const lane = sum * LANES;
    const whole = (this.#flushed[sum] as bigint) + BigInt(this.#lanes[lane] as number);
    return { whole, fraction: this.#lanes[lane + 1] as number, size: this.#lanes[lane + 2] as number };
  }

  #flush(sum: number): void {
    const lane = sum * LANES;
    this.#flushed[sum] = (this.#flushed[sum] as bigint) + BigInt(this.#lanes[lane] as number);
    this.#lanes[lane] = 0;
  }
}
