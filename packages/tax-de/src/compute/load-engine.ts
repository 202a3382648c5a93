/** Matching engines with the German holding period: loaded with a whole ledger, or from what another one has read or matched. */
import {
  type EngineColumns,
  LedgerEngine,
  type LedgerEvent,
  type MatchedColumns,
  type MatchSettings,
} from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';

export function loadEngine(events: readonly LedgerEvent[], settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, lastTaxableDay);
  engine.load(events);
  return engine;
}

/** One of its own that has read what another one has. */
export function readEngine(columns: EngineColumns, settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, lastTaxableDay);
  engine.readColumns(columns);
  return engine;
}

/** One that looks at what another one has matched. */
export function lookingEngine(columns: MatchedColumns, settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, lastTaxableDay);
  engine.lookAt(columns);
  return engine;
}
