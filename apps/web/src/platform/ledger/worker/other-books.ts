/**
 * Another book of this browser, opened beside the own one: a joint assessment and a gift need the figures and entries of two
 * people. It is opened when first asked for and then follows its own changes, also those of a tab that works on it.
 */
import { err, ok } from '@cryptax/kernel';
import type { UnlockSecret } from '@cryptax/store';
import { bookDatabase } from '../../books/book-names.ts';
import type { Answer } from '../answer.ts';
import { StateBroadcaster } from './state-broadcaster.ts';

type Source = Parameters<StateBroadcaster['refresh']>[0];

export interface OtherBooks<L extends Source> {
  /** A locked one needs its secret, and stays open for this tab then. */
  readonly open: (id: string, unlock?: UnlockSecret) => Answer<L>;
}

interface Ways<L extends Source> {
  readonly open: (id: string, broadcaster: StateBroadcaster, unlock: UnlockSecret | undefined) => Answer<L>;
  readonly factory: () => IDBFactory;
  /** An opened book changed without this one's doing. */
  readonly onNews: () => void;
}

export function createOtherBooks<L extends Source>({ open, factory, onNews }: Ways<L>): OtherBooks<L> {
  const opened = new Map<string, Answer<L>>();
  const begin = async (id: string, unlock: UnlockSecret | undefined): Answer<L> => {
    if (!(await isThere(factory(), id))) return err({ code: 'book.missing' });
    const broadcaster = new StateBroadcaster();
    const live = await open(id, broadcaster, unlock);
    if (!live.ok) return live;
    await broadcaster.refresh(live.value);
    let isFirst = true;
    broadcaster.add(({ kind }) => {
      // Locked or deleted in another tab: opened anew when it is asked for again.
      if (kind === 'failed') opened.delete(id);
      if (!isFirst) onNews();
      isFirst = false;
    });
    return ok(live.value);
  };
  return {
    open: async (id, unlock) => {
      const known = opened.get(id) ?? begin(id, unlock);
      opened.set(id, known);
      const live = await known;
      // What is not there now may be there later.
      if (!live.ok) opened.delete(id);
      return live;
    },
  };
}

/** Opening would make it: a book that was deleted must not come back as an empty one. */
async function isThere(factory: IDBFactory, id: string): Promise<boolean> {
  // Firefox before 126 cannot list databases.
  const known = await factory.databases?.();
  return known === undefined || known.some(({ name }) => name === bookDatabase(id));
}
