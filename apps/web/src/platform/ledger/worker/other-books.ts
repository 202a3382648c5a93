/**
 * Another book of this browser, opened beside the own one: a joint assessment and a gift need the figures and entries of two
 * people. It is opened when first asked for and then follows its own changes, also those of a tab that works on it.
 */
import { err, ok } from '@cryptax/kernel';
import { bookDatabase } from '../../books/book-names.ts';
import type { Answer } from '../answer.ts';
import type { LiveLedger, ServiceOptions } from './live-ledger.ts';
import { StateBroadcaster } from './state-broadcaster.ts';

export interface OtherBooks {
  readonly open: (id: string) => Answer<LiveLedger>;
}

type OpenLedger = (options: ServiceOptions, broadcaster: StateBroadcaster) => Answer<LiveLedger>;

/** `onNews` hears that an opened book changed without this one's doing. */
export function createOtherBooks(options: ServiceOptions, open: OpenLedger, onNews: () => void): OtherBooks {
  const opened = new Map<string, ReturnType<OpenLedger>>();
  const begin = async (id: string): ReturnType<OpenLedger> => {
    if (!(await isThere(options, id))) return err({ code: 'book.missing' });
    const broadcaster = new StateBroadcaster();
    const { api } = options.store ?? {};
    // Name, channel and lock follow from the book; only the browser is the same.
    const store = { ...(api === undefined ? {} : { api }), ...options.otherStore };
    const live = await open({ ...options, store, book: id }, broadcaster);
    if (!live.ok) return live;
    await broadcaster.refresh(live.value);
    let isFirst = true;
    broadcaster.add(() => {
      if (!isFirst) onNews();
      isFirst = false;
    });
    return ok(live.value);
  };
  return {
    open: async (id) => {
      const known = opened.get(id) ?? begin(id);
      opened.set(id, known);
      const live = await known;
      // What is not there now may be there later.
      if (!live.ok) opened.delete(id);
      return live;
    },
  };
}

/** Opening would make it: a book that was deleted must not come back as an empty one. */
async function isThere({ store }: ServiceOptions, id: string): Promise<boolean> {
  const factory = store?.api?.indexedDB ?? globalThis.indexedDB;
  // Firefox before 126 cannot list databases.
  const known = await factory.databases?.();
  return known === undefined || known.some(({ name }) => name === bookDatabase(id));
}
