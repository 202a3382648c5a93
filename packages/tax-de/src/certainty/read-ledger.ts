/**
 * A ledger for ranking as its own worker has read it: in full only the entries that an answer changes or that its columns do not
 * tell whole. Copying a hundred thousand entries into another thread and reading them there again takes longer than ranking them.
 */
import type { LedgerEngine, LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { readEngine } from '../compute/load-engine.ts';
import { isAnswered } from './assumed-ledger.ts';
import { type EntryYears, entryYears } from './entry-years.ts';
import { askedAbout, type OpenPoint } from './open-points.ts';
import { canTryAll } from './worlds.ts';

export interface ToldEntries {
  /** In full, and where each stands. */
  readonly told: readonly LedgerEvent[];
  readonly places: readonly number[];
  readonly years: EntryYears;
}

/** A ledger that can be ranked without all of its entries. */
export interface ReadLedger {
  readonly entries: ToldEntries;
  /** It has read the ledger once more and waits for the answers. */
  readonly engine: LedgerEngine;
  /** How many entries the ledger has. */
  readonly count: number;
}

/**
 * Undefined where ranking walks over all entries: few points are answered in all combinations, missing purchases and short sales
 * are followed from entry to entry. `engine` has matched these events.
 */
export function readLedger(
  events: readonly LedgerEvent[],
  engine: LedgerEngine,
  settings: MatchSettings,
  points: readonly OpenPoint[],
): ReadLedger | undefined {
  if (canTryAll(points.length, events.length) || points.some(({ kind }) => FOLLOWED.has(kind))) return undefined;
  if (events.some((event) => 'short' in event)) return undefined;
  const columns = engine.columns(events.map(({ id }) => id));
  if (columns === undefined) return undefined;
  const entries = toldEntries(events, columns.blocked, settings, points);
  return { entries, engine: readEngine(columns, settings), count: events.length };
}

function toldEntries(
  events: readonly LedgerEvent[],
  blockedPlaces: readonly number[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
): ToldEntries {
  const isAsked = askedAbout(points);
  const blocked = new Set(blockedPlaces);
  const [told, places]: [LedgerEvent[], number[]] = [[], []];
  const meet = (event: LedgerEvent, place: number) => {
    if (!isAsked(event) && !isAnswered(event, settings) && !isToldInPart(event) && !blocked.has(place)) return;
    told.push(event);
    places.push(place);
  };
  for (let place = 0; place < events.length; place++) meet(events[place] as LedgerEvent, place);
  return { told, places, years: entryYears(events, points) };
}

const FOLLOWED: ReadonlySet<OpenPoint['kind']> = new Set(['acquisition', 'duplicate']);

/** Coins that became others, and receipts with a fee. */
function isToldInPart(event: LedgerEvent): boolean {
  const { kind } = event;
  if (kind === 'income') return event.fee !== undefined;
  return kind === 'migration' || kind === 'fork' || (kind === 'swap' && event.nature !== undefined);
}
