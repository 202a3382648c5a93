/**
 * The ledger with every open point answered so that each figure that can arise has an entry: coins that left were sold at
 * their market value, coins that came are income, missing prices stand at one end of what they can have been, missing
 * acquisitions cost nothing. It is no guess about what happened: the bounds are worked out from its entries.
 */
import { compare, dec, formatDecimal, multiply } from '@cryptax/kernel';
import {
  type AssumedAcquisitionEvent,
  isFiat,
  type LedgerEngine,
  type LedgerEvent,
  type Leg,
  type MatchSettings,
  type OpenInEvent,
  type OpenOutEvent,
  type YearFigures,
} from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { expectedShortfalls } from './expected-shortfalls.ts';
import { askedAbout, type OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

export type End = 'low' | 'high';

export interface AssumedLedger {
  /** At their places; of a ledger that was not told whole only those that ranking looks at. */
  readonly events: readonly LedgerEvent[];
  readonly isWhole: boolean;
  readonly engine: LedgerEngine;
  readonly years: () => readonly YearFigures[];
  /** Events with a value that nothing bounds from above; it stands at zero. */
  readonly unbounded: ReadonlySet<string>;
  /** Lots that were added for missing acquisitions, by id. */
  readonly added: ReadonlyMap<string, AssumedAcquisitionEvent>;
  /** The events that points are about, with their answers. */
  readonly asked: readonly LedgerEvent[];
  /** By the place of each event whether points are about it (`MARK.asked`) or its price has two ends (`MARK.banded`): a look at a column instead of one at its id. */
  readonly marks: Uint8Array;
  /** Events with a price that has two ends. */
  readonly banded: ReadonlySet<string>;
  /** The same as the ledger has them. */
  readonly inDoubt: readonly LedgerEvent[];
  /** Some coins were sold short on purpose. */
  readonly hasShort: boolean;
  /** The same ledger matched with some entries in place of others. */
  readonly with: (instead: readonly LedgerEvent[]) => LedgerEngine;
}

export const MARK = { asked: 1, banded: 2 } as const;

/** Adding a lot lets its event take others along, which may then be missing later: this often at most. */
const ROUNDS = 40;

/** Undefined where shortfalls bring ever new ones. */
export function assumedLedger(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  prices: PriceKnowledge,
  end: End,
  points: readonly OpenPoint[],
): AssumedLedger | undefined {
  const added = new Map<string, AssumedAcquisitionEvent>();
  const answers = new AssumedAnswers(events.length, settings, prices, end, points);
  let answered = events.map((event, place) => answers.answer(event, place));
  // Counting what each pool holds finds most of them at once; the engine has the last word.
  if (points.some(({ kind }) => kind === 'acquisition')) supply(expectedShortfalls(answered, settings), 'counted');
  for (let round = 0; round < ROUNDS; round++) {
    const engine = loadEngine(answered, settings);
    const missing = shortfalls(engine);
    if (missing.size === 0) {
      const { marks, ...own } = answers.found();
      const moved = added.size === 0 ? marks : movedMarks(events, marks, answered);
      const all = answered;
      const changed = (instead: readonly LedgerEvent[]) => loadEngine(withThese(all, instead), settings);
      return {
        ...own,
        events: all,
        isWhole: true,
        engine,
        years: () => engine.years(),
        added,
        marks: moved,
        with: changed,
      };
    }
    supply(missing, String(round));
  }
  return undefined;

  function supply(missing: ReadonlyMap<string, readonly Leg[]>, round: string): void {
    answered = withSupplies(answered, missing, round, (lot) => added.set(lot.id, lot));
  }
}

function withThese(events: readonly LedgerEvent[], instead: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const own = new Map(instead.map((event) => [event.id, event]));
  return events.map((event) => own.get(event.id) ?? event);
}

/** The answers of one ledger at one end of its prices, and what was found on the way. */
export class AssumedAnswers {
  readonly #settings: MatchSettings;
  readonly #unbounded = new Set<string>();
  readonly #banded = new Set<string>();
  readonly #asked: LedgerEvent[] = [];
  readonly #inDoubt: LedgerEvent[] = [];
  readonly #marks: Uint8Array;
  readonly #isAsked: (event: LedgerEvent) => boolean;
  readonly #worth: Worth;
  #hasShort = false;

  /** `count`: how many entries the ledger has. */
  constructor(count: number, settings: MatchSettings, prices: PriceKnowledge, end: End, points: readonly OpenPoint[]) {
    this.#settings = settings;
    this.#marks = new Uint8Array(count);
    this.#isAsked = askedAbout(points);
    this.#worth = worthAt(prices, end, {
      band: (id) => this.#banded.add(id),
      nothing: (id) => this.#unbounded.add(id),
    });
  }

  answer(event: LedgerEvent, place: number): LedgerEvent {
    if ((event.kind === 'sell' || event.kind === 'swap') && event.short === true) this.#hasShort = true;
    const before = this.#banded.size;
    const own = valued(event, this.#settings, this.#worth);
    if (this.#banded.size > before) {
      this.#inDoubt.push(event);
      this.#marks[place] = MARK.banded;
    }
    if (this.#isAsked(event)) {
      this.#asked.push(own);
      this.#marks[place] = (this.#marks[place] as number) | MARK.asked;
    }
    return own;
  }

  found(): Pick<AssumedLedger, 'unbounded' | 'banded' | 'asked' | 'inDoubt' | 'marks' | 'hasShort'> {
    return {
      unbounded: this.#unbounded,
      banded: this.#banded,
      asked: this.#asked,
      inDoubt: this.#inDoubt,
      marks: this.#marks,
      hasShort: this.#hasShort,
    };
  }
}

