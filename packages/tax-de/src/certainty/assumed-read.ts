/** The ledger with assumed answers (see `assumed-ledger.ts`), made from what another worker has read instead of from its entries. */
import { LedgerEngine, type LedgerEvent, type MatchSettings } from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';
import type { CertaintyInput, Matched } from './analysis.ts';
import { AssumedAnswers, type AssumedLedger, shortfalls } from './assumed-ledger.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import type { ReadLedger } from './read-ledger.ts';

/** What ranking starts from; undefined where purchases are missing once everything is answered: then all entries are needed. */
export function inputOfRead(
  read: ReadLedger,
  input: Omit<CertaintyInput, 'events' | 'read'> & { readonly matched: Matched },
): CertaintyInput | undefined {
  const ledger = assumedRead(read, input.settings, input.prices, input.matched.points);
  return ledger === undefined ? undefined : { ...input, events: read.told, read: { ledger, years: read.years } };
}

function assumedRead(
  { columns, told, places }: ReadLedger,
  settings: MatchSettings,
  prices: PriceKnowledge,
  points: readonly OpenPoint[],
): AssumedLedger | undefined {
  const answers = new AssumedAnswers(columns.count, settings, prices, 'low', points);
  const events = new Array<LedgerEvent>(columns.count);
  const changed: LedgerEvent[] = [];
  const answer = (event: LedgerEvent, place: number) => {
    const own = answers.answer(event, place);
    events[place] = own;
    if (own !== event) changed.push(own);
  };
  for (let no = 0; no < told.length; no++) answer(told[no] as LedgerEvent, places[no] as number);
  const matched = (instead: readonly LedgerEvent[]) => {
    const engine = new LedgerEngine(settings, lastTaxableDay);
    engine.readColumns(columns);
    engine.replace({ upsert: [...changed, ...instead] });
    return engine;
  };
  const engine = matched([]);
  if (shortfalls(engine).size > 0) return undefined;
  return { ...answers.found(), events, isWhole: false, engine, added: new Map(), with: matched };
}
