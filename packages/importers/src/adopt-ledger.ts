/** Our own ledger as a file: its events are taken as they are, with the sources they had. One that has none came with this file. */

import {
  type BalanceStatement,
  LEDGER_FORMAT,
  type LedgerEvent,
  type LedgerFileError,
  type LedgerRemark,
  type LedgerRules,
  parseLedgerFile,
  type UnreadRow,
} from '@cryptax/ledger';
import { type FileOutcome, refusedFile } from './file-outcome.ts';
import { RowAccount } from './map/row-outcome.ts';
import type { ReviewCode } from './review-codes.ts';

export interface AdoptedLedger {
  readonly outcome: FileOutcome;
  /** Events that were not there before. */
  readonly events: readonly LedgerEvent[];
  /** Rows that were unread when the ledger was written. */
  readonly unread: readonly UnreadRow[];
  /** What was remarked about its entries and their files. */
  readonly remarks: readonly LedgerRemark[];
  readonly statements: readonly BalanceStatement[];
  readonly rules?: LedgerRules | undefined;
}

/** `seen`: identities already in the ledger. */
export function adoptLedger(file: string, text: string, seen: ReadonlySet<string>): AdoptedLedger {
  const parsed = parseLedgerFile(text);
  if (!parsed.ok) {
    const { code, params } = reasonOf(parsed.error[0], text);
    return { outcome: refusedFile(file, code, params), events: [], unread: [], remarks: [], statements: [] };
  }
  const { events, unread = [], remarks = [], statements = [], rules } = parsed.value;
  const account = new RowAccount();
  const adopted = new Map<string, LedgerEvent>();
  for (const [index, event] of events.entries()) {
    const ticket = account.open(index + 1);
    const isKnown = seen.has(event.id) || adopted.has(event.id);
    account.settle(ticket, isKnown ? { kind: 'duplicate', of: event.id } : event.id);
    if (!isKnown) adopted.set(event.id, withSource(event, file, index + 1));
  }
  const rows = account.close((ticket) => events[ticket]?.id ?? '');
  return {
    outcome: { file, format: LEDGER_FORMAT, confidence: 1, rows, problems: [], questions: [], candidates: [] },
    events: [...adopted.values()],
    unread,
    remarks,
    statements,
    rules,
  };
}

/** Nobody entered it here by hand: that is what an entry without a source says. */
function withSource(event: LedgerEvent, file: string, line: number): LedgerEvent {
  return event.source === undefined ? { ...event, source: { file, line, format: LEDGER_FORMAT } } : event;
}

/** Where a ledger says that it is one. */
const HEAD = 1_000;
interface Reason {
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;
}

const NOT_OURS: Reason = { code: 'ledger.not-ours', params: {} };

/** Few sentences for many mistakes: what the user does about them is the same. */
function reasonOf(error: LedgerFileError | undefined, text: string): Reason {
  switch (error?.code) {
    case 'json.malformed':
      if (!text.slice(0, HEAD).includes(LEDGER_FORMAT)) return NOT_OURS;
      return { code: 'ledger.damaged', params: { at: error.params.line ?? '?' } };
    case 'file.not-an-object':
    case 'file.unknown-format':
      return NOT_OURS;
    case 'file.unknown-version':
      return { code: 'ledger.newer', params: { version: error.params.value ?? '?' } };
    default:
      return { code: 'ledger.invalid', params: { path: error?.path ?? '?' } };
  }
}
