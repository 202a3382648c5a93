/**
 * Interest on income tax that is paid late (§ 233a AO) and on evaded tax (§ 235 AO). Both count full months only, on an
 * amount rounded down to 50 euros; what comes out is rounded down to whole euros and dropped below 10 (§§ 238, 239 AO).
 * The surcharges are not part of § 233a: it names the income tax alone.
 */
import { type Day, dayFromCivil, dec, formatDay } from '@cryptax/kernel';
import { fullMonths, lastDayOfMonths } from './full-months.ts';
import { EVASION_RATE, GRACE_MONTHS, LATE_RATES, LEAST_INTEREST_EUROS } from './interest.data.ts';

export interface InterestPart {
  readonly from: string;
  readonly to: string;
  readonly months: number;
  /** Percent for each month, as text. */
  readonly ratePerMonth: string;
  readonly ref: string;
}

export interface Interest {
  /** First day that counts. */
  readonly from: string;
  readonly to: string;
  readonly months: number;
  /** Rounded down to 50 euros. */
  readonly base: string;
  readonly parts: readonly InterestPart[];
  /** Interest of § 233a for the same time, taken off (§ 235 (4) AO). */
  readonly credited: string;
  /** Whole euros; "0.00" also where less than 10 euros came out. */
  readonly amount: string;
}

/** Null for a year whose begin of interest the data do not know. */
export function interestStart(year: number): Day | null {
  const row = GRACE_MONTHS.find(({ from, to }) => from <= year && year <= to);
  if (row === undefined) return null;
  return dayFromCivil(year + 1 + Math.floor(row.months / 12), (row.months % 12) + 1, 1);
}

/**
 * @param taxEur income tax that the new assessment asks for on top; nothing is charged on a refund
 * @param effective the day on which the new assessment takes effect
 */
export function lateInterest(year: number, taxEur: string, effective: Day): Interest | null {
  const start = interestStart(year);
  return start === null ? null : charge(taxEur, start, effective, lateParts(start, effective), 0n);
}

/**
 * @param due the day on which the tax would have been due without the evasion
 * @param paid the day of payment; the tax of § 233a is credited for the months that both count
 */
export function evasionInterest(
  year: number,
  taxEur: string,
  { due, effective, paid }: { readonly due: Day; readonly effective: Day; readonly paid: Day },
): Interest | null {
  const lateStart = interestStart(year);
  if (lateStart === null) return null;
  const start = (due + 1) as Day;
  const [from, to] = [later(start, lateStart), earlier(effective, paid)];
  const credited = wholeEuros(tenThousandths(baseOf(taxEur), lateParts(from, to)));
  const months = fullMonths(start, paid);
  const parts = months === 0 ? [] : [part(start, months, EVASION_RATE)];
  return charge(taxEur, start, paid, parts, credited);
}

interface Rate {
  readonly perMonth: bigint;
  readonly ref: string;
}

type CountedPart = InterestPart & { readonly perMonth: bigint };

/** The months of a run by the rates in force; a run of § 233a begins on a first of the month, so no month has two rates. */
function lateParts(start: Day, end: Day): readonly CountedPart[] {
  const all = fullMonths(start, end);
  const parts: CountedPart[] = [];
  let done = 0;
  for (const rate of LATE_RATES) {
    const last = rate.lastYear === undefined ? end : earlier(end, dayFromCivil(rate.lastYear, 12, 31));
    const until = Math.min(all, fullMonths(start, last));
    if (until > done) parts.push(part(done === 0 ? start : nextDay(lastDayOfMonths(start, done)), until - done, rate));
    done = Math.max(done, until);
  }
  return parts;
}

function part(from: Day, months: number, { perMonth, ref }: Rate): CountedPart {
  const to = formatDay(lastDayOfMonths(from, months));
  return { from: formatDay(from), to, months, perMonth, ratePerMonth: percentText(perMonth), ref };
}

function charge(taxEur: string, start: Day, end: Day, parts: readonly CountedPart[], credited: bigint): Interest {
  const base = baseOf(taxEur);
  const whole = wholeEuros(tenThousandths(base, parts)) - credited;
  const amount = whole < LEAST_INTEREST_EUROS ? 0n : whole;
  return {
    from: formatDay(start),
    to: formatDay(end),
    months: parts.reduce((sum, { months }) => sum + months, 0),
    base: euroText(base),
    parts: parts.map(({ perMonth: _, ...shown }) => shown),
    credited: euroText(credited),
    amount: euroText(amount),
  };
}

/** Whole euros, a multiple of 50, never negative. */
function baseOf(taxEur: string): bigint {
  const { units, scale } = dec(taxEur);
  const euros = units / 10n ** BigInt(scale);
  return euros <= 0n ? 0n : euros - (euros % 50n);
}

function tenThousandths(base: bigint, parts: readonly CountedPart[]): bigint {
  return parts.reduce((sum, { months, perMonth }) => sum + base * BigInt(months) * perMonth, 0n);
}

const wholeEuros = (amount: bigint) => amount / 10_000n;
const euroText = (euros: bigint) => `${euros}.00`;
const percentText = (hundredths: bigint) => `0.${String(hundredths).padStart(2, '0')}`;
const earlier = (a: Day, b: Day) => (a < b ? a : b);
const later = (a: Day, b: Day) => (a > b ? a : b);
const nextDay = (day: Day) => (day + 1) as Day;