/** Whether an answer changes what the entry says. */
export function isAnswered(event: LedgerEvent, settings: MatchSettings): boolean {
  return valued(event, settings, () => '0') !== event;
}

/** Coins that were added between the events have moved their places. */
function movedMarks(events: readonly LedgerEvent[], marks: Uint8Array, answered: readonly LedgerEvent[]): Uint8Array {
  let place = 0;
  return Uint8Array.from(answered, ({ id }) => (id === events[place]?.id ? (marks[place++] as number) : 0));
}

/** One event with its answer, at one end of its price. */
export function assumedEvent(
  event: LedgerEvent,
  settings: MatchSettings,
  prices: PriceKnowledge,
  end: End,
): LedgerEvent {
  return valued(event, settings, worthAt(prices, end, { band: () => {}, nothing: () => {} }));
}

/** The events with coins that cost nothing before each that needs some. */
export function withSupplies(
  events: readonly LedgerEvent[],
  missing: ReadonlyMap<string, readonly Leg[]>,
  round: string,
  keep: (lot: AssumedAcquisitionEvent) => void,
): LedgerEvent[] {
  return events.flatMap((event) => {
    const legs = missing.get(event.id);
    if (legs === undefined) return event;
    const { at, wallet } = event;
    const supplies = legs.map(({ asset, amount }, no): LedgerEvent => {
      const id = `assumed:${event.id}:${round}:${no}`;
      const coins = { kind: 'assumed-acquisition', in: { asset, amount }, basis: 'zero-cost', valueEur: '0' } as const;
      const lot = { id, at, wallet, ...coins, forEventId: event.id };
      keep(lot);
      return lot;
    });
    return [...supplies, event];
  });
}

/** What a leg was worth at one end of its price, with a word about what is known of it. */
function worthAt(
  prices: PriceKnowledge,
  end: End,
  found: { readonly band: (id: string) => void; readonly nothing: (id: string) => void },
): Worth {
  return (event, ...legs) => {
    for (const { asset, amount } of legs) {
      const price = prices.near(asset, event.at);
      if (price === undefined) continue;
      if (compare(price.low, price.high) !== 0) found.band(event.id);
      return formatDecimal(multiply(dec(amount), price[end]));
    }
    found.nothing(event.id);
    return '0';
  };
}

export function shortfalls(engine: LedgerEngine): ReadonlyMap<string, readonly Leg[]> {
  const missing = new Map<string, Leg[]>();
  for (const { code, source, params } of engine.issues()) {
    if (code !== 'missing-acquisition' || source.eventId === undefined) continue;
    const leg = { asset: String(params.asset), amount: String(params.missing) };
    missing.set(source.eventId, [...(missing.get(source.eventId) ?? []), leg]);
  }
  return missing;
}

type Worth = (event: LedgerEvent, ...legs: readonly Leg[]) => string;

function valued(event: LedgerEvent, settings: MatchSettings, worth: Worth): LedgerEvent {
  const paid = feeValued(event, settings, worth);
  switch (paid.kind) {
    case 'open':
      return 'in' in paid ? received(paid, worth) : sold(paid, worth);
    case 'buy':
    case 'income':
    case 'gift-in':
      return paid.valueEur === undefined ? changed(paid, { valueEur: worth(paid, paid.in) }) : paid;
    case 'sell':
    case 'spend':
    case 'fee':
      return paid.valueEur === undefined ? changed(paid, { valueEur: worth(paid, paid.out) }) : paid;
    case 'swap': {
      const { valueEur, valueInEur, valueOutEur } = paid;
      return (valueEur ?? valueInEur ?? valueOutEur)
        ? paid
        : changed(paid, { valueEur: worth(paid, paid.out, paid.in) });
    }
    default:
      return paid;
  }
}

function feeValued(event: LedgerEvent, { transferFee }: MatchSettings, worth: Worth): LedgerEvent {
  const { fee } = event;
  if (fee === undefined || fee.valueEur !== undefined || isFiat(fee.asset)) return event;
  if ('in' in event && event.in.asset === fee.asset) return event;
  if (event.kind === 'transfer' && transferFee === 'ignore') return event;
  return { ...event, fee: { ...fee, valueEur: worth(event, fee) } };
}

/** Why it was open stays with it: nobody reads that of an answer. */
function sold(open: OpenOutEvent, worth: Worth): LedgerEvent {
  return changed(open, { kind: 'sell', valueEur: worth(open, open.out) });
}

function received(open: OpenInEvent, worth: Worth): LedgerEvent {
  return changed(open, { kind: 'income', incomeKind: 'other', valueEur: worth(open, open.in) });
}

/**
 * A copy with some fields of its own, made field by field: `{ ...event, valueEur }` gives each copy of a larger object a shape of its own in
 * V8, and whoever looks at ten thousand shapes looks slowly.
 */
function changed(event: LedgerEvent, fields: Readonly<Record<string, string>>): LedgerEvent {
  const copy: Record<string, unknown> = {};
  for (const key in event) copy[key] = event[key as keyof LedgerEvent];
  for (const key in fields) copy[key] = fields[key];
  return copy as unknown as LedgerEvent;
}
