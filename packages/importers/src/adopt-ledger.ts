/** Our own ledger as a file: its events are taken as they are, with the sources they had. */
import { LEDGER_FORMAT, type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { type FileOutcome, refusedFile } from './file-outcome.ts';
import { RowAccount } from './map/row-outcome.ts';

export interface AdoptedLedger {
  readonly outcome: FileOutcome;
  /** Events that were not there before. */
  readonly events: readonly LedgerEvent[];
}

/** `seen`: identities already in the ledger. */
export function adoptLedger(file: string, text: string, seen: ReadonlySet<string>): AdoptedLedger {
  const parsed = parseLedgerFile(text);
  if (!parsed.ok) {
    const [first] = parsed.error;
    const params = { path: first?.path ?? '', problem: first?.code ?? '' };
    return { outcome: refusedFile(file, 'ledger.invalid', params), events: [] };
  }
  const { events } = parsed.value;
  const account = new RowAccount();
  const adopted = new Map<string, LedgerEvent>();
  for (const [index, event] of events.entries()) {
    const ticket = account.open(index + 1);
    const isKnown = seen.has(event.id) || adopted.has(event.id);
    account.settle(ticket, isKnown ? { kind: 'duplicate', of: event.id } : event.id);
    if (!isKnown) adopted.set(event.id, event);
  }
  const rows = account.close((ticket) => events[ticket]?.id ?? '');
  return {
    outcome: { file, format: LEDGER_FORMAT, confidence: 1, rows, problems: [], questions: [], candidates: [] },
    events: [...adopted.values()],
  };
}
