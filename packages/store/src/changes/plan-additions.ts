/**
 * Adding events: from files, from another book's backup, or by hand. An event whose id the book has is skipped,
 * so that importing twice is importing once; the stored event wins because the user may have edited it.
 */
import { err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { Entry } from '../chunks/splice.ts';
import { invalidIds } from '../database/record-guards.ts';
import type { RawBlock } from '../imports/raw-rows.ts';
import type { PackedRows } from '../imports/row-outcomes.ts';
import type { ImportRecord, ImportRowsRecord, RawRowsRecord, WalletRecord } from '../records.ts';
import type { NewWallet } from './change.ts';
import { makePlan, type Planned, type PlanSettings } from './plan.ts';
import { planEvents } from './plan-events.ts';
import { type Replacements, replacing } from './plan-replacements.ts';
import { sameData } from './same-data.ts';

/** An import before it has a number in this book. */
export interface ImportDraft {
  readonly record: Omit<ImportRecord, 'book' | 'no' | 'eventsAdded' | 'eventsSkipped'>;
  readonly packed: PackedRows;
  readonly rawRows: readonly RawBlock[];
}

/** Events that come together: with a new import, for one that is there, or (neither) entered by hand. */
export interface Batch {
  readonly draft?: ImportDraft;
  readonly origin?: number;
  readonly events: readonly LedgerEvent[];
}

export async function planAdditions(
  snapshot: BookSnapshot,
  batches: readonly Batch[],
  wallets: readonly NewWallet[],
  settings: PlanSettings,
  settles: readonly string[] = [],
): Planned {
  const invalid = batches.flatMap(({ events }) => invalidIds(events));
  if (invalid.length > 0) return err({ code: 'event.invalid', ids: invalid });
  const repeated = batches.flatMap(({ events }) => contradictions(events));
  if (repeated.length > 0) return err({ code: 'event.repeated', ids: repeated });

  const explained = replacementsBy(snapshot, batches, settles);
  const gathered = await gather(snapshot, batches, explained);
  const newWallets = await missingWallets(snapshot, wallets);
  const { additions, records, rows, rawRows } = gathered;
  if (additions.length + records.length + newWallets.length + explained.size === 0) return ok('unchanged');
  const { edits, counts } = replacing(snapshot, explained);
  const events = await planEvents(snapshot, { ...edits, additions }, settings.chunkSize);
  const { changed, removed } = counts();
  const names = records.length > 0 ? records.map((record) => record.fileName) : additions.map(({ event }) => event.id);
  return ok(
    makePlan(snapshot.head, {
      events,
      importDeltas: records.map((after) => ({ after })),
      walletDeltas: newWallets.map((after) => ({ after })),
      freshRows: rows,
      freshRawRows: rawRows,
      nextImport: snapshot.head.nextImport + records.length,
      counts: { added: additions.length, changed, removed, skipped: gathered.skipped },
      subjects: names,
      imports: records,
    }),
  );
}

/** Entries of unknown meaning that the files explain, each with what takes its place. */
function replacementsBy(snapshot: BookSnapshot, batches: readonly Batch[], settles: readonly string[]): Replacements {
  if (settles.length === 0) return new Map();
  const incoming = new Map(batches.flatMap(({ events }) => events.map((event) => [event.id, event] as const)));
  return new Map(
    settles
      .filter((id) => snapshot.has(id))
      .map((id) => {
        const event = incoming.get(id);
        return [id, event === undefined ? [] : [event]];
      }),
  );
}

/** Numbers the imports and keeps the events that are new; a file seen before that brings nothing is left out. */
async function gather(snapshot: BookSnapshot, batches: readonly Batch[], explained: Replacements) {
  const { book, head } = snapshot;
  const known = new Set((await snapshot.imports()).map(fileKey));
  const taken = new Set<string>();
  const additions: Entry[] = [];
  const records: ImportRecord[] = [];
  const rows: ImportRowsRecord[] = [];
  const rawRows: RawRowsRecord[] = [];
  let skipped = 0;
  for (const { draft, origin = 0, events } of batches) {
    const no = draft ? head.nextImport + records.length : origin;
    const fresh = events.filter(({ id }) => !snapshot.has(id) && !taken.has(id) && taken.add(id));
    for (const event of fresh) additions.push({ event, origin: no });
    const used = fresh.length + events.filter(({ id }) => explained.has(id)).length;
    skipped += events.length - used;
    if (!draft || (used === 0 && known.has(fileKey(draft.record)))) continue;
    known.add(fileKey(draft.record));
    const counted = { eventsAdded: used, eventsSkipped: events.length - used };
    records.push({ book, no, ...draft.record, ...counted });
    rows.push({ book, no, packed: draft.packed });
    for (const block of draft.rawRows) rawRows.push({ book, no, ...block });
  }
  return { additions, records, rows, rawRows, skipped };
}

async function missingWallets(snapshot: BookSnapshot, wallets: readonly NewWallet[]): Promise<readonly WalletRecord[]> {
  if (wallets.length === 0) return [];
  const known = new Set((await snapshot.wallets()).map((wallet) => wallet.id));
  return wallets
    .filter(({ id }) => !known.has(id) && known.add(id))
    .map((wallet) => ({ ...wallet, book: snapshot.book }));
}

/** Ids that stand for two different events of one file: a fault of the reader, so nothing is chosen. */
function contradictions(events: readonly LedgerEvent[]): readonly string[] {
  const first = new Map<string, LedgerEvent>();
  const wrong = new Set<string>();
  for (const event of events) {
    const seen = first.get(event.id);
    if (!seen) first.set(event.id, event);
    else if (!sameData(seen, event)) wrong.add(event.id);
  }
  return [...wrong];
}

function fileKey({ sha256, format }: Pick<ImportRecord, 'sha256' | 'format'>): string {
  return `${sha256} ${format}`;
}
