/** The kind of a row: by its tag, its type words, the sign of its amount, or the sides that are filled. */
import type { FormatKind } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { cellAt } from './column-index.ts';
import { type BoundFormat, kindOfWord } from './compile-format.ts';
import type { Sides } from './row-facts.ts';

/** `review` for a word that nobody knows; undefined if only sign or sides can tell. */
export function kindByWord({ definition, index, tags, types }: BoundFormat, row: RowCells): FormatKind | undefined {
  if (index.tag !== undefined) {
    const tag = cellAt(row, index.tag);
    const byTag = tag === '' ? undefined : kindOfWord(tags, tag, '');
    /** A tag that nobody knows must not fall back to a guess by sides. */
    if (tag !== '' && byTag === undefined && definition.tags !== undefined) return 'review';
    if (byTag !== undefined) return byTag;
  }
  const word = cellAt(row, index.type) || (definition.defaults?.type ?? '');
  if (definition.types !== undefined && (word !== '' || definition.bySides === undefined)) {
    const kind = kindOfWord(types, word, cellAt(row, index.subtype));
    if (kind !== undefined) return kind;
    if (word !== '' || (definition.bySign === undefined && definition.bySides === undefined)) return 'review';
  }
  return definition.kind;
}

export function kindBySign({ definition, index }: BoundFormat, row: RowCells): FormatKind | undefined {
  if (definition.bySign === undefined) return undefined;
  const amount = cellAt(row, index.amount);
  return amount.startsWith('-') || amount.startsWith('−') ? definition.bySign.negative : definition.bySign.positive;
}

export function kindBySides({ definition: { bySides } }: BoundFormat, sides: Sides): FormatKind | undefined {
  if (bySides === undefined) return undefined;
  if (sides.in !== undefined && sides.out !== undefined) return bySides.both;
  if (sides.in !== undefined) return bySides.in;
  return sides.out === undefined ? bySides.none : bySides.out;
}

/** `gift` words name no direction: the filled side does. */
export function flipGift(kind: FormatKind, sides: Sides): FormatKind {
  if (kind === 'gift-out' && sides.out === undefined && sides.in !== undefined) return 'gift-in';
  if (kind === 'gift-in' && sides.in === undefined && sides.out !== undefined) return 'gift-out';
  return kind;
}
