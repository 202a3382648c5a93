/**
 * Sums of one calendar year as float estimates with known error. Every sum is of numbers at least zero, so its own
 * value bounds the error of its parts. Whole fine units and their fractions are summed apart, so that a million
 * parts add no error of their own.
 */
export const SUM = {
  /** Lot parts inside the holding period. */
  proceeds: 0,
  cost: 1,
  expenses: 2,
  gains: 3,
  /** Lot parts outside of it. */
  freeProceeds: 4,
  freeCost: 5,
  freeExpenses: 6,
  incomeGross: 7,
  incomeExpenses: 8,
  derivativeGains: 9,
  /** As a positive number. */
  derivativeLosses: 10,
  /** Commissions booked apart from their position, as a positive number. */
  derivativeFees: 11,
} as const;

export type SumKey = (typeof SUM)[keyof typeof SUM];

const SUMS = 12;
/** Whole parts are moved to a bigint before they leave the range of exact integers. */
const FLUSH_LIMIT = 2 ** 51;

/** A sum: whole fine units, exactly, and the fraction beside them. */
export interface SumReading {
  readonly whole: bigint;
  readonly fraction: number;
}

export class YearSums {
  readonly year: number;
  /** Entries of the journal that belong to the year: from `first` to before `end`. */
  readonly first: number;
  end: number;
  incomplete = 0;
  provisional = 0;
  /** Whether anything but a stopped disposal happened. */
  hasResult = false;
  readonly #whole = new Float64Array(SUMS);
  readonly #fraction = new Float64Array(SUMS);
  readonly #flushed: bigint[] = new Array<bigint>(SUMS).fill(0n);

  constructor(year: number, first: number) {
    this.year = year;
    this.first = first;
    this.end = first;
  }

  /** Adds an estimate of at least zero. */
  add(sum: SumKey, value: number): void {
    const whole = Math.floor(value);
    const total = (this.#whole[sum] as number) + whole;
    this.#whole[sum] = total;
    this.#fraction[sum] = (this.#fraction[sum] as number) + (value - whole);
    if (total > FLUSH_LIMIT) this.#flush(sum);
  }

  read(sum: SumKey): SumReading {
    const whole = (this.#flushed[sum] as bigint) + BigInt(this.#whole[sum] as number);
    return { whole, fraction: this.#fraction[sum] as number };
  }

  #flush(sum: SumKey): void {
    this.#flushed[sum] = (this.#flushed[sum] as bigint) + BigInt(this.#whole[sum] as number);
    this.#whole[sum] = 0;
  }
}
