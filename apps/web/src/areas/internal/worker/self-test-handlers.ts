/** The self-test for the page: opens copies, runs checks in them, and reads over the user's own book. */
import { add, dec, err, formatDecimal, invariant, ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { WithBook } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger, ServiceOptions } from '../../../platform/ledger/worker/live-ledger.ts';
import { loadDemoEvents } from '../../../platform/ledger/worker/load-demo.ts';
import type { CheckOutcome, CopyCheckId, CopyInfo, Fault, ReadingCheckId } from '../self-test-types.ts';
import { CHECKS } from './catalogue.ts';
import { type Bench, type BookFacts, type Check, factsOf, failed, good } from './check.ts';
import { type Copy, deleteCopy, openCopy, rawDatabase } from './copies.ts';

export interface SelfTestParts {
  readonly withBook: WithBook;
  /** How the user's own ledger was opened; a copy is opened the same way under another name. */
  readonly options: ServiceOptions;
}

interface OpenCopy extends Copy {
  book: Book;
  facts: BookFacts;
}

export function createSelfTestHandlers({ withBook, options }: SelfTestParts) {
  const copies = new Map<string, OpenCopy>();
  const withCopy = async <T>(copyId: string, work: (copy: OpenCopy) => Answer<T>): Answer<T> => {
    const copy = copies.get(copyId);
    return copy === undefined ? err({ code: 'store.closed', cause: copyId }) : work(copy);
  };
  const keep = async (copy: Copy, book: Book, facts?: BookFacts): Answer<CopyInfo> => {
    const open = await copy.session.books.get(book);
    if (!open.ok) return open;
    copies.set(copy.id, { ...copy, book, facts: facts ?? factsOf(open.value.loaded) });
    return ok({ id: copy.id, events: open.value.loaded.stored.length });
  };

  return {
    /** `empty`: a database with nothing in it. */
    openCopy: async (book: Book | 'empty', fault: Fault = 'none'): Answer<CopyInfo> => {
      if (book === 'empty') {
        const empty = await openCopy(options, undefined);
        return empty.ok ? keep(empty.value, 'own') : empty;
      }
      return withBook(book, async ({ loaded }, { store }) => {
        const facts = factsOf(loaded);
        const backup = await store.backup();
        if (!backup.ok) return backup;
        const copy = await openCopy(options, backup.value, store.vault.isOn());
        if (!copy.ok) return copy;
        await applyFault(options, copy.value, book, fault);
        return keep(copy.value, book, facts);
      });
    },
    /** Puts the demo ledger into the copy. */
    fillCopy: (copyId: string, fault: Fault = 'none'): Answer<CopyInfo> =>
      withCopy(copyId, async (copy) => {
        const filled = await loadDemoEvents(copy.session);
        if (!filled.ok) return filled;
        const { loaded } = good(await copy.session.books.get('demo'));
        const facts = factsOf(loaded);
        await applyFault(options, copy, 'demo', fault);
        copy.session.books.drop('all');
        return keep(copy, 'demo', facts);
      }),
    clearCopy: (copyId: string): Answer<CopyInfo> =>
      withCopy(copyId, async (copy) => {
        const erased = await copy.session.store.erase('everything');
        copy.session.books.drop('all');
        return erased.ok ? keep(copy, 'own') : erased;
      }),
    runCheck: (copyId: string, id: CopyCheckId): Answer<CheckOutcome> =>
      withCopy(copyId, async ({ session, book, facts }) => ok(await run(CHECKS[id], benchOf(session, book, facts)))),
    /** Deletes the copy's database. */
    closeCopy: async (copyId: string): Promise<void> => {
      const copy = copies.get(copyId);
      copies.delete(copyId);
      if (copy !== undefined) await deleteCopy(options, copy);
    },
    /** Over the book itself; nothing is written. */
    readingCheck: (book: Book, id: ReadingCheckId): Answer<CheckOutcome> =>
      withBook(book, async ({ loaded }, session) => ok(await run(CHECKS[id], benchOf(session, book, factsOf(loaded))))),
  };
}

function benchOf(session: LiveLedger, book: Book, facts: BookFacts): Bench {
  return { session, store: session.store, facts, book: async () => good(await session.books.get(book)).loaded };
}

/** A check that throws has failed, and says with what. */
async function run(check: Check, bench: Bench): Promise<CheckOutcome> {
  try {
    return await check(bench);
  } catch (error) {
    return failed('exception', 'no exception', error instanceof Error ? error.message : String(error));
  }
}

/** Damages a copy on purpose: a check that cannot fail proves nothing. */
async function applyFault(options: ServiceOptions, copy: Copy, book: Book, fault: Fault): Promise<void> {
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

/** The first event of the first chunk becomes something that is no event. Chunks lie there as one text. */
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
      const stored = at.value as { readonly book: Book; readonly json: string };
      if (stored.book !== book) {
        at.continue();
        return;
      }
      const { events, ...rest } = JSON.parse(stored.json) as { readonly events: readonly unknown[] };
      at.update({ ...stored, json: JSON.stringify({ ...rest, events: [{ damaged: true }, ...events.slice(1)] }) });
    };
  });
  database.close();
}
