/** SHA-256 over the canonical JSON of events, settings and profile: says which inputs a report was made from. */
import { type ByteSink, CanonicalBytes } from '../hash/canonical-bytes.ts';
import { Sha256 } from '../hash/sha256.ts';
import type { ReportInput } from './report-input.ts';

/** The seal covers every field of the report but itself. */
export function sealOf(report: object): string {
  return hashOf((sink) => writeSealed(report, sink));
}

/** Event by event, so that a large ledger never becomes one large text. */
export function writeInput(input: ReportInput, sink: ByteSink): void {
  const { year, settings, profile, spouse } = input;
  const out = new CanonicalBytes(sink).value({ year, settings, profile, spouse });
  for (const events of [input.events, input.spouseEvents ?? []]) {
    out.ascii(`\n${events.length}`);
    for (const event of events) out.ascii('\n').value(event);
  }
  out.end();
}

export function writeSealed(report: object, sink: ByteSink): void {
  const { seal: _, ...rest } = report as { readonly seal?: string };
  new CanonicalBytes(sink).value(rest).end();
}

export function hashOf(write: (sink: ByteSink) => void): string {
  const hash = new Sha256();
  write((bytes) => hash.updateBytes(bytes));
  return hash.digest();
}
