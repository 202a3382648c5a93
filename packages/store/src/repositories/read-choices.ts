/** When choices beside the events were made on this device: the steps of the history that changed settings. */
import type { SettingEdit } from '../changes/setting-edits.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import type { Book, DeltaRecord } from '../records.ts';

export interface DatedChoice {
  readonly key: string;
  /** When it was made, taken back or made again, whichever was last. */
  readonly at: string;
  readonly edits: readonly SettingEdit[];
}

export async function readChoices(db: CryptaxDatabase, book: Book): Promise<readonly DatedChoice[]> {
  const journal = await db.journal.where('book').equals(book).toArray();
  const steps = journal.filter((entry) => RECORD_GUARDS.journal(entry) && entry.kind === 'settings');
  const deltas = await db.deltas.bulkGet(steps.map(({ seq }): [Book, number] => [book, seq]));
  return steps.flatMap(({ at, log }, i) => {
    const record: DeltaRecord | undefined = deltas[i];
    if (!RECORD_GUARDS.deltas(record)) return [];
    const moved = log.findLast(({ action }) => action === 'undo' || action === 'redo')?.at ?? at;
    return (record?.delta.settings ?? []).map(({ key, edits }) => ({ key, at: new Date(moved).toISOString(), edits }));
  });
}
