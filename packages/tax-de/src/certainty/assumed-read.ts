/**
 * The ledger with assumed answers (see `assumed-ledger.ts`) shared between two threads. The ledger's own worker, whose code for it has run
 * before, answers and matches a copy of what it has read; the worker that ranks meanwhile finds out what it can without that, and
 * then looks at what was matched.
 */
import type { LedgerEvent, MatchedColumns, MatchSettings, PoolSteps, YearFigures } from '@cryptax/ledger';
import { lookingEngine, readEngine } from '../compute/load-engine.ts';
import type { CertaintyInput, Matched } from './analysis.ts';
import { AssumedAnswers, type AssumedLedger, shortfalls } from './assumed-ledger.ts';
import { type Doubtful, doubtfulInColumns } from './doubtful-pools.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import type { ReadLedger, ToldEntries } from './read-ledger.ts';

/** What was matched with all answers, and the years of it. */
export interface MatchedAnswers {
  readonly columns: MatchedColumns;
  readonly years: readonly YearFigures[];
}

/** Entries that are matched in one go. */
const STEP = 5000;

/**
 * In the ledger's own worker. Undefined where purchases are missing once everything is answered: then all entries are needed to rank.
 * `between`: others have their turn. The engine of what was read is used up.
 */
export async function matchedAnswers(
  { engine, entries, count }: ReadLedger,
  settings: MatchSettings,
  points: readonly OpenPoint[],
  prices: PriceKnowledge,
  between: () => Promise<void> = async () => {},
): Promise<MatchedAnswers | undefined> {
  const { changed } = answeredEntries(entries, count, settings, points, prices);
  await between();
  for (const _ of engine.replaceInSteps({ upsert: changed }, STEP)) await between();
  if (shortfalls(engine).size > 0) return undefined;
  return { columns: engine.handOn(), years: engine.years() };
}

/** All that ranking needs but prices. */
type RestOfInput = Omit<CertaintyInput, 'events' | 'read' | 'prices'> & { readonly matched: Matched };

/** What the worker that ranks finds out before anything is answered. */
export interface PreparedRead {
  readonly entries: ToldEntries;
  readonly rest: RestOfInput;
  readonly doubtful: Doubtful;
}

/** `steps`: of all entries. */
export function preparedRead(entries: ToldEntries, steps: PoolSteps, rest: RestOfInput): PreparedRead {
  const events = new Array<LedgerEvent>(steps.places.length);
  for (const [no, place] of entries.places.entries()) events[place] = entries.told[no] as LedgerEvent;
  return { entries, rest, doubtful: doubtfulInColumns(events, steps, rest.settings, rest.matched.points) };
}

/** What ranking starts from, once it was matched. */
export type RankingOf = (matched: MatchedAnswers) => CertaintyInput;

/** With prices the answers are known, while the ledger's own worker matches them. */
export function rankingWith(
  { entries, rest, doubtful }: PreparedRead,
  count: number,
  prices: PriceKnowledge,
): RankingOf {
  const { settings, matched: known } = rest;
  const { found, events } = answeredEntries(entries, count, settings, known.points, prices);
  return ({ columns, years }) => {
    const engine = lookingEngine(columns, settings);
    const others = (instead: readonly LedgerEvent[]) => {
      const other = readEngine(columns.read, settings);
      other.replace({ upsert: instead });
      return other;
    };
    const more = { events, isWhole: false, engine, years: () => years, added: new Map(), with: others };
    const ledger: AssumedLedger = { ...found, ...more };
    return { ...rest, prices, events: entries.told, read: { ledger, years: entries.years, doubtful } };
  };
}

function answeredEntries(
  { told, places }: ToldEntries,
  count: number,
  settings: MatchSettings,
  points: readonly OpenPoint[],
  prices: PriceKnowledge,
) {
  const answers = new AssumedAnswers(count, settings, prices, 'low', points);
  const events = new Array<LedgerEvent>(count);
  const changed: LedgerEvent[] = [];
  const answer = (event: LedgerEvent, place: number) => {
    const own = answers.answer(event, place);
    events[place] = own;
    if (own !== event) changed.push(own);
  };
  for (let no = 0; no < told.length; no++) answer(told[no] as LedgerEvent, places[no] as number);
  return { found: answers.found(), events, changed };
}
