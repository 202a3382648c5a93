/**
 * How far an end of a range can lie outside what some answers reach. A disposal with certain lots whose points decide nothing
 * else can be put at either end by its own answer, whatever the others say; all that is left open is the width of the rest.
 */
import { add, type Decimal, dec, groupBy, multiply, subtract, ZERO } from '@cryptax/kernel';
import { bothLaws, type Law } from './bound.ts';
import type { Contribution } from './contributions.ts';

/** Null where nothing bounds an end: there is no telling then. */
export type Slack = Readonly<Record<Law, Decimal | null>>;

export const NO_SLACK: Slack = { privateSales: ZERO, income: ZERO };

/** For half a cent of rounding in a figure and in the sum that it is taken out of. */
const CENT = dec('0.01');

export function slackOf(contributions: readonly Contribution[]): ReadonlyMap<number, Slack> {
  const movable = contributions.filter(({ bound }) => widthOf(bound)?.units !== 0n);
  const uses = new Map<string, number>();
  for (const { points, doubt } of movable) {
    if (doubt === undefined) for (const id of points) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const isFree = ({ doubt, points }: Contribution) => doubt === undefined && points.every((id) => uses.get(id) === 1);
  const byYear = groupBy(contributions, ({ year }) => year);
  return new Map(
    [...byYear].map(([year, own]) => [
      year,
      bothLaws((law) => {
        const parts = own.filter((one) => one.law === law);
        if (parts.some(({ bound }) => widthOf(bound) === null)) return null;
        const rounding = multiply(CENT, dec(String(parts.length)));
        return parts
          .filter((one) => !isFree(one))
          .map(({ bound }) => widthOf(bound))
          .reduce((total, width) => (total === null || width === null ? null : add(total, width)), rounding);
      }),
    ]),
  );
}

function widthOf({ low, high }: Contribution['bound']): Decimal | null {
  return low === null || high === null ? null : subtract(high, low);
}
