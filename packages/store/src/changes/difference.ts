/**
 * What a change did to its book, for whoever holds the book in memory: enough to follow without reading the database
 * again. It stays in the tab that made the change; other tabs are told only that there is something new.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Splice } from '../chunks/splice.ts';
import type { AnswerRecord, ChunkRecord, ChunkRef, ImportRecord, WalletRecord } from '../records.ts';
import type { Delta, RecordDelta } from './delta.ts';

/** A visible chunk after the change, against the same chunk before. */
export type ChunkDifference =
  | { readonly kind: 'kept'; readonly no: number }
  | { readonly kind: 'edited'; readonly no: number; readonly splices: readonly Splice[] }
  | {
      readonly kind: 'new';
      readonly no: number;
      readonly events: readonly LedgerEvent[];
      readonly origins: readonly number[];
    }
  /** Was parked for undo or redo; `EventRepository.readChunks` has its events. */
  | { readonly kind: 'shown'; readonly no: number };

export interface BookDifference {
  /** The revision before; whoever holds another one cannot follow. */
  readonly from: number;
  readonly to: number;
  /** All visible chunks in reading order. */
  readonly chunks: readonly ChunkDifference[];
  readonly imports: readonly RecordDelta<ImportRecord>[];
  readonly wallets: readonly RecordDelta<WalletRecord>[];
  readonly answers: readonly RecordDelta<AnswerRecord>[];
}

export function differenceOf(
  delta: Delta,
  chunks: { readonly before: readonly ChunkRef[]; readonly after: readonly ChunkRef[] },
  fresh: readonly ChunkRecord[],
  revisions: Pick<BookDifference, 'from' | 'to'>,
): BookDifference {
  const known = new Set(chunks.before.map(({ no }) => no));
  const edits = new Map(delta.edits.map(({ no, splices }) => [no, splices]));
  const written = new Map(fresh.map((chunk) => [chunk.no, chunk]));
  const { imports, wallets, answers = [] } = delta;
  return {
    ...revisions,
    chunks: chunks.after.map(({ no }): ChunkDifference => {
      const splices = edits.get(no);
      if (splices !== undefined && known.has(no)) return { kind: 'edited', no, splices };
      if (known.has(no)) return { kind: 'kept', no };
      const chunk = written.get(no);
      return chunk === undefined
        ? { kind: 'shown', no }
        : { kind: 'new', no, events: chunk.events, origins: chunk.origins };
    }),
    imports,
    wallets,
    answers,
  };
}
