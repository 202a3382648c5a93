/**
 * How open tabs tell each other that something changed. A notice carries no data, only where to look: the
 * revision in the database stays the one truth, so a lost notice costs freshness and never consistency.
 */
import type { BookDifference } from '../changes/difference.ts';
import type { Book } from '../records.ts';

export type StoreNotice =
  | {
      readonly kind: 'book';
      readonly book: Book;
      readonly revision: number;
      /** Only for a journaled change made in this tab: it never goes over the channel. */
      readonly difference?: BookDifference;
    }
  /** Settings, presets, prices, reports, statements of services or wallets from elsewhere changed; `key` names the setting. */
  | {
      readonly kind: 'shared';
      readonly table: 'settings' | 'presets' | 'prices' | 'reports' | 'evidence' | 'statements' | 'wallets' | 'all';
      readonly key?: string;
    }
  /** A newer program wants to upgrade the database, or it was deleted: this tab let go of it and must be reloaded. */
  | { readonly kind: 'closed'; readonly why: 'newer-version' | 'deleted' | 'lock' }
  /** The database is about to be locked, or its lock taken away: every other tab lets go of it. */
  | { readonly kind: 'let-go' };

export interface NoticeChannel {
  readonly post: (notice: StoreNotice) => void;
  readonly listen: (listener: (notice: StoreNotice) => void) => void;
  readonly close: () => void;
}

/** The browser's channel between tabs; where there is none, a tab hears only itself. */
export function browserChannel(name: string): NoticeChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (notice) => channel.postMessage(notice),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<StoreNotice>) => listener(data);
    },
    close: () => channel.close(),
  };
}

/** `isOwn` tells a notice of this tab from one that came over the channel. */
export type NoticeListener = (notice: StoreNotice, isOwn: boolean) => void;

/** One tab's ears: its own notices and those of the others, to any number of listeners. */
export class NoticeBoard {
  readonly #listeners = new Set<NoticeListener>();
  readonly #channel: NoticeChannel;

  constructor(channel: NoticeChannel) {
    this.#channel = channel;
    channel.listen((notice) => this.#notify(notice, false));
  }

  announce(notice: StoreNotice): void {
    this.#channel.post(notice);
    this.#notify(notice);
  }

  /** The others hear the revision, this tab also what it did. */
  announceChange(book: Book, difference: BookDifference): void {
    const notice = { kind: 'book', book, revision: difference.to } as const;
    this.#channel.post(notice);
    this.#notify({ ...notice, difference });
  }

  /** For what this tab does itself. */
  tellOthers(notice: StoreNotice): void {
    this.#channel.post(notice);
  }

  /** For what concerns this tab alone. */
  notifyHere(notice: StoreNotice): void {
    this.#notify(notice);
  }

  subscribe(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
    this.#channel.close();
  }

  #notify(notice: StoreNotice, isOwn = true): void {
    for (const listener of this.#listeners) listener(notice, isOwn);
  }
}
