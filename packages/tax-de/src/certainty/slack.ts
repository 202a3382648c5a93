/**
 * How far an end of a range can lie outside what some answers reach. A disposal with certain lots whose points decide nothing
 * else can be put at either end by its own answer, whatever the others say; all that is left open is the width of the rest.
 */
import { add, type Decimal, dec, multiply, subtract, ZERO } from '@cryptax/kernel';
import { bothLaws, type Law } from './bound.ts';
import type { Contribution } from './contribution.ts';

/** Null where nothing bounds an end: there is no telling then. */
export type Slack = Readonly<Record<Law, Decimal | null>>;

export const NO_SLACK: Slack = { privateSales: ZERO, income: ZERO };

/** For half a cent of rounding in a figure and in the sum that it is taken out of. */
const CENT = dec('0.01');

/** The widths of what cannot be put at an end by itself, and how many figures of the year are rounded. */
interface Widths {
  count: number;
  total: Decimal | null;
}

export function slackOf(contributions: readonly Contribution[]): ReadonlyMap<number, Slack> {
  const years = new Map<number, Record<Law, Widths>>();
  const uses = new Map<string, number>();
  const alone: { readonly one: Contribution; readonly width: Decimal }[] = [];
  const widen = (widths: Widths, width: Decimal | null) => {
    widths.total = width === null || widths.total === null ? null : add(widths.total, width);
  };
  const widthsOf = ({ year, law }: Contribution) => {
    const known = years.get(year) ?? bothLaws((): Widths => ({ count: 0, total: ZERO }));
    years.set(year, known);
    return known[law];
  };
  for (const one of contributions) {
    const widths = widthsOf(one);
    widths.count += 1;
    const width = widthOf(one.bound);
    if (width !== null && width.units === 0n) continue;
    if (one.doubt === undefined) for (const id of one.points) uses.set(id, (uses.get(id) ?? 0) + 1);
    // Whether its points decide something else shows at the end.
    if (one.doubt === undefined && width !== null) alone.push({ one, width });
    else widen(widths, width);
    if (one.padding !== undefined) widen(widths, one.padding);
  }
  for (const { one, width } of alone) {
    if (one.points.some((id) => uses.get(id) !== 1)) widen(widthsOf(one), width);
  }
  return new Map(
    [...years].map(([year, own]) => [
      year,
      bothLaws((law) => {
        const { count, total } = own[law];
        return total === null ? null : add(total, multiply(CENT, dec(String(count))));
      }),
    ]),
  );
}

function widthOf({ low, high }: Contribution['bound']): Decimal | null {
  return low === null || high === null ? null : subtract(high, low);
}
