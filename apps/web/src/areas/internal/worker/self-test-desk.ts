/** The self-test behind the page's one door: opens copies, runs checks in them, and reads over the user's own book. */
import { err, ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/ledger-api.ts';
import type { WithBook } from '../../../platform/ledger/worker/doors.ts';
import { loadDemoEvents } from '../../../platform/ledger/worker/load-demo.ts';
import type { ServiceOptions, Session } from '../../../platform/ledger/worker/session.ts';
import type { CheckOutcome, CopyInfo, SelfTestApi } from '../self-test-api.ts';
import { factsOf } from './book-facts.ts';
import { CHECKS } from './catalogue.ts';
import { type Bench, type BookFacts, type Check, failed, good } from './check.ts';
import { type Copy, deleteCopy, openCopy } from './copies.ts';
import { applyFault } from './faults.ts';

export interface SelfTestParts {
  readonly withBook: WithBook;
  /** How the user's own ledger was opened; a copy is opened the same way under another name. */
  readonly options: ServiceOptions;
}

interface OpenCopy extends Copy {
  book: Book;
  facts: BookFacts;
}

export function createSelfTestDesk({ withBook, options }: SelfTestParts): SelfTestApi {
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
    openCopy: async (book, fault = 'none') => {
      if (book === 'empty') {
        const empty = await openCopy(options, undefined);
        return empty.ok ? keep(empty.value, 'own') : empty;
      }
      return withBook(book, async ({ loaded }, { store }) => {
        const facts = factsOf(loaded);
        const backup = await store.backup();
        if (!backup.ok) return backup;
        const copy = await openCopy(options, backup.value);
        if (!copy.ok) return copy;
        await applyFault(options, copy.value, book, fault);
        return keep(copy.value, book, facts);
      });
    },
    fillCopy: (copyId, fault = 'none') =>
      withCopy(copyId, async (copy) => {
        const filled = await loadDemoEvents(copy.session);
        if (!filled.ok) return filled;
        const { loaded } = good(await copy.session.books.get('demo'));
        const facts = factsOf(loaded);
        await applyFault(options, copy, 'demo', fault);
        copy.session.books.drop('all');
        return keep(copy, 'demo', facts);
      }),
    clearCopy: (copyId) =>
      withCopy(copyId, async (copy) => {
        const erased = await copy.session.store.erase('everything');
        copy.session.books.drop('all');
        return erased.ok ? keep(copy, 'own') : erased;
      }),
    runCheck: (copyId, id) =>
      withCopy(copyId, async ({ session, book, facts }) => ok(await run(CHECKS[id], benchOf(session, book, facts)))),
    closeCopy: async (copyId) => {
      const copy = copies.get(copyId);
      copies.delete(copyId);
      if (copy !== undefined) await deleteCopy(options, copy);
    },
    readingCheck: (book, id) =>
      withBook(book, async ({ loaded }, session) => ok(await run(CHECKS[id], benchOf(session, book, factsOf(loaded))))),
  };
}

function benchOf(session: Session, book: Book, facts: BookFacts): Bench {
  return {
    session,
    store: session.store,
    facts,
    book: async () => good(await session.books.get(book)).loaded,
  };
}

/** A check that throws has failed, and says with what. */
async function run(check: Check, bench: Bench): Promise<CheckOutcome> {
  try {
    return await check(bench);
  } catch (error) {
    return failed('exception', 'no exception', error instanceof Error ? error.message : String(error));
  }
}
