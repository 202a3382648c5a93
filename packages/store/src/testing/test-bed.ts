/**
 * A browser in small for the tests: one IndexedDB shared by any number of stores, each store a tab, a channel
 * between them, and a clock that moves one second per look.
 */
import type { Result } from '@cryptax/kernel';
import type { BuyEvent } from '@cryptax/ledger';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { NewImport } from '../changes/change.ts';
import type { NoticeChannel, StoreNotice } from '../platform/notices.ts';
import type { OpenGate } from '../platform/open-gate.ts';
import { openStore, type Store, type StoreOptions } from '../store.ts';
import type { StoreError } from '../store-error.ts';

export interface TestBed {
  readonly name: string;
  readonly api: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
  /** Opens another tab; fails the test if that does not work. */
  readonly open: (options?: StoreOptions) => Promise<Store>;
  readonly tryOpen: (options?: StoreOptions) => Promise<Result<Store, StoreError>>;
}

export function testBed(): TestBed {
  const api = { indexedDB: new IDBFactory(), IDBKeyRange };
  const listeners = new Map<object, (notice: StoreNotice) => void>();
  const gate = testGate();
  let seconds = 0;
  const now = (): string => new Date(Date.UTC(2024, 0, 1) + 1000 * seconds++).toISOString();
  const tryOpen = (options: StoreOptions = {}): Promise<Result<Store, StoreError>> =>
    openStore({
      name: 'test',
      api,
      channel: connect(listeners),
      lock: (work) => work(),
      gate,
      now,
      chunkSize: 4,
      ...options,
    });
  return { name: 'test', api, tryOpen, open: async (options) => value(await tryOpen(options)) };
}

/** As the browser's lock: many inside, or one alone, in the order in which they came. */
function testGate(): OpenGate {
  let inside: Promise<unknown>[] = [];
  let alone: Promise<unknown> = Promise.resolve();
  return {
    enter: async () => {
      for (let last: unknown; last !== alone; ) {
        last = alone;
        await last;
      }
      let leave: () => void = () => undefined;
      inside.push(new Promise<void>((resolve) => (leave = resolve)));
      return leave;
    },
    alone: async (work) => {
      const before = [...inside, alone];
      inside = [];
      const done = Promise.all(before).then(work);
      alone = done.catch(() => undefined);
      return done;
    },
  };
}

function connect(listeners: Map<object, (notice: StoreNotice) => void>): NoticeChannel {
  const self = {};
  return {
    post: (notice) => {
      for (const [owner, listener] of listeners) if (owner !== self) listener(notice);
    },
    listen: (listener) => listeners.set(self, listener),
    close: () => listeners.delete(self),
  };
}

/** The value of a result that must be good. */
export function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`Unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The code of a result that must be bad. */
export function code(result: Result<unknown, { readonly code: string }>): string {
  if (result.ok) throw new Error(`Unexpected success: ${JSON.stringify(result.value)}`);
  return result.error.code;
}

export function buy(id: string, amount = '1'): BuyEvent {
  return {
    id,
    kind: 'buy',
    at: '2024-03-01T10:00:00Z',
    wallet: 'kraken',
    in: { asset: 'BTC', amount },
    valueEur: '10',
  };
}

export function buys(prefix: string, count: number): readonly BuyEvent[] {
  return Array.from({ length: count }, (_, i) => buy(`${prefix}${i + 1}`));
}

/** A file whose every row became one event. */
export function file(name: string, events: readonly BuyEvent[]): NewImport {
  return {
    fileName: `${name}.csv`,
    sha256: `hash of ${name}`,
    size: 100 * events.length,
    format: 'kraken-trades',
    outcomes: events.map((event, i) => ({ line: i + 2, kind: 'event', eventId: event.id })),
    events,
  };
}

export async function eventIds(store: Store, book: 'own' | 'demo' = 'own'): Promise<readonly string[]> {
  return value(await store.events.readAll(book)).events.map((event) => event.id);
}

export async function revision(store: Store, book: 'own' | 'demo' = 'own'): Promise<number> {
  return value(await store.events.state(book)).revision;
}
