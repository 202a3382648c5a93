/**
 * Finds the columns of which one times another is the third, row by row: amount, price and total. Of several that fit, the one that
 * fits most rows to the cent: a sum with the fee is near the product, too. Two factors look alike to
 * arithmetic, so the header decides which is the price; without one, the column with the fewer digits behind the point.
 */

import { readAmount } from '../values/amount-cell.ts';
import { compareText, distanceText, multiplyText } from '../values/decimal-text.ts';
import type { ColumnProfile } from './column-profile.ts';
import { namesFee, namesFeeItself } from './header-words.data.ts';

export interface Product {
  readonly amount: number;
  readonly price: number;
  readonly total: number;
}

/** Totals are often rounded to cents, or carry the fee: up to one per cent, or one cent, apart. */
const TOLERANCE = '0.01';
const CENT = '0.01';
const NEEDED_SHARE = 0.8;
const MOST_COLUMNS = 12;

export function findProduct(
  profiles: readonly ColumnProfile[],
  data: readonly (readonly string[])[],
  headers: readonly string[],
): Product | undefined {
  const isFee = (header = '') => namesFee(header) && namesFeeItself(header);
  const columns = profiles
    .flatMap(({ numbers, dates }, column) => (numbers > 0.8 && dates < 0.5 && !isFee(headers[column]) ? [column] : []))
    .slice(0, MOST_COLUMNS);
  const values = new Map(columns.map((column) => [column, data.map((row) => sizeOf(row[column] ?? ''))]));
  let best: Product | undefined;
  let most = 0;
  for (const total of columns) {
    for (const [at, first] of columns.entries()) {
      for (const second of columns.slice(at + 1)) {
        if (first === total || second === total) continue;
        const fit = fitOf(values.get(first) ?? [], values.get(second) ?? [], values.get(total) ?? []);
        if (fit <= most) continue;
        most = fit;
        const isFirstPrice =
          /price|rate|kurs|preis/.test(headers[first] ?? '') || digits(values.get(first)) < digits(values.get(second));
        best = isFirstPrice ? { price: first, amount: second, total } : { price: second, amount: first, total };
      }
    }
  }
  return best;
}

/** How the three hold each other: to the cent, to the cent with the fee, or only nearly. */
export type ProductProof = 'cross-check' | 'cross-check-with-fee' | 'cross-check-near';

/** What may be said of the columns that were found; `fee`: the column of the fee, where there is one. */
export function proofOf(
  { amount, price, total }: Product,
  fee: number | undefined,
  data: readonly (readonly string[])[],
): ProductProof {
  let [checked, plain, withFee] = [0, 0, 0];
  for (const row of data) {
    const [a, b, whole] = [sizeOf(row[amount] ?? ''), sizeOf(row[price] ?? ''), sizeOf(row[total] ?? '')];
    if (a === undefined || b === undefined || whole === undefined || whole === '0') continue;
    checked++;
    const gap = distanceText(multiplyText(a, b), whole);
    const costs = fee === undefined ? undefined : sizeOf(row[fee] ?? '');
    if (compareText(gap, CENT) <= 0) plain++;
    else if (costs !== undefined && compareText(distanceText(gap, costs), CENT) <= 0) withFee++;
  }
  const isProven = (plain + withFee) / checked >= NEEDED_SHARE;
  if (!isProven) return 'cross-check-near';
  return withFee > plain ? 'cross-check-with-fee' : 'cross-check';
}

/** Fees beyond it are no proof: any two sums differ by some third. */
const MOST_FEE = '0.2';

/**
 * The column that the figures prove to be the fee: the total is that much beside amount times price, or beside another sum of the row.
 * Rows without such a difference prove nothing.
 */
export function findFee(
  { amount, price, total }: Partial<Product>,
  profiles: readonly ColumnProfile[],
  data: readonly (readonly string[])[],
): number | undefined {
  if (total === undefined) return undefined;
  const numeric = profiles.flatMap((profile, column) => (profile.numbers > 0.8 && profile.dates < 0.5 ? [column] : []));
  const others = numeric.slice(0, MOST_COLUMNS).filter((column) => ![amount, price, total].includes(column));
  const sizes = (column: number) => data.map((row) => sizeOf(row[column] ?? ''));
  const totals = sizes(total);
  const [amounts, prices] = [amount, price].map((column) => (column === undefined ? [] : sizes(column)));
  const products = totals.map((_, row) => {
    const [a, b] = [amounts?.[row], prices?.[row]];
    return a === undefined || b === undefined ? undefined : multiplyText(a, b);
  });
  const sums = [products, ...others.map(sizes)];
  return others.find((column, at) => {
    const fees = sizes(column);
    return sums.some((sum, other) => other !== at + 1 && isGap(fees, totals, sum));
  });
}

/** Whether two sums are apart by the fee, row by row, to the cent. */
function isGap(
  fees: readonly (string | undefined)[],
  totals: readonly (string | undefined)[],
  sums: readonly (string | undefined)[],
): boolean {
  let [checked, agreed] = [0, 0];
  for (const [row, fee] of fees.entries()) {
    const [total, sum] = [totals[row], sums[row]];
    if (fee === undefined || total === undefined || sum === undefined || compareText(fee, CENT) <= 0) continue;
    checked++;
    const isSmall = compareText(fee, multiplyText(total, MOST_FEE)) <= 0;
    if (isSmall && compareText(distanceText(distanceText(total, sum), fee), CENT) <= 0) agreed++;
  }
  return checked >= 2 && agreed / checked >= NEEDED_SHARE;
}

function sizeOf(cell: string): string | undefined {
  const amount = (readAmount(cell, 'dot') ?? readAmount(cell, 'comma') ?? undefined)?.amount;
  return amount?.replace(/^-/, '');
}

/** How well two columns give the third: 0 where they do not; rows that fit to the cent count most. */
function fitOf(
  first: readonly (string | undefined)[],
  second: readonly (string | undefined)[],
  total: readonly (string | undefined)[],
): number {
  let [checked, agreed, exact] = [0, 0, 0];
  for (const [index, whole] of total.entries()) {
    const [a, b] = [first[index], second[index]];
    if (!isTelling(a) || !isTelling(b) || whole === undefined || whole === '0') continue;
    checked++;
    const gap = distanceText(multiplyText(a, b), whole);
    if (compareText(gap, CENT) <= 0) exact++;
    if (compareText(gap, multiplyText(whole, TOLERANCE)) <= 0 || compareText(gap, CENT) <= 0) agreed++;
  }
  return checked >= 2 && agreed / checked >= NEEDED_SHARE ? agreed / checked + exact / checked : 0;
}

/** A factor of nothing or one tells nothing. */
function isTelling(factor: string | undefined): factor is string {
  return factor !== undefined && factor !== '0' && factor !== '1';
}

function digits(values: readonly (string | undefined)[] = []): number {
  return Math.max(0, ...values.map((value) => value?.split('.')[1]?.length ?? 0));
}
