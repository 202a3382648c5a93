/**
 * How far an end of a range can lie outside what some answers reach. A disposal with certain lots whose points decide nothing
 * else can be put at either end by its own answer, whatever the others say; all that is left open is the width of the rest.
 */
import { add, type Decimal, dec, multiply, subtract, ZERO } from '@cryptax/kernel';
import { bothLaws, type Law } from './bound.ts';
import type { Contribution } from './contribution.ts';

/** Null where nothing bounds an end: then it cannot be said. */
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
  const widths = new AllWidths();
  for (const one of contributions) widths.enter(one);
  return widths.slack();
}

class AllWidths {
  readonly #years = new Map<number, Record<Law, Widths>>();
  readonly #uses = new Map<string, number>();
  readonly #alone: { readonly one: Contribution; readonly width: Decimal }[] = [];

  enter(one: Contribution): void {
    const { bound, doubt, points, padding } = one;
    const widths = this.#of(one);
    widths.count += one.figures ?? 1;
    const width = bound.low === null || bound.high === null ? null : subtract(bound.high, bound.low);
    if (width !== null && width.units === 0n) return;
    if (doubt === undefined) for (const id of points) this.#uses.set(id, (this.#uses.get(id) ?? 0) + 1);
    // Whether its points decide something else shows at the end.
    if (doubt === undefined && width !== null) this.#alone.push({ one, width });
    else widen(widths, width);
    if (padding !== undefined) widen(widths, padding);
  }

  slack(): ReadonlyMap<number, Slack> {
    for (const { one, width } of this.#alone) {
      if (one.points.some((id) => this.#uses.get(id) !== 1)) widen(this.#of(one), width);
    }
    const slackOfLaw = ({ count, total }: Widths) =>
      total === null ? null : add(total, multiply(CENT, dec(String(count))));
    return new Map([...this.#years].map(([year, own]) => [year, bothLaws((law) => slackOfLaw(own[law]))]));
  }

  #of({ year, law }: Contribution): Widths {
    let known = this.#years.get(year);
    if (known === undefined) {
      known = bothLaws((): Widths => ({ count: 0, total: ZERO }));
      this.#years.set(year, known);
    }
    return known[law];
  }
}

function widen(widths: Widths, width: Decimal | null): void {
  widths.total = width === null || widths.total === null ? null : add(widths.total, width);
}
