/**
 * The ranges of a book, computed once for each of its versions and held until the next. A change of the book stops a
 * computation that is out of date; whoever waits for it gets the answer about the newer book.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { pricesAround } from '@cryptax/prices';
import type { Book } from '@cryptax/store';
import {
  type CertaintyReview,
  loadEngine,
  type OpenPoint,
  openPoints,
  type UnreadRowFacts,
  unbookedYears,
  unreadRowFacts,
} from '@cryptax/tax-de';
import type { LedgerError } from '../../answer.ts';
import type { OpenBook } from '../books.ts';
import type { Job } from '../job-worker.ts';
import type { LiveBook } from '../live-book.ts';
import type { LiveLedger } from '../live-ledger.ts';
import type { CertaintyJob } from './certainty-job.ts';
import type { CertaintyRunner } from './certainty-runner.ts';

export interface KnownCertainty {
  readonly certainty: CertaintyReview;
  readonly points: readonly OpenPoint[];
}

type Known = Result<KnownCertainty, LedgerError>;

interface Kept {
  readonly loaded: LiveBook;
  readonly version: number;
  /** Undefined: stopped, because the book has changed. */
  readonly known: Promise<Known | undefined>;
  readonly stop: () => void;
}

/** How certain a book is as it stands. */
export type BookCertainty = (open: OpenBook, live: LiveLedger) => Promise<Known>;

export function createBookCertainty(runner: CertaintyRunner): BookCertainty {
  const kept = new Map<Book, Kept>();
  const ask: BookCertainty = async ({ loaded }, live) => {
    let own = kept.get(loaded.book);
    if (own?.loaded !== loaded || own.version !== loaded.version) {
      own?.stop();
      own = begin(runner, loaded, live);
      kept.set(loaded.book, own);
    }
    const known = await own.known;
    if (known?.ok) return known;
    // What broke for one caller is tried anew for the next.
    if (kept.get(loaded.book) === own) kept.delete(loaded.book);
    if (known !== undefined) return known;
    const newer = await live.books.get(loaded.book);
    return newer.ok ? ask(newer.value, live) : newer;
  };
  return ask;
}

export interface TriedChange {
  readonly upsert: readonly LedgerEvent[];
  readonly remove: readonly string[];
  /** Rows of files that wait no more then, by their cards: read, or left out. */
  readonly rows: ReadonlySet<string>;
}

/** What the years would be after a change that nobody has made yet. */
export type CertaintyAfter = (
  open: OpenBook,
  live: LiveLedger,
  change: TriedChange,
) => Promise<Result<CertaintyReview['years'], LedgerError>>;

export function createCertaintyAfter(runner: CertaintyRunner): CertaintyAfter {
  return async ({ loaded }, live, { upsert, remove, rows }) => {
    const gone = new Set(remove);
    const { events: changed } = await live.valuer.value(upsert);
    const coming = new Map(changed.map((event) => [event.id, event]));
    const kept = loaded.valued.filter(({ id }) => !gone.has(id)).map((event) => coming.get(event.id) ?? event);
    const events = [...kept, ...changed.filter(({ id }) => !loaded.place.has(id))];
    // Every row that is left keeps what its cells say: a row less never leaves a range wider.
    const unread = unreadFacts(loaded, rows);
    const { settings } = loaded;
    const engine = loadEngine(events, settings.match);
    const points = openPoints(events, engine, unread);
    const matched = { points, figures: engine.years(), unbooked: unbookedYears(events, engine) };
    const wanted = new Set(points.flatMap(({ eventIds }) => eventIds));
    const open = events.filter(({ id }) => wanted.has(id));
    const prices = () => pricesAround(open, (asked) => live.valuer.value(asked));
    const job = { events, engine, settings: settings.match, profile: settings.profile, unread, matched, prices };
    const known = await settled(runner.run(() => job));
    return known.ok ? ok(known.value.years) : known;
  };
}

function begin(runner: CertaintyRunner, loaded: LiveBook, live: LiveLedger): Kept {
  const { version, valued, engine, settings, place } = loaded;
  const unbooked = () => unbookedYears(valued, engine);
  let found: readonly OpenPoint[] | undefined;
  const points = () => {
    found ??= pointsOf(loaded);
    return found;
  };
  let running: Job<CertaintyReview> | undefined;
  let giveUp: (nothing: undefined) => void = () => undefined;
  const stopped = new Promise<undefined>((resolve) => {
    giveUp = resolve;
  });
  const job = (): CertaintyJob => {
    const wanted = new Set(points().flatMap(({ eventIds }) => eventIds));
    const open = Array.from(wanted).flatMap((id) => valued[place.get(id) ?? -1] ?? []);
    return {
      events: valued,
      engine,
      settings: settings.match,
      profile: settings.profile,
      unread: unreadFacts(loaded),
      matched: { points: points(), figures: engine.years(), unbooked: unbooked() },
      prices: () => pricesAround(open, (events) => live.valuer.value(events)),
    };
  };
  const work = async (): Promise<Known | undefined> => {
    // A movement of unknown meaning is a point for sure: then the worker starts before all of them are found.
    const isOpen = valued.some(({ kind }) => kind === 'open') || points().length > 0 || unbooked() !== undefined;
    if (!isOpen) return ok({ certainty: certain(loaded), points: [] });
    running = runner.run(job);
    const certainty = await settled(running);
    return certainty.ok ? ok({ certainty: certainty.value, points: points() }) : certainty;
  };
  return {
    loaded,
    version,
    known: Promise.race([stopped, work()]),
    stop: () => {
      running?.stop();
      giveUp(undefined);
    },
  };
}

/** What is open in a book, known at once: only the ranges take time. */
export function pointsOf(loaded: LiveBook): readonly OpenPoint[] {
  return openPoints(loaded.valued, loaded.engine, unreadFacts(loaded));
}

/** Nothing is open: each range is the figure that the book has at hand. */
function certain({ years, settings: { profile } }: LiveBook): CertaintyReview {
  const point = (net: string) => ({ low: net, high: net });
  return {
    tightness: 'exact',
    groups: [],
    deciding: 0,
    idle: 0,
    remedies: [],
    years: Object.fromEntries(
      years.map(({ year, privateSales, income, estimate }) => [
        String(year),
        {
          complete: true,
          privateSales: point(privateSales.net),
          income: point(income.net),
          // Without an income the tax is an estimate by a flat rate, which no range may rest on.
          tax:
            estimate === undefined || profile.years?.[String(year)]?.taxableIncome === undefined
              ? undefined
              : point(estimate.extraTax),
        },
      ]),
    ),
  };
}

/** Rows that say nothing of what they moved; the others are open entries already. */
function unreadFacts({ waiting, place }: LiveBook, without?: ReadonlySet<string>): readonly UnreadRowFacts[] {
  return waiting.rows
    .filter(({ id, open }) => without?.has(id) !== true && !open.some((each) => place.has(each)))
    .map(({ params }) => unreadRowFacts(params));
}

/** It is computed in a thread of its own, which can end in the middle. */
async function settled({ result }: Job<CertaintyReview>): Promise<Result<CertaintyReview, LedgerError>> {
  try {
    return ok(await result);
  } catch {
    return err({ code: 'store.worker-crashed' });
  }
}
