/**
 * The difference a change made, kept so that it reads both ways: forward it is the redo, inverted the undo.
 * Large changes only show or hide whole chunks; the hidden ones stay parked in the database, so undoing an
 * import of 200,000 events moves a list of 200 numbers and no event.
 */
import { defined } from '@cryptax/kernel';
import type { Splice } from '../chunks/splice.ts';
import { invertSplices } from '../chunks/splice.ts';
import type { AnswerRecord, ChunkRef, ImportRecord, PresetRecord, StatementRecord, WalletRecord } from '../records.ts';
import { invertEdit, type SettingDelta } from './setting-edits.ts';

export interface RecordDelta<T> {
  readonly before?: T;
  readonly after?: T;
}

export interface ChunkEdit {
  readonly no: number;
  readonly splices: readonly Splice[];
}

export interface Delta {
  /** The list of visible chunks, where it changes. */
  readonly chunks?: { readonly before: readonly ChunkRef[]; readonly after: readonly ChunkRef[] };
  /** Single events of chunks that stay visible. */
  readonly edits: readonly ChunkEdit[];
  readonly imports: readonly RecordDelta<ImportRecord>[];
  readonly wallets: readonly RecordDelta<WalletRecord>[];
  /** These and what follows: absent where a change leaves them alone. */
  readonly answers?: readonly RecordDelta<AnswerRecord>[];
  readonly statements?: readonly RecordDelta<StatementRecord>[];
  readonly settings?: readonly SettingDelta[];
  readonly presets?: readonly RecordDelta<PresetRecord>[];
}

export function invertDelta(delta: Delta): Delta {
  return {
    ...defined({ chunks: delta.chunks && { before: delta.chunks.after, after: delta.chunks.before } }),
    edits: delta.edits.map(({ no, splices }) => ({ no, splices: invertSplices(splices) })),
    imports: delta.imports.map(swap),
    wallets: delta.wallets.map(swap),
    ...defined({
      answers: delta.answers?.map(swap),
      statements: delta.statements?.map(swap),
      settings: delta.settings?.map(({ key, edits }) => ({ key, edits: edits.map(invertEdit) })),
      presets: delta.presets?.map(swap),
    }),
  };
}

function swap<T>({ before, after }: RecordDelta<T>): RecordDelta<T> {
  return defined({ before: after, after: before });
}
