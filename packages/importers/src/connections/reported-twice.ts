/**
 * The same thing reported by an exchange's interface and by its file. Most exchanges give both the same ids, and then the second is
 * a duplicate by id. Where a file has none, or adds fills up, what happened is compared: same wallet, same coins, same
 * amounts, same time. One event is kept: what is in the ledger already, else the file's.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { markDuplicates } from '../dedupe/mark-duplicates.ts';
import { type FileOutcome, formatsBrought } from '../file-outcome.ts';
import type { KnownLedger } from '../import-types.ts';
import { isConnectionFormat } from './connection-format.ts';
import { pairEvents } from './pair-events.ts';
import { pairMoves } from './pair-moves.ts';

export interface ReportedOnce {
  readonly events: LedgerEvent[];
  readonly candidates: TransferCandidate[];
}

/** Rows of what is left out get their outcome. */
export function settleReportedTwice(
  outcomes: readonly FileOutcome[],
  events: LedgerEvent[],
  candidates: TransferCandidate[],
  known: KnownLedger = {},
): ReportedOnce {
  const told = [...(known.candidates ?? []), ...(known.answered ?? [])];
  if (!hasReported(outcomes, [events, candidates], [known.events ?? [], told])) return { events, candidates };
  const fresh = splitBySide(events);
  const old = splitBySide(known.events ?? []);
  const moves = splitBySide(candidates);
  const oldMoves = splitBySide(told);

  const twins = new Map<string, string>();
  pairEvents(fresh.reported, [...old.filed, ...fresh.filed], twins);
  pairEvents(fresh.filed, old.reported, twins);
  /** A movement that found its other side is an event by now. */
  const settled = known.events ?? [];
  pairMoves(moves.reported, [...oldMoves.filed, ...moves.filed], settled, twins);
  pairMoves(moves.filed, oldMoves.reported, settled, twins);
  if (twins.size === 0) return { events, candidates };
  for (const { rows } of outcomes) markDuplicates(rows, twins);
  return {
    events: events.filter(({ id }) => !twins.has(id)),
    candidates: candidates.filter(({ id }) => !twins.has(id)),
  };
}

/** Looked up in the files where they tell it: a walk over all entries of a large file is long. */
function hasReported(
  outcomes: readonly FileOutcome[],
  fresh: readonly (readonly Sourced[])[],
  known: readonly (readonly Sourced[])[],
): boolean {
  const formats = formatsBrought(outcomes);
  const isReported = ({ source }: Sourced) => isConnectionFormat(source?.format);
  const isFresh =
    formats === undefined ? fresh.some((list) => list.some(isReported)) : [...formats].some(isConnectionFormat);
  return isFresh || known.some((list) => list.some(isReported));
}

interface Sourced {
  readonly source?: { readonly format?: string };
}

/** What an interface reported, and what files did; what was typed in by hand belongs to neither. */
function splitBySide<T extends Sourced>(
  list: readonly T[],
): { readonly reported: readonly T[]; readonly filed: readonly T[] } {
  const reported: T[] = [];
  const filed: T[] = [];
  for (const item of list) {
    const format = item.source?.format;
    if (isConnectionFormat(format)) reported.push(item);
    else if (format !== undefined) filed.push(item);
  }
  return { reported, filed };
}
