/**
 * Every combination of answers, each computed by the engine: exact, and possible only for a few points. A figure between two
 * ends (a price, a cost) changes results in proportion as long as the order of lots does not depend on it, so its ends
 * suffice; a date matters by which lots it precedes and by whether a year has passed.
 */
import { dec, formatDecimal, multiply } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg, type MatchSettings, type YearFigures } from '@cryptax/ledger';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { loadEngine } from '../compute/load-engine.ts';
import { assumedLedger } from './assumed-ledger.ts';
import { type Bound, hull } from './bound.ts';
import { datesThatMatter } from './dates-that-matter.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import type { YearBounds } from './year-bounds.ts';

/** What an answer makes of its event; an acquisition is worked out when it is known how much is missing. */
type Answer = { readonly meanings: readonly string[] } & (
  | { readonly event: LedgerEvent }
  | { readonly isGone: boolean }
  | { readonly lot: (event: LedgerEvent, leg: Leg, id: string) => LedgerEvent }
);

export interface Worlds {
  readonly years: ReadonlyMap<number, YearBounds>;
  /** The sums over all worlds in which all these points mean that; undefined where no world is of the kind. */
  after(points: readonly string[], meaning: string): ReadonlyMap<number, YearBounds> | undefined;
}

interface World {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly figures: readonly YearFigures[];
}

const TWINS: readonly Answer[] = [
  { meanings: ['another'], isGone: false },
  { meanings: ['same'], isGone: true },
];

/** Work that is done at most: combinations times events. */
const MOST_WORK = 400_000;
const ROUNDS = 20;

export interface WorldLimits {
  readonly mostWork?: number;
  /** Also where the ends of a cost do not suffice: what is found then are some of the worlds. */
  readonly isSample?: boolean;
}

