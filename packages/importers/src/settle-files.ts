/**
 * What only all files together can tell: transfers between own wallets, and rows under review that another file has brought
 * safely into the ledger. Rows change their outcome here; none is added or lost.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from './build/built.ts';
import { type FileOutcome, isInLedger } from './file-outcome.ts';
import type { AccountedRows, RowOutcome } from './map/row-outcome.ts';
import { matchTransfers, type TransferMatch } from './reconcile/match-transfers.ts';
import { transferEvents } from './reconcile/transfer-events.ts';

export interface SettledTransfers {
  readonly matches: readonly TransferMatch[];
  readonly events: readonly LedgerEvent[];
}

/** Transfers between own wallets become events; what stays alone becomes a review item. */
export function settleTransfers(
  outcomes: readonly FileOutcome[],
  candidates: readonly TransferCandidate[],
  holdsFee?: (out: TransferCandidate) => boolean,
): SettledTransfers {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const matches = matchTransfers(candidates, holdsFee);
  const fates = new Map<string, RowOutcome>();
  const events: LedgerEvent[] = [];
  for (const match of matches) {
    const made = transferEvents(match, byId);
    events.push(...made);
    settleMatch(match, made, byId, fates);
  }
  if (candidates.length > 0) for (const { rows } of outcomes) settleMovements(rows, fates, byId);
  return { matches, events };
}

/** The sending row carries the event, and an arrival in its file with it; one in another file is reported as what it is. */
function settleMatch(
  match: TransferMatch,
  events: readonly LedgerEvent[],
  byId: ReadonlyMap<string, TransferCandidate>,
  fates: Map<string, RowOutcome>,
): void {
  const eventIds = events.map((event) => event.id);
  const files = new Set(match.outs.map((id) => byId.get(id)?.source.file));
  for (const id of match.outs) fates.set(id, { kind: 'part', eventIds });
  for (const id of match.ins) {
    const isSameFile = files.has(byId.get(id)?.source.file);
    fates.set(id, isSameFile ? { kind: 'part', eventIds } : { kind: 'ignored', code: 'arrival-of-transfer' });
  }
}

function settleMovements(
  rows: AccountedRows,
  fates: ReadonlyMap<string, RowOutcome>,
  byId: ReadonlyMap<string, TransferCandidate>,
): void {
  for (let row = 0; row < rows.size; row++) {
    if (rows.isEvent(row)) continue;
    const outcome = rows.outcomeAt(row);
    if (outcome.kind !== 'transfer') continue;
    const { candidateId } = outcome;
    rows.replaceAt(row, fates.get(candidateId) ?? unmatched(byId.get(candidateId), rows.keyAt(row)));
  }
}

/** A movement is asked about once, at the row of the coin; that of its fee is reported with it. */
function unmatched(candidate: TransferCandidate | undefined, key: string): RowOutcome {
  if (candidate?.rowKeys?.includes(key)) return { kind: 'ignored', code: 'fee-of-transfer' };
  const { direction = 'in', asset = '', amount = '' } = candidate ?? {};
  return { kind: 'review', code: `transfer.unmatched-${direction}`, params: { asset, amount } };
}

/** A row under review that another file settled, or shows again, is a duplicate. Transfers have their own rules. */
export function settleLateDuplicates(outcomes: readonly FileOutcome[], seen: ReadonlySet<string>): void {
  if (outcomes.length < 2 && seen.size === 0) return;
  const settled = new Set(seen);
  for (const { rows } of outcomes) {
    rows.forEach((outcome, _, key) => {
      if (isInLedger(outcome)) settled.add(key);
    });
  }
  const waiting = new Set<string>();
  for (const { rows } of outcomes) {
    const own = new Set<string>();
    for (let row = 0; row < rows.size; row++) {
      if (!isOpenReview(rows, row)) continue;
      const key = rows.keyAt(row);
      if (key === '') continue;
      if (settled.has(key) || waiting.has(key)) rows.replaceAt(row, { kind: 'duplicate', of: key });
      else own.add(key);
    }
    for (const key of own) waiting.add(key);
  }
}

function isOpenReview(rows: AccountedRows, row: number): boolean {
  if (rows.isEvent(row)) return false;
  const outcome = rows.outcomeAt(row);
  return outcome.kind === 'review' && !outcome.code.startsWith('transfer.');
}
