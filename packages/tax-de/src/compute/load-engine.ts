/** A matching engine with the German holding period, loaded with a whole ledger. */
import { LedgerEngine, type LedgerEvent, type MatchSettings } from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';

export function loadEngine(events: readonly LedgerEvent[], settings: MatchSettings): LedgerEngine {
  const engine = new LedgerEngine(settings, lastTaxableDay);
  engine.load(events);
  return engine;
}
