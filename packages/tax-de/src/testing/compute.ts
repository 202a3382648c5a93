/** Computes a small ledger in a test and prints its disposals so that they can be read at a glance. */
import { DEFAULT_SETTINGS, type LedgerEvent, type MatchSettings } from '@cryptax/ledger';
import { computeLedger } from '../compute/compute-ledger.ts';

export function compute(events: readonly LedgerEvent[], settings: Partial<MatchSettings> = {}) {
  return computeLedger(events, { ...DEFAULT_SETTINGS, ...settings });
}

/** `eventId part: gain free|taxable` per disposal, to read results at a glance. */
export function results(events: readonly LedgerEvent[], settings: Partial<MatchSettings> = {}): readonly string[] {
  return compute(events, settings).disposals.map(
    ({ eventId, part, gain, taxFree }) => `${eventId} ${part}: ${gain} ${taxFree ? 'free' : 'taxable'}`,
  );
}
