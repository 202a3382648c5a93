/** Damages a copy on purpose: a check that cannot fail proves nothing. */
import { add, dec, formatDecimal, invariant } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { ServiceOptions } from '../../../platform/ledger/worker/live-ledger.ts';
import type { Fault } from '../self-test-types.ts';
import { type Copy, rawDatabase } from './copies.ts';

export async function applyFault(options: ServiceOptions, copy: Copy, book: Book, fault: Fault): Promise<void> {
  if (fault === 'changed-amount') await changeAmount(copy, book);
  if (fault === 'damaged-record') await damageRecord(options, copy, book);
}

/** The first purchase is one unit larger than in the source. */
async function changeAmount({ session: { store } }: Copy, book: Book): Promise<void> {
  const all = await store.events.readAll(book);
  invariant(all.ok, 'a fresh copy can be read');
  const event = all.value.events.find(({ kind }) => kind === 'buy' || kind === 'income');
  if (event === undefined || !('in' in event)) return;
  const amount = formatDecimal(add(dec(event.in.amount), dec('1')));
  const changed = { ...event, in: { ...event.in, amount } };
  const applied = await store.events.apply(book, all.value.revision, { kind: 'edit', why: 'fault', events: [changed] });
  invariant(applied.ok, 'a fresh copy can be changed');
}

/** The first event of the first chunk becomes something that is no event. */
async function damageRecord(options: ServiceOptions, { id }: Copy, book: Book): Promise<void> {
  const database = await rawDatabase(options, id);
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('chunks', 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    const cursor = transaction.objectStore('chunks').openCursor();
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (at === null) return;
      const { events, ...rest } = at.value as { readonly book: Book; readonly events: readonly unknown[] };
      if (rest.book === book) at.update({ ...rest, events: [{ damaged: true }, ...events.slice(1)] });
      else at.continue();
    };
  });
  database.close();
}
