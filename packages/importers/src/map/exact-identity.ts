/** An identity held against a row in exact decimals, with the rounding that its cells show. For rows that integers do not settle. */
import { absolute, add, compare, type Decimal, dec, formatShortest, multiply, negate, subtract } from '@cryptax/kernel';
import type { RowCells } from '../read/table.ts';
import { readAmount } from '../values/amount-cell.ts';
import { roundLongFraction } from '../values/number-text.ts';
import { AmountProblem } from './amount-problem.ts';
import { shortText } from './amount-reader.ts';
import { cellAt } from './column-index.ts';
import type { RowFacts } from './row-facts.ts';
import { type Contradiction, type IdentityColumn, placeOfCosts, type RowIdentity, takesCosts } from './row-identity.ts';

/** A number with one unit in the last place that its cell prints. */
interface Printed {
  readonly value: Decimal;
  readonly unit: Decimal;
}

const NOTHING = dec('0');
const ONE = dec('1');
const HALF = dec('0.5');
/** However coarse the cells are printed: a hundredth of the product is no rounding. */
const MOST = dec('0.01');
/** Amounts of coins with fewer places are meant as they stand. */
export const FINE = 6;

/** Undefined if it holds; `nothing` if the row does not say enough. */
export function exactContradiction(
  identity: RowIdentity,
  facts: RowFacts,
  row: RowCells,
): Contradiction | 'nothing' | undefined {
  const { left, is, costs, isProduct } = identity;
  const stated = printedAt(row, is);
  const terms = left.map((column) => printedAt(row, column));
  const [first, second] = terms;
  if (stated === undefined || first === undefined) return 'nothing';
  const isSigned = !isProduct && left.length > 1;
  let computed: Decimal;
  let slack = stated.unit;
  if (isProduct) {
    if (second === undefined || first.value.units === 0n || second.value.units === 0n) return 'nothing';
    /** Of a price with one or two digits nobody has promised that it is exact. */
    const coarse = multiply(absolute(second.value), MOST);
    if (identity.isLikely && left[1]?.role === 'price' && compare(second.unit, coarse) > 0) return 'nothing';
    const amount = wholeAmount(identity, absolute(first.value), facts, row);
    computed = shifted(multiply(amount, absolute(second.value)), identity.shift);
    /** A price may be an average, whatever its places. */
    const unit = first.unit.scale < FINE ? NOTHING : first.unit;
    const rounding = add(multiply(amount, second.unit), multiply(absolute(second.value), unit));
    slack = add(slack, smaller(shifted(rounding, identity.shift), multiply(computed, MOST)));
  } else if (isSigned) {
    computed = terms.reduce((sum, term, at) => add(sum, signed(term, left[at])), NOTHING);
    slack = terms.reduce((sum, term) => add(sum, roundingOf(term, stated)), roundingOf(stated, stated));
  } else {
    if (first.value.units === 0n || stated.value.units === 0n) return 'nothing';
    computed = absolute(first.value);
    slack = add(roundingOf(stated, stated), roundingOf(first, stated));
  }
  for (const column of costs) {
    const cost = printedAt(row, column);
    if (cost === undefined || cost.value.units === 0n || placeOfCosts(identity, facts) !== 'sum') continue;
    const value = identity.feeIsSize ? absolute(cost.value) : signed(cost, column);
    computed = takesCosts(facts) ? add(computed, value) : subtract(computed, value);
    slack = add(slack, isProduct ? cost.unit : roundingOf(cost, stated));
  }
  const said = isSigned ? stated.value : absolute(stated.value);
  if (compare(absolute(subtract(computed, said)), slack) <= 0) return undefined;
  return { column: is.name, stated: formatShortest(said), computed: formatShortest(computed) };
}

/** What was traded: with the fee that was kept back from coins bought, without the one that left with coins sold. */
function wholeAmount(identity: RowIdentity, amount: Decimal, facts: RowFacts, row: RowCells): Decimal {
  if (identity.costs.length === 0 || placeOfCosts(identity, facts) !== 'amount') return amount;
  const fees = identity.costs.map((column) => absolute(printedAt(row, column)?.value ?? NOTHING));
  const fee = fees.reduce(add, NOTHING);
  return takesCosts(facts) ? add(amount, fee) : subtract(amount, fee);
}

/** The point moved to the left. */
function shifted(value: Decimal, places: number): Decimal {
  if (places === 0) return value;
  return multiply(value, places > 0 ? { units: 1n, scale: places } : dec(`1${'0'.repeat(-places)}`));
}

/** In a sum a number without places is exact, and so is one with fewer places than the sum: it only lacks its zeros. */
function roundingOf(term: Printed | undefined, sum: Printed): Decimal {
  if (term === undefined || term.unit.scale === 0) return NOTHING;
  return multiply(smaller(term.unit, sum.unit), HALF);
}

function signed(term: Printed | undefined, column: IdentityColumn | undefined): Decimal {
  if (term === undefined) return NOTHING;
  return column?.less === true ? negate(term.value) : term.value;
}

function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) < 0 ? a : b;
}

/** Undefined for an empty cell. A column that the row is read by must be readable, another one says nothing then. */
function printedAt(row: RowCells, { column, role, style }: IdentityColumn): Printed | undefined {
  const cell = cellAt(row, column);
  const read = readAmount(roundLongFraction(cell), style);
  if (read === null && role !== undefined)
    throw new AmountProblem('amount.unreadable', { role, value: shortText(cell) });
  if (read === undefined || read === null) return undefined;
  const value = dec(read.amount);
  return { value, unit: lastPlace(cell, style === 'dot' ? '.' : ',', value.scale) };
}

/** One unit in the last place that a cell prints. */
export function lastPlace(cell: string, mark: string, scale: number): Decimal {
  const at = cell.lastIndexOf(mark);
  const digits = at < 0 ? 0 : (/^\d*/.exec(cell.slice(at + 1))?.[0].length ?? 0);
  const places = Math.max(digits, scale);
  return places === 0 ? ONE : { units: 1n, scale: places };
}
