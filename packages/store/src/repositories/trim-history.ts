/**
 * Gives back the room that undo needs: drops the deltas of old changes and of abandoned branches, then the chunks
 * and import rows nobody can show any more. The journal keeps its entries; they can only no longer be undone.
 */
import { ok, type Result } from '@cryptax/kernel';
import { readHead } from '../chunks/book-session.ts';
import { BOOK_TABLES, type StoreContext, write } from '../database/store-context.ts';
import type { Book } from '../records.ts';
import type { StoreError } from '../store-error.ts';

export function trimHistory(
  context: StoreContext,
  book: Book,
  keep: number,
): Promise<Result<{ readonly archived: number }, StoreError>> {
  const { db } = context;
  return write(context, BOOK_TABLES, async () => {
    const entries = await db.journal.where('book').equals(book).toArray();
    const done = entries.filter((entry) => entry.state === 'done').sort((a, b) => b.seq - a.seq);
    const old = [...done.slice(Math.max(0, keep)), ...entries.filter((entry) => entry.state === 'abandoned')];
    for (const entry of old) {
      const log = [...entry.log, { action: 'archive' as const, at: context.now() }];
      await db.journal.put({ ...entry, state: 'archived', log });
      await db.deltas.delete([book, entry.seq]);
    }
    await dropUnreachable(context, book);
    return ok({ archived: old.length });
  });
}

async function dropUnreachable({ db }: StoreContext, book: Book): Promise<void> {
  const { chunks } = await readHead(db, book);
  const visible = await db.imports.where('book').equals(book).primaryKeys();
  const chunkNos = new Set(chunks.map((ref) => ref.no));
  const importNos = new Set(visible.map(([, no]) => no));
  for (const { delta } of await db.deltas.where('book').equals(book).toArray()) {
    for (const ref of [...(delta.chunks?.before ?? []), ...(delta.chunks?.after ?? [])]) chunkNos.add(ref.no);
    for (const { before, after } of delta.imports) for (const side of [before, after]) if (side) importNos.add(side.no);
  }
  const storedChunks = await db.chunks.where('book').equals(book).primaryKeys();
  await db.chunks.bulkDelete(storedChunks.filter(([, no]) => !chunkNos.has(no)));
  const storedRows = await db.importRows.where('book').equals(book).primaryKeys();
  await db.importRows.bulkDelete(storedRows.filter(([, no]) => !importNos.has(no)));
  const storedRaw = await db.rawRows.where('book').equals(book).primaryKeys();
  await db.rawRows.bulkDelete(storedRaw.filter(([, no]) => !importNos.has(no)));
}
