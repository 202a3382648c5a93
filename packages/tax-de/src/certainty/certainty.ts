/**
 * How certain a year is: the least and the most that its sums and its tax can be over all admissible answers to what is
 * open, and what each answer can change. A year whose forms stay the same whatever is answered is complete.
 */
import { compare, type Decimal, dec, formatDecimal, subtract, toCents, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings, YearFigures } from '@cryptax/ledger';
import type { AssessedYear } from '../assess/law-year.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { loadEngine } from '../compute/load-engine.ts';
import { ANYTHING, type Bound, type BoundText, NOTHING, plus, printed } from './bound.ts';
import { MEANINGS, type PointKind } from './meanings.data.ts';
import { openPoints } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import { assessedAt, TaxChanges, taxOf } from './tax-changes.ts';
import { everyWorld } from './worlds.ts';
import { type Contribution, type YearBounds, yearBounds } from './year-bounds.ts';

export interface CertaintyInput {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  /** Rows of files that nobody could read. */
  readonly unread: number;
  readonly prices: PriceKnowledge;
  /** Without one there is no tax, and effects are reported in what is taxable. */
  readonly profile?: TaxProfile;
}

export interface YearCertainty {
  /** The forms of the year are the same whatever is answered. */
  readonly complete: boolean;
  /** Net sums before limits and carry-over; null is an end that nothing bounds. */
  readonly privateSales: BoundText;
  readonly income: BoundText;
  readonly tax?: BoundText;
}

export interface QuestionEffect {
  readonly id: string;
  readonly kind: PointKind;
  readonly eventIds: readonly string[];
  /** What it can have been, each of which the ranges hold. */
  readonly answers: readonly string[];
  /** What its answers can move the taxable sums of a year by, downwards and upwards. */
  readonly years: Readonly<Record<string, BoundText>>;
  /** The most that its answers can change in any year; null where nothing bounds it. */
  readonly effect: string | null;
  /** No answer changes any form. */
  readonly without?: true;
}

export interface Certainty {
  /** `exact`: both ends of every range are reached by some answers. `bound`: nothing lies outside, but the ends may not be reached. */
  readonly tightness: 'exact' | 'bound';
  readonly years: Readonly<Record<string, YearCertainty>>;
  /** The largest effect first, those without any last. */
  readonly questions: readonly QuestionEffect[];
}

export interface CertaintyLimits {
  /** The bound even where all combinations could be computed. */
  readonly onlyBound?: boolean;
}

export function certaintyOf(input: CertaintyInput, limits: CertaintyLimits = {}): Certainty {
  const { events, settings, unread, prices, profile } = input;
  const engine = loadEngine(events, settings);
  const points = openPoints(events, engine, unread);
  const figures = engine.years();
  if (points.length === 0)
    return { tightness: 'exact', years: yearsOf(certain(figures), figures, profile), questions: [] };
  const bounds = yearBounds(events, settings, points, prices);
  const exact = limits.onlyBound === true || unread > 0 ? undefined : everyWorld(events, settings, points, prices);
  const anything = new Map(figures.map(({ year }) => [year, { privateSales: ANYTHING, income: ANYTHING }]));
  const ranges = exact ?? bounds.years ?? anything;
  const years = yearsOf(ranges, figures, profile);
  const isDone = (year: number) => years[String(year)]?.complete === true;
  const single = points.length === 1 && exact !== undefined ? movesOfOne(exact, figures) : undefined;
  const known = movesByPoint(bounds.contributions);
  const changes = new TaxChanges(ranges, figures, profile);
  const questions = points
    .map((point): QuestionEffect => {
      const moves = bounds.years === undefined ? everything(figures) : (single ?? known.get(point.id) ?? NO_MOVES);
      const open = [...moves].filter(([year]) => !isDone(year)).sort(([a], [b]) => a - b);
      const effect = widest(open.map(([year, move]) => changes.most(year, move)));
      return {
        id: point.id,
        kind: point.kind,
        eventIds: point.eventIds,
        answers: MEANINGS[point.kind].map(({ id }) => id),
        years: Object.fromEntries(
          open.map(([year, move]) => [String(year), printed(plus(move.privateSales, move.income))]),
        ),
        effect: effect === null ? null : cents(effect),
        ...(effect !== null && effect.units === 0n ? { without: true as const } : {}),
      };
    })
    .sort(byEffect);
  return { tightness: exact === undefined ? 'bound' : 'exact', years, questions };
}

function certain(figures: readonly YearFigures[]): ReadonlyMap<number, YearBounds> {
  const point = (net: string): Bound => ({ low: dec(net), high: dec(net) });
  return new Map(
    figures.map(({ year, taxable, income }) => [year, { privateSales: point(taxable.net), income: point(income.net) }]),
  );
}

