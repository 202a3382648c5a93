/** Runs a ledger in notation with the one-year rule: for tests and examples. */
import { addYears, invariant } from '@cryptax/kernel';
import { LedgerEngine } from '../engine/ledger-engine.ts';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { DEFAULT_SETTINGS, type MatchSettings } from '../settings.ts';
import { parseNotation } from './parse-notation.ts';

export function eventsOf(text: string): LedgerEvent[] {
  const parsed = parseNotation(text);
  invariant(parsed.ok, parsed.ok ? '' : `line ${parsed.error.line}: ${parsed.error.reason}`);
  return parsed.value;
}

export function runNotation(text: string, settings: Partial<MatchSettings> = {}): LedgerEngine {
  const engine = new LedgerEngine({ ...DEFAULT_SETTINGS, ...settings }, (day) => addYears(day, 1));
  engine.load(eventsOf(text));
  return engine;
}
