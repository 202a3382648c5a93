/** What a sealed report was computed from, as one text: a ledger file, or the two of a couple. */
import { isRecord } from '@cryptax/kernel';
import { type LedgerEvent, parseLedgerFile, printLedgerFile } from '@cryptax/ledger';

export interface SealedInputs {
  readonly events: readonly LedgerEvent[];
  readonly spouseEvents?: readonly LedgerEvent[];
}

const COUPLE = 'cryptax-couple';

export function printInputs({ events, spouseEvents }: SealedInputs): string {
  const ledger = printLedgerFile({ events });
  if (spouseEvents === undefined) return ledger;
  return JSON.stringify({ format: COUPLE, ledger, spouseLedger: printLedgerFile({ events: spouseEvents }) });
}

export function readInputs(text: string): SealedInputs | null {
  const couple = coupleOf(text);
  if (couple === null) {
    const events = eventsOf(text);
    return events === null ? null : { events };
  }
  const [events, spouseEvents] = [eventsOf(couple.ledger), eventsOf(couple.spouseLedger)];
  return events === null || spouseEvents === null ? null : { events, spouseEvents };
}

/** A ledger file of one person is not read twice: it begins otherwise. */
function coupleOf(text: string): { readonly ledger: string; readonly spouseLedger: string } | null {
  if (!text.startsWith(`{"format":"${COUPLE}"`)) return null;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) return null;
  const { ledger, spouseLedger } = value;
  return typeof ledger === 'string' && typeof spouseLedger === 'string' ? { ledger, spouseLedger } : null;
}

function eventsOf(text: string): readonly LedgerEvent[] | null {
  const file = parseLedgerFile(text);
  return file.ok ? file.value.events : null;
}
