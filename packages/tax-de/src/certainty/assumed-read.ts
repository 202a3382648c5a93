/**
 * The ledger with assumed answers (see `assumed-ledger.ts`), made from what another worker has read instead of from its entries. What
 * does not ask for prices is worked out while they are still looked up.
 */
import { LedgerEngine, type LedgerEvent, type MatchSettings } from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';
import type { CertaintyInput, Matched } from './analysis.ts';
import { AssumedAnswers, type AssumedLedger, shortfalls } from './assumed-ledger.ts';
import { type Doubtful, doubtfulInColumns } from './doubtful-pools.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import type { ReadLedger } from './read-ledger.ts';

/** All that ranking needs but prices. */
type RestOfInput = Omit<CertaintyInput, 'events' | 'read' | 'prices'> & { readonly matched: Matched };

export interface PreparedRead {
  readonly read: ReadLedger;
  readonly rest: RestOfInput;
  /** It has read the ledger and waits for the answers. */
  readonly engine: LedgerEngine;
  readonly doubtful: Doubtful;
}

export function preparedRead(read: ReadLedger, rest: RestOfInput): PreparedRead {
  const { settings, matched } = rest;
  const engine = engineOf(read, settings);
  const events = new Array<LedgerEvent>(read.columns.count);
  for (const [no, place] of read.places.entries()) events[place] = read.told[no] as LedgerEvent;
  return { read, rest, engine, doubtful: doubtfulInColumns(events, engine.poolSteps(), settings, matched.points) };
}

/** What ranking starts from; undefined where purchases are missing once everything is answered: then all entries are needed. */
export function inputOfRead(prepared: PreparedRead, prices: PriceKnowledge): CertaintyInput | undefined {
  const { read, rest, doubtful } = prepared;
  const ledger = assumedRead(prepared, prices);
  if (ledger === undefined) return undefined;
  return { ...rest, prices, events: read.told, read: { ledger, years: read.years, doubtful } };
}

function assumedRead({ read, rest, engine }: PreparedRead, prices: PriceKnowledge): AssumedLedger | undefined {
  const { settings, matched } = rest;
  const { columns, told, places } = read;
  const answers = new AssumedAnswers(columns.count, settings, prices, 'low', matched.points);
  const events = new Array<LedgerEvent>(columns.count);
  const changed: LedgerEvent[] = [];
  const answer = (event: LedgerEvent, place: number) => {
    const own = answers.answer(event, place);
    events[place] = own;
    if (own !== event) changed.push(own);
  };
  for (let no = 0; no < told.length; no++) answer(told[no] as LedgerEvent, places[no] as number);
  engine.replace({ upsert: changed });
  if (shortfalls(engine).size > 0) return undefined;
  const others = (instead: readonly LedgerEvent[]) => {
    const other = engineOf(read, settings);
    other.replace({ upsert: [...changed, ...instead] });
    return other;
  };
  return { ...answers.found(), events, isWhole: false, engine, added: new Map(), with: others };
}

function engineOf({ columns }: ReadLedger, settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, lastTaxableDay);
  engine.readColumns(columns);
  return engine;
}