function yearsOf(
  ranges: ReadonlyMap<number, YearBounds>,
  figures: readonly YearFigures[],
  profile: TaxProfile | undefined,
): Readonly<Record<string, YearCertainty>> {
  const ends = (['low', 'high'] as const).map((end) => assessedAt(ranges, figures, profile ?? {}, end));
  const years = [...ranges.keys()].sort((a, b) => a - b);
  return Object.fromEntries(
    years.map((year) => {
      const range = ranges.get(year) as YearBounds;
      const [low, high] = ends.map((end) => end.get(year));
      const tax = profile === undefined ? undefined : taxRange(range, profile, low, high);
      const row: YearCertainty = {
        complete: isComplete(range, low, high),
        privateSales: printed(range.privateSales),
        income: printed(range.income),
        ...(tax === undefined ? {} : { tax }),
      };
      return [String(year), row];
    }),
  );
}

function isComplete(range: YearBounds, low: AssessedYear | undefined, high: AssessedYear | undefined): boolean {
  const isOne = ({ low: least, high: most }: Bound) => least !== null && most !== null && compare(least, most) === 0;
  if (low === undefined || high === undefined) return isOne(range.privateSales) && isOne(range.income);
  // Below the limit nothing is declared; a loss is, because it counts in other years.
  const isSame = (bound: Bound, law: 'privateSales' | 'income') =>
    isOne(bound) ||
    (bound.low !== null && bound.high !== null && !high[law].limitReached && dec(low[law].net).units >= 0n);
  return isSame(range.privateSales, 'privateSales') && isSame(range.income, 'income');
}

function taxRange(
  { privateSales, income }: YearBounds,
  profile: TaxProfile,
  low: AssessedYear | undefined,
  high: AssessedYear | undefined,
): BoundText | undefined {
  const [least, most] = [taxOf(low, profile), taxOf(high, profile)];
  if (least === undefined || most === undefined) return undefined;
  return {
    low: privateSales.low === null || income.low === null ? null : least,
    high: privateSales.high === null || income.high === null ? null : most,
  };
}

/** What the only open point moves the sums of each year by. */
function movesOfOne(
  worlds: ReadonlyMap<number, YearBounds>,
  figures: readonly YearFigures[],
): ReadonlyMap<number, YearBounds> {
  return new Map(
    [...worlds].map(([year, { privateSales, income }]) => {
      const own = yearFiguresOf(figures, year);
      return [year, { privateSales: shifted(privateSales, own.taxable.net), income: shifted(income, own.income.net) }];
    }),
  );
}

type Moves = ReadonlyMap<number, YearBounds>;

/**
 * What each point can move the sums of each year by. Disposals of one pool share a list of doubts, of which each knows a
 * beginning: the moves of a point are the sum over the disposals that know it, summed up from the end of the list.
 */
function movesByPoint(contributions: readonly Contribution[]): ReadonlyMap<string, Moves> {
  const moves = new Map<string, Moves>();
  const pools = new Map<readonly string[], Contribution[][]>();
  for (const one of contributions) {
    for (const id of one.points) moves.set(id, moved(moves.get(id) ?? NO_MOVES, [one]));
    if (one.doubt === undefined) continue;
    const { list, count } = one.doubt;
    const byCount = pools.get(list) ?? [];
    pools.set(list, byCount);
    byCount[count] ??= [];
    byCount[count].push(one);
  }
  for (const [list, byCount] of pools) {
    let sums: Moves = NO_MOVES;
    for (let count = list.length; count > 0; count--) {
      sums = moved(sums, byCount[count] ?? []);
      const id = list[count - 1] as string;
      moves.set(id, joined(moves.get(id) ?? NO_MOVES, sums));
    }
  }
  return moves;
}

const NO_MOVES: Moves = new Map();

function moved(moves: Moves, contributions: readonly Contribution[]): Moves {
  if (contributions.length === 0) return moves;
  const sums = new Map(moves);
  for (const { year, law, bound } of contributions) {
    const known = sums.get(year) ?? NO_MOVE;
    sums.set(year, { ...known, [law]: plus(known[law], bound) });
  }
  return sums;
}

function joined(a: Moves, b: Moves): Moves {
  if (a.size === 0) return b;
  const sums = new Map(a);
  for (const [year, move] of b) {
    const known = sums.get(year) ?? NO_MOVE;
    sums.set(year, {
      privateSales: plus(known.privateSales, move.privateSales),
      income: plus(known.income, move.income),
    });
  }
  return sums;
}

const NO_MOVE: YearBounds = { privateSales: NOTHING, income: NOTHING };

function everything(figures: readonly YearFigures[]): ReadonlyMap<number, YearBounds> {
  return new Map(figures.map(({ year }) => [year, { privateSales: ANYTHING, income: ANYTHING }]));
}

function shifted({ low, high }: Bound, net: string): Bound {
  return {
    low: low === null ? null : subtract(low, dec(net)),
    high: high === null ? null : subtract(high, dec(net)),
  };
}

function widest(effects: readonly (Decimal | null)[]): Decimal | null {
  if (effects.includes(null)) return null;
  return effects.reduce<Decimal>((a, b) => (b !== null && compare(b, a) > 0 ? b : a), ZERO);
}

function byEffect(a: QuestionEffect, b: QuestionEffect): number {
  if (a.effect === null || b.effect === null) return a.effect === b.effect ? 0 : a.effect === null ? -1 : 1;
  return compare(dec(b.effect), dec(a.effect));
}

function cents(value: Decimal): string {
  return formatDecimal(toCents(value));
}
