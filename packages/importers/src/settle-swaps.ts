/**
 * What the files of one address tell together: swaps whose halves stand in several of them, and the gas of a swap, which is a
 * row of its own in the list of transactions. Rows change their outcome here; none is added or lost.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from './build/built.ts';
import { type FileOutcome, formatsBrought } from './file-outcome.ts';
import type { RowOutcome } from './map/row-outcome.ts';
import { type MatchedSwap, matchSwaps } from './reconcile/match-swaps.ts';
import type { TransferMatch } from './reconcile/match-transfers.ts';

export interface SettledSwaps {
  readonly matches: readonly TransferMatch[];
  readonly events: readonly LedgerEvent[];
  /** Movements that wait no more. */
  readonly taken: ReadonlySet<string>;
}

export function settleSwaps(
  outcomes: readonly FileOutcome[],
  candidates: readonly TransferCandidate[],
  known: readonly TransferCandidate[] = [],
): SettledSwaps {
  const fresh = new Set(candidates);
  const swaps = matchSwaps([...candidates, ...known], (candidate) => fresh.has(candidate));
  const byId = new Map(swaps.flatMap((swap) => idsOf(swap).map((id) => [id, swap.event] as const)));
  if (swaps.length > 0) {
    replaceRows(outcomes, (fate, file) => {
      const event = fate.kind === 'transfer' ? byId.get(fate.candidateId) : undefined;
      if (event === undefined) return undefined;
      return event.source?.file === file ? { kind: 'part', eventIds: [event.id] } : PART_OF_SWAP;
    });
  }
  return {
    matches: swaps.map(({ match }) => match),
    events: swaps.map(({ event }) => event),
    taken: new Set(byId.keys()),
  };
}

/** The gas of a swap is its expense (rule book 1.7), not a disposal that stands for itself. */
export function settleGas(
  outcomes: readonly FileOutcome[],
  events: LedgerEvent[],
  known: readonly LedgerEvent[] = [],
): LedgerEvent[] {
  /** The fee of a swap in its own file is its fee already. */
  if (known.length === 0 && outcomes.length < 2 && formatsBrought(outcomes) !== undefined) return events;
  const swaps = new Map<string, LedgerEvent>();
  for (const event of known) put(swaps, event);
  const isKnown = new Set(swaps.values());
  for (const event of events) put(swaps, event);
  if (swaps.size === 0) return events;
  const fees = new Map<string, LedgerEvent & { readonly kind: 'fee' }>();
  const reported = new Map<string, LedgerEvent>();
  for (const event of events) {
    const swap = event.kind === 'fee' ? swaps.get(keyOf(event) ?? '') : undefined;
    if (event.kind !== 'fee' || swap === undefined || event.source?.file === swap.source?.file) continue;
    /** A swap that came with an earlier import keeps the fee it has, and takes none. */
    const isOpen = swap.fee === undefined && !isKnown.has(swap) && !fees.has(swap.id);
    const isSame = swap.fee?.asset === event.out.asset && swap.fee.amount === event.out.amount;
    if (!isOpen && !isSame) continue;
    if (isOpen) fees.set(swap.id, event);
    reported.set(event.id, swap);
  }
  if (reported.size === 0) return events;
  replaceRows(outcomes, (fate) => {
    const [id] = fate.kind === 'event' ? fate.eventIds : [];
    return id !== undefined && reported.has(id) ? FEE_OF_SWAP : undefined;
  });
  return events.flatMap((event) => {
    if (reported.has(event.id)) return [];
    const fee = fees.get(event.id);
    return fee === undefined ? [event] : [{ ...event, fee: fee.out } as LedgerEvent];
  });
}

const PART_OF_SWAP: RowOutcome = { kind: 'ignored', code: 'part-of-swap' };
const FEE_OF_SWAP: RowOutcome = { kind: 'ignored', code: 'fee-of-transfer' };

function idsOf({ match }: MatchedSwap): readonly string[] {
  return [...match.outs, ...match.ins];
}

function put(swaps: Map<string, LedgerEvent>, event: LedgerEvent): void {
  const key = event.kind === 'swap' ? keyOf(event) : undefined;
  if (key !== undefined) swaps.set(key, event);
}

function keyOf({ wallet, txHash }: LedgerEvent): string | undefined {
  const hash = txHash?.toLowerCase();
  return hash?.startsWith('0x') ? `${wallet}\n${hash}` : undefined;
}

function replaceRows(
  outcomes: readonly FileOutcome[],
  newFate: (fate: RowOutcome, file: string) => RowOutcome | undefined,
): void {
  for (const { file, rows } of outcomes) {
    for (let row = 0; row < rows.size; row++) {
      const fate = newFate(rows.outcomeAt(row), file);
      if (fate !== undefined) rows.replaceAt(row, fate);
    }
  }
}
