/**
 * Undo and redo over any state: each entry keeps the state before and after, so that going back restores it and does not
 * recompute it. At most fifty steps; a new step forgets what was undone.
 */
export interface HistoryEntry<S> {
  readonly id: string;
  readonly label: string;
  readonly before: S;
  readonly after: S;
}

export interface History<S> {
  readonly state: S;
  /** Oldest first; entries from `place` on are undone. */
  readonly entries: readonly HistoryEntry<S>[];
  readonly place: number;
}

export const HISTORY_LIMIT = 50;

export function startHistory<S>(state: S): History<S> {
  return { state, entries: [], place: 0 };
}

export function record<S>(history: History<S>, id: string, label: string, after: S): History<S> {
  const kept = [...history.entries.slice(0, history.place), { id, label, before: history.state, after }];
  const entries = kept.slice(-HISTORY_LIMIT);
  return { state: after, entries, place: entries.length };
}

export function undo<S>(history: History<S>): History<S> {
  const entry = history.entries[history.place - 1];
  return entry === undefined ? history : { ...history, state: entry.before, place: history.place - 1 };
}

export function redo<S>(history: History<S>): History<S> {
  const entry = history.entries[history.place];
  return entry === undefined ? history : { ...history, state: entry.after, place: history.place + 1 };
}

export type HistoryError = { readonly code: 'batch.operation-missing' };

/** Back to before the entry, or forward to after it, whichever way it lies. */
export function goTo<S>(history: History<S>, id: string): History<S> | HistoryError {
  const index = history.entries.findIndex((entry) => entry.id === id);
  if (index < 0) return { code: 'batch.operation-missing' };
  let moved = history;
  while (moved.place > index) moved = undo(moved);
  while (moved.place < index) moved = redo(moved);
  return index < history.place ? moved : redo(moved);
}
