/**
 * The content of an event in one short text, the same on every device whatever the order of its fields. Not a
 * cryptographic hash: it only tells whether an event was touched since the last agreement.
 */
import type { LedgerEvent } from '@cryptax/ledger';

/** FNV-1a with 64 bits. */
const OFFSET = 0xcbf29ce484222325n;
const MASK = (1n << 64n) - 1n;
const PRIME = 0x100000001b3n;

export function fingerprint(event: LedgerEvent): string {
  const text = stable(event);
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = ((hash ^ BigInt(text.charCodeAt(i))) * PRIME) & MASK;
  return `${text.length.toString(36)}.${hash.toString(36)}`;
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stable(inner)}`).join(',')}}`;
}
