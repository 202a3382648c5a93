/**
 * Every combination of answers, each computed by the engine: exact, and possible only for a few points. A figure between two
 * ends (a price, a cost) changes results in proportion as long as the order of lots does not depend on it, so its ends
 * suffice; a date matters by which lots it precedes and by whether a year has passed.
 */
import { compare, dec } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings, YearFigures } from '@cryptax/ledger';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { loadEngine } from '../compute/load-engine.ts';
import { type Answer, answersOf } from './answers.ts';
import { type Bound, hull } from './bound.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import type { YearBounds } from './year-bounds.ts';

export interface Worlds {
  readonly years: ReadonlyMap<number, YearBounds>;
  /** The sums over all worlds in which all these points mean that; undefined where no world is of the kind. */
  after(points: readonly string[], meaning: string): ReadonlyMap<number, YearBounds> | undefined;
}

interface World {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly figures: readonly YearFigures[];
  /** The same world with nothing in place of what has no end. */
  readonly base: World | undefined;
}

/** Work that is done at most: combinations times events. */
const MOST_WORK = 120_000;
const ROUNDS = 20;

export interface WorldLimits {
  readonly mostWork?: number;
  /** Also where the ends of a cost do not suffice: what is found then are some of the worlds. */
  readonly isSample?: boolean;
}

/** Whether all combinations of so many points may be few enough: every point has two answers at least. */
export function canTryAll(points: number, events: number, mostWork = MOST_WORK): boolean {
  return 2 ** points * (events + 20) <= mostWork;
}

/** Undefined where there are too many combinations. */
export function everyWorld(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
  prices: PriceKnowledge,
  { mostWork = MOST_WORK, isSample = false }: WorldLimits = {},
): Worlds | undefined {
  if (!canTryAll(points.length, events.length, mostWork)) return undefined;
  const byId = new Map(events.map((event) => [event.id, event]));
  const isInProportion = isProportional(settings, points, byId);
  if (!isSample && !isInProportion) return undefined;
  const choices: { readonly id: string; readonly eventId: string; readonly answers: readonly Answer[] }[] = [];
  let combinations = 1;
  for (const point of points) {
    const [eventId = ''] = point.eventIds;
    const event = byId.get(eventId);
    const answers = event === undefined ? undefined : answersOf(point, event, events, settings, prices);
    if (answers === undefined) return undefined;
    choices.push({ id: point.id, eventId, answers });
    combinations *= answers.length;
    if (combinations * (events.length + 20) > mostWork) return undefined;
  }
  const worlds: World[] = [];
  for (let world = 0; world < combinations; world++) {
    const chosen = new Map<string, Answer[]>();
    const meanings = new Map<string, readonly string[]>();
    let [rest, step, base] = [world, 1, world];
    for (const { id, eventId, answers } of choices) {
      const answer = answers[rest % answers.length] as Answer;
      // The answer before it is the same with nothing.
      if (answer.isEndless === true) base -= step;
      step *= answers.length;
      chosen.set(eventId, [...(chosen.get(eventId) ?? []), answer]);
      meanings.set(id, answer.meanings);
      rest = Math.floor(rest / answers.length);
    }
    const figures = figuresOf(events, settings, chosen);
    if (figures === undefined) return undefined;
    worlds.push({ meanings, figures, base: isInProportion ? worlds[base] : undefined });
  }
  const years = new Set(worlds.flatMap(({ figures }) => figures.map(({ year }) => year)));
  return {
    years: hullOf(worlds, years),
    after: (ids, meaning) => {
      const own = worlds.filter(({ meanings }) => ids.every((id) => meanings.get(id)?.includes(meaning) === true));
      return own.length === 0 ? undefined : hullOf(own, years);
    },
  };
}

/** A year in which a world has nothing is a year of zeros there. */
function hullOf(worlds: readonly World[], present: ReadonlySet<number>): ReadonlyMap<number, YearBounds> {
  const years = new Map<number, YearBounds>();
  for (const { figures, base } of worlds) {
    for (const year of present) {
      const { taxable, income } = yearFiguresOf(figures, year);
      const least = base === undefined ? undefined : yearFiguresOf(base.figures, year);
      const own = {
        privateSales: reached(taxable.net, least?.taxable.net),
        income: reached(income.net, least?.income.net),
      };
      const known = years.get(year) ?? own;
      years.set(year, {
        privateSales: hull(known.privateSales, own.privateSales),
        income: hull(known.income, own.income),
      });
    }
  }
  return years;
}

/** A sum, and what it is with nothing in place of what has no end: results change in proportion to that, so it has no end either. */
function reached(net: string, least = net): Bound {
  const [own, from] = [dec(net), dec(least)];
  const order = compare(own, from);
  return { low: order < 0 ? null : from, high: order > 0 ? null : from };
}

/** By cost, the order of lots changes with an unknown cost somewhere between its ends. */
function isProportional(
  { method, poolMethods }: MatchSettings,
  points: readonly OpenPoint[],
  byId: ReadonlyMap<string, LedgerEvent>,
): boolean {
  if (poolMethods.length === 0 && (method === 'FIFO' || method === 'LIFO')) return true;
  return points.every(({ kind, eventIds: [id = ''] }) => {
    const event = byId.get(id);
    return kind === 'outflow' || kind === 'duplicate' || (kind === 'price' && event !== undefined && !('in' in event));
  });
}

function figuresOf(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  chosen: ReadonlyMap<string, readonly Answer[]>,
) {
  let ledger = events.flatMap((event) => {
    let own = event;
    for (const answer of chosen.get(event.id) ?? []) {
      if ('isGone' in answer && answer.isGone) return [];
      if ('event' in answer) own = { ...own, ...answer.event };
    }
    return own;
  });
  for (let round = 0; round < ROUNDS; round++) {
    const engine = loadEngine(ledger, settings);
    const missing = engine.issues().filter(({ code }) => code === 'missing-acquisition');
    if (missing.length === 0) return engine.years();
    const added = new Map<string, LedgerEvent[]>();
    for (const { source, params } of missing) {
      const event = ledger.find(({ id }) => id === source.eventId);
      const answer = chosen.get(source.eventId ?? '')?.find((one) => 'lot' in one);
      if (event === undefined || answer === undefined || !('lot' in answer)) return undefined;
      const leg = { asset: String(params.asset), amount: String(params.missing) };
      const list = added.get(event.id) ?? [];
      added.set(event.id, [...list, answer.lot(event, leg, `assumed:${event.id}:${round}:${list.length}`)]);
    }
    ledger = ledger.flatMap((event) => [...(added.get(event.id) ?? []), event]);
  }
  return undefined;
}
