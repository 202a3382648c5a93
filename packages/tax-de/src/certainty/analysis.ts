/**
 * The work behind ranges and questions, done once: open points, the range of each year, what points can move, and, where
 * all combinations could be computed, what each answer leads to.
 */
import { dec, subtract } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings, YearFigures } from '@cryptax/ledger';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { loadEngine } from '../compute/load-engine.ts';
import { ANYTHING, type Bound } from './bound.ts';
import { yearsSpanned } from './disposal-facts.ts';
import { type OpenPoint, openPoints, type PossibleDuplicate, unbookedYears } from './open-points.ts';
import { type Moves, PointMoves } from './point-moves.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import type { UnreadRowFacts } from './unread-rows.ts';
import { everyWorld, type Worlds } from './worlds.ts';
import { type AssumedRead, type Bounds, type YearBounds, yearBounds } from './year-bounds.ts';
import { certain } from './year-certainty.ts';

export interface CertaintyInput {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  /** Rows of files that nobody could read: how many, or what each of them says all the same. */
  readonly unread: number | readonly UnreadRowFacts[];
  /** Entries that may tell another one again. */
  readonly duplicates?: readonly PossibleDuplicate[];
  readonly prices: PriceKnowledge;
  /** Where only some of the events are given: the ledger as it was read elsewhere. */
  readonly read?: AssumedRead;
  /** What the matched ledger says, where whoever asks has matched it already. */
  readonly matched?: Matched;
  /** Without one there is no tax, and effects are reported in what is taxable. */
  readonly profile?: TaxProfile;
}

/** Open points and figures of the ledger as it stands. */
export interface Matched {
  readonly points: readonly OpenPoint[];
  readonly figures: readonly YearFigures[];
  /** Years that an entry which is not booked, and is no point, leaves without bounds. */
  readonly unbooked?: ReturnType<typeof unbookedYears>;
}

export function matchedLedger(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  unread: CertaintyInput['unread'],
  duplicates: readonly PossibleDuplicate[] = [],
): Matched {
  const engine = loadEngine(events, settings);
  return {
    points: openPoints(events, engine, unread, duplicates),
    figures: engine.years(),
    unbooked: unbookedYears(events, engine),
  };
}

export interface CertaintyLimits {
  /** The bound even where all combinations could be computed. */
  readonly onlyBound?: boolean;
}

export interface Analysis {
  readonly points: readonly OpenPoint[];
  /** As the ledger stands, with everything open left out. */
  readonly figures: readonly YearFigures[];
  readonly ranges: ReadonlyMap<number, YearBounds>;
  readonly bounds: Bounds;
  /** All combinations of answers, where they are few. */
  readonly worlds: Worlds | undefined;
  /** Ranges under some answers, with what is not booked whatever is answered. */
  readonly widened: (ranges: Analysis['ranges']) => Analysis['ranges'];
  /** What the answers to these points together can move the sums of each year by. */
  movesOf(points: readonly string[]): Moves;
}

export function analyse(input: CertaintyInput, limits: CertaintyLimits = {}): Analysis {
  const { events, settings, unread, duplicates, prices, read } = input;
  const { points, figures, unbooked } = input.matched ?? matchedLedger(events, settings, unread, duplicates);
  // An entry that is not booked can bring anything into its year, and take lots away from every sale after it.
  const widened = (ranges: Analysis['ranges']) =>
    unbooked === undefined ? ranges : new Map([...ranges, ...boundless(unbooked)]);
  if (points.length === 0) {
    const none = { contributions: [], sums: new Map(), slack: new Map(), instead: new Map() };
    const bounds: Bounds = { years: certain(figures), ...none };
    const nothing: Moves = new Map();
    return {
      points,
      figures,
      ranges: widened(certain(figures)),
      bounds,
      worlds: undefined,
      widened,
      movesOf: () => nothing,
    };
  }
  const bounds = yearBounds(events, settings, points, prices, read);
  const worlds =
    limits.onlyBound === true || read !== undefined || points.some(({ kind }) => kind === 'row')
      ? undefined
      : everyWorld(events, settings, points, prices);
  const anything = bounds.years ?? boundless(read?.years ?? yearsSpanned(events));
  const single = points.length === 1 && worlds !== undefined ? movesOfOne(worlds.years, figures) : undefined;
  const moves = new PointMoves(bounds.contributions);
  return {
    points,
    figures,
    ranges: widened(worlds?.years ?? anything),
    bounds,
    worlds,
    widened,
    movesOf: (ids) => (bounds.years === undefined ? anything : (single ?? moves.of(standIns(ids, bounds)))),
  };
}

function standIns(ids: readonly string[], { instead }: Bounds): readonly string[] {
  return instead.size === 0 ? ids : [...new Set(ids.flatMap((id) => instead.get(id) ?? id))];
}

/** From the first entry to the last: an answer can put something into each, also where nothing is booked yet. */
function boundless({ first, last }: ReturnType<typeof yearsSpanned>): ReadonlyMap<number, YearBounds> {
  const years = first > last ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return new Map(years.map((year) => [year, { privateSales: ANYTHING, income: ANYTHING }]));
}

/** What the only open point moves the sums of each year by. */
function movesOfOne(worlds: ReadonlyMap<number, YearBounds>, figures: readonly YearFigures[]): Moves {
  return new Map(
    [...worlds].map(([year, { privateSales, income }]) => {
      const own = yearFiguresOf(figures, year);
      return [year, { privateSales: shifted(privateSales, own.taxable.net), income: shifted(income, own.income.net) }];
    }),
  );
}

function shifted({ low, high }: Bound, net: string): Bound {
  return {
    low: low === null ? null : subtract(low, dec(net)),
    high: high === null ? null : subtract(high, dec(net)),
  };
}