/** Undefined where there are too many combinations, or where something has no end. */
export function everyWorld(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
  prices: PriceKnowledge,
  { mostWork = MOST_WORK, isSample = false }: WorldLimits = {},
): Worlds | undefined {
  // Every point has two answers at least.
  if (2 ** points.length * (events.length + 20) > mostWork) return undefined;
  const byId = new Map(events.map((event) => [event.id, event]));
  if (!isSample && !isProportional(settings, points, byId)) return undefined;
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
    let rest = world;
    for (const { id, eventId, answers } of choices) {
      const answer = answers[rest % answers.length] as Answer;
      chosen.set(eventId, [...(chosen.get(eventId) ?? []), answer]);
      meanings.set(id, answer.meanings);
      rest = Math.floor(rest / answers.length);
    }
    const figures = figuresOf(events, settings, chosen);
    if (figures === undefined) return undefined;
    worlds.push({ meanings, figures });
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
  for (const { figures } of worlds) {
    for (const year of present) {
      const { taxable, income } = yearFiguresOf(figures, year);
      const point = (net: string): Bound => ({ low: dec(net), high: dec(net) });
      const own = { privateSales: point(taxable.net), income: point(income.net) };
      const known = years.get(year) ?? own;
      years.set(year, {
        privateSales: hull(known.privateSales, own.privateSales),
        income: hull(known.income, own.income),
      });
    }
  }
  return years;
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

function answersOf(
  { kind }: OpenPoint,
  event: LedgerEvent,
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  prices: PriceKnowledge,
): readonly Answer[] | undefined {
  const { at } = event;
  const fees = feesOf(event, prices);
  if (fees === undefined) return undefined;
  if (kind === 'outflow' && 'out' in event) {
    const price = prices.near(event.out.asset, at);
    if (price === undefined) return undefined;
    const values = ends(price).map((unit) => formatDecimal(multiply(dec(event.out.amount), unit)));
    return fees.flatMap((fee) => {
      const base = { ...plain(event), ...fee };
      return [
        ...values.map((valueEur) => ({
          meanings: ['sale-at-market'],
          event: { ...base, kind: 'sell', valueEur } as LedgerEvent,
        })),
        {
          meanings: ['own-wallet'],
          event: { ...base, kind: 'transfer', toWallet: `own wallet of ${event.id}` } as LedgerEvent,
        },
        { meanings: ['gift', 'loss'], event: { ...base, kind: 'lost' } as LedgerEvent },
      ];
    });
  }
  if (kind === 'inflow' && 'in' in event) {
    const { asset, amount } = event.in;
    const [price, highest] = [prices.near(asset, at), prices.highestUntil(asset, at)];
    if (price === undefined || highest === undefined) return undefined;
    const values = ends(price).map((unit) => formatDecimal(multiply(dec(amount), unit)));
    const costs = ['0', formatDecimal(multiply(dec(amount), highest))];
    const dates = datesThatMatter(asset, at, events);
    if (dates === undefined) return undefined;
    return fees.flatMap((fee) => {
      const base = { ...plain(event), ...fee };
      return [
        ...values.flatMap((valueEur) => [
          { meanings: ['income'], event: { ...base, kind: 'income', incomeKind: 'other', valueEur } as LedgerEvent },
          { meanings: ['purchase'], event: { ...base, kind: 'buy', valueEur } as LedgerEvent },
        ]),
        ...costs.flatMap((valueEur) =>
          dates.map((acquiredAt) => ({
            meanings: ['own-coins', 'gift'],
            event: { ...base, kind: 'gift-in', valueEur, acquiredAt } as LedgerEvent,
          })),
        ),
      ];
    });
  }
  if (kind === 'duplicate') return TWINS;
  if (kind === 'price') return valuesOf(event, settings, prices);
  if (kind === 'acquisition') return acquisitions(event, events, prices);
  return undefined;
}

/** An open event without what only an open one has. */
function plain(event: LedgerEvent): object {
  const { reason: _, address: __, ...rest } = event as LedgerEvent & { reason?: string; address?: string };
  return rest;
}

/** The fee of a movement at both ends of what it was worth, nothing where it needs no value; undefined: nothing bounds it. */
function feesOf(event: LedgerEvent, prices: PriceKnowledge): readonly object[] | undefined {
  const { fee } = event;
  if (event.kind !== 'open' || fee === undefined || fee.valueEur !== undefined || isFiat(fee.asset)) return [{}];
  if ('in' in event && event.in.asset === fee.asset) return [{}];
  const price = prices.near(fee.asset, event.at);
  if (price === undefined) return undefined;
  return ends(price).map((unit) => ({ fee: { ...fee, valueEur: formatDecimal(multiply(dec(fee.amount), unit)) } }));
}

function ends({ low, high }: { readonly low: ReturnType<typeof dec>; readonly high: ReturnType<typeof dec> }) {
  return low.units === high.units && low.scale === high.scale ? [low] : [low, high];
}

function valuesOf(event: LedgerEvent, settings: MatchSettings, prices: PriceKnowledge): readonly Answer[] | undefined {
  if (event.kind === 'open' || event.kind === 'derivative') return undefined;
  const found = (['low', 'high'] as const).map((end) => assumedLedger([event], { ...settings }, prices, end));
  const answers = found.flatMap((one) => {
    const own = one?.events.find(({ id }) => id === event.id);
    return one === undefined || one.unbounded.size > 0 || own === undefined
      ? []
      : [{ meanings: ['stated', 'neighbouring-days'], event: own }];
  });
  return answers.length === 2 ? answers : undefined;
}

function acquisitions(
  event: LedgerEvent,
  events: readonly LedgerEvent[],
  prices: PriceKnowledge,
): readonly Answer[] | undefined {
  const assets = [...('out' in event ? [event.out.asset] : []), ...(event.fee === undefined ? [] : [event.fee.asset])];
  const highest = assets.map((asset) => prices.highestUntil(asset, event.at));
  if (highest.some((price) => price === undefined)) return undefined;
  const dates = new Set<string>();
  for (const asset of assets) {
    const own = datesThatMatter(asset, event.at, events);
    if (own === undefined) return undefined;
    for (const date of own) dates.add(date);
  }
  const lots = [...dates].flatMap((acquiredAt) =>
    [false, true].map(
      (isDear): Answer => ({
        meanings: !isDear && acquiredAt === event.at ? ['stated', 'zero-cost'] : ['stated'],
        lot: ({ at, wallet }, leg, id) => {
          const unit = isDear ? (prices.highestUntil(leg.asset, at) ?? dec('0')) : dec('0');
          const valueEur = formatDecimal(multiply(dec(leg.amount), unit));
          return { id, at, wallet, kind: 'assumed-acquisition', in: leg, basis: 'stated', valueEur, acquiredAt };
        },
      }),
    ),
  );
  const canBeShort = event.kind === 'sell' || event.kind === 'swap';
  return canBeShort ? [...lots, { meanings: ['short-sale'], event: { ...event, short: true } as LedgerEvent }] : lots;
}
