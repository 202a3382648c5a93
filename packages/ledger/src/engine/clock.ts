/**
 * Moments and days for the loader. The plain form `2024-03-01T23:00:00Z` is read digit by digit and days are
 * remembered, because a million events share a few thousand days; any other form goes to the kernel.
 */
import { berlinOffset, type Day, dayFromCivil, daysInMonth, type Instant, parseInstant } from '@cryptax/kernel';

/** Last taxable day of a lot acquired on a day; the law package passes its calendar rule. */
export type HoldingRule = (acquired: Day) => Day;

const SECONDS_PER_DAY = 86_400;
/** Moments end with the year 2199 (see the kernel's calendar). */
const LAST_DAY = dayFromCivil(2200, 1, 2);

export class Clock {
  #date = 0;
  #dateDay = 0;
  #utcDay = Number.NaN;
  #offset = 0;
  readonly #rule: HoldingRule;
  readonly #lastTaxable: Int32Array;

  constructor(rule: HoldingRule) {
    this.#rule = rule;
    this.#lastTaxable = answersOf(rule);
  }

  /** Seconds since 1970, NaN for a text that is no moment. */
  instant(text: string): number {
    const plain = this.#plain(text);
    if (!Number.isNaN(plain)) return plain;
    const parsed = parseInstant(text);
    return parsed.ok ? parsed.value : Number.NaN;
  }

  utcDay(at: number): number {
    return Math.floor(at / SECONDS_PER_DAY);
  }

  /**
   * Berlin calendar day. Clocks change at 01:00 UTC, where the day is the same either way, so the offset at the
   * end of the UTC day serves the whole day.
   */
  berlinDay(at: number): number {
    const day = this.utcDay(at);
    if (day !== this.#utcDay) {
      this.#utcDay = day;
      this.#offset = berlinOffset(((day + 1) * SECONDS_PER_DAY - 1) as Instant);
    }
    return at - day * SECONDS_PER_DAY + this.#offset >= SECONDS_PER_DAY ? day + 1 : day;
  }

  lastTaxableDay(acquired: number): number {
    const known = this.#lastTaxable[acquired];
    if (known !== undefined && known !== 0) return known;
    const day = this.#rule(acquired as Day);
    this.#lastTaxable[acquired] = day;
    return day;
  }

  #plain(text: string): number {
    if (text.length !== 20 || text.charCodeAt(10) !== 84 || text.charCodeAt(19) !== 90) return Number.NaN;
    if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return Number.NaN;
    if (text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58) return Number.NaN;
    const year = pair(text, 0) * 100 + pair(text, 2);
    const month = pair(text, 5);
    const day = pair(text, 8);
    const [hour, minute, second] = [pair(text, 11), pair(text, 14), pair(text, 17)];
    const date = year * 10_000 + month * 100 + day;
    if (date !== this.#date) {
      if (!(year >= 1996 && year <= 2199 && month >= 1 && month <= 12 && day >= 1)) return Number.NaN;
      if (day > daysInMonth(year, month)) return Number.NaN;
      this.#date = date;
      this.#dateDay = dayFromCivil(year, month, day);
    }
    if (!(hour <= 23 && minute <= 59 && second <= 59)) return Number.NaN;
    return this.#dateDay * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second;
  }
}

/**
 * What a rule said, by day; zero where it has not been asked yet. Kept with the rule, because the table is large and most
 * ledgers are small.
 */
const answered = new WeakMap<HoldingRule, Int32Array>();

function answersOf(rule: HoldingRule): Int32Array {
  const answers = answered.get(rule) ?? new Int32Array(LAST_DAY);
  answered.set(rule, answers);
  return answers;
}

/** Two digits as a number; NaN if they are none. */
function pair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}
