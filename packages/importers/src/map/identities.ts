/**
 * What the columns of a row say about each other. An export is redundant: amount times price is the money of a trade, with or
 * without the fee. A format declares which of these hold for its columns (`identities`); a row that contradicts one waits
 * with both figures, because nobody can tell which of its numbers is wrong. Figures are compared exactly, within the
 * rounding of the cells as they are printed.
 */
import type { Identity } from '../formats/format.ts';
import { addText, compareText, distanceText, multiplyText, subtractText } from '../values/decimal-text.ts';
import type { RowFacts, RowView } from './row-facts.ts';

/** Parameters of the message: the role of the column, what it says and what the others give. */
type Contradiction = Readonly<Record<'role' | 'stated' | 'computed', string>>;

export function contradictionIn(
  identities: readonly Identity[],
  facts: RowFacts,
  row: RowView,
): Contradiction | undefined {
  if (facts.kind !== 'trade-buy' && facts.kind !== 'trade-sell') return undefined;
  for (const identity of identities) {
    const found = contradiction(identity, facts, row);
    if (found !== undefined) return found;
  }
  return undefined;
}

function contradiction(
  { product: [left, right], is, fee: withFee }: Identity,
  facts: RowFacts,
  row: RowView,
): Contradiction | undefined {
  const [a, b, stated] = [row.amount(left), row.amount(right), row.amount(is)];
  if (a === undefined || b === undefined || stated === undefined || a === '0' || b === '0') return undefined;
  const isBuy = facts.kind === 'trade-buy';
  const money = (isBuy ? facts.out : facts.in)?.asset;
  const fee = withFee === 'within' && facts.fee?.asset === money ? (facts.fee?.amount ?? '0') : '0';
  const product = multiplyText(a, b);
  const computed = isBuy ? addText(product, fee) : subtractText(product, fee);
  /** Each cell may be rounded by half its last place; the fee and the money round apart. */
  const slack = [
    lastPlace(row.cell(is), stated),
    lastPlace(row.cell('fee'), fee),
    multiplyText(a, lastPlace(row.cell(right), b)),
    multiplyText(b, lastPlace(row.cell(left), a)),
  ].reduce(addText);
  return compareText(distanceText(computed, stated), slack) <= 0 ? undefined : { role: is, stated, computed };
}

/** One unit in the last place that is printed; of a group of three digits nobody knows whether they are places. */
function lastPlace(cell: string, number: string): string {
  const mark = Math.max(cell.lastIndexOf('.'), cell.lastIndexOf(','));
  const tail = mark < 0 ? '' : cell.slice(mark + 1);
  const digits = /^\d*/.exec(tail)?.[0].length ?? 0;
  const printed = /\d/.test(tail.slice(digits)) ? 0 : digits;
  const places = Math.max(printed === 3 ? 0 : printed, number.split('.')[1]?.length ?? 0);
  return places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`;
}
