/** SHA-256 over the canonical JSON of events, settings and profile: says which inputs a report was made from. */
import type { LedgerEvent } from '@cryptax/ledger';
import { canonicalJson, writeCanonicalJson } from '../hash/canonical-json.ts';
import { Sha256 } from '../hash/sha256.ts';
import type { ReportInput } from './report-input.ts';

/** Event by event, so that a large ledger never becomes one large text. */
export function inputHash(input: ReportInput): string {
  const hash = new Sha256();
  const { year, settings, profile, spouse } = input;
  hash.update(canonicalJson({ year, settings, profile, spouse }));
  for (const events of [input.events, input.spouseEvents ?? []]) addEvents(hash, events);
  return hash.digest();
}

function addEvents(hash: Sha256, events: readonly LedgerEvent[]): void {
  hash.update(`\n${events.length}`);
  for (const event of events) hash.update(`\n${canonicalJson(event)}`);
}

/** The seal covers every field of the report but itself. */
export function sealOf(report: object): string {
  const { seal: _, ...rest } = report as { readonly seal?: string };
  const hash = new Sha256();
  writeCanonicalJson(rest, (piece) => hash.update(piece));
  return hash.digest();
}
