/**
 * For tests: the ledger service without a worker, on a database in memory and the price packs of the repository. Two of
 * them on the same `database` are two tabs.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@cryptax/kernel';
import type { NoticeChannel, StoreOptions } from '@cryptax/store';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createLedgerService } from '../app/worker/ledger-service.ts';
import type { LedgerApi } from '../platform/ledger/ledger-api.ts';
import type { CertaintyRunner } from '../platform/ledger/worker/certainty/certainty-runner.ts';
import type { Keeping } from '../platform/ledger/worker/first-answers.ts';
import type { ImportLock } from '../platform/ledger/worker/live-ledger.ts';
import type { LoadPack } from '../platform/ledger/worker/price-packs.ts';
import type { OutsideWorld } from '../platform/services/outside-world.ts';
import { directRanges } from './direct-ranges.ts';
import { directWriter } from './direct-writer.ts';
import { good } from './good.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..');
const PRICES = join(REPOSITORY, 'packages', 'prices', 'data');
const FIXTURES = join(REPOSITORY, 'packages', 'importers', 'fixtures');

export interface TestLedgerOptions {
  /** One of several books in the same database of the browser. */
  readonly book?: string;
  readonly database?: IDBFactory;
  /** The moment, or a clock that the test moves on. */
  readonly now?: string | (() => string);
  /** The network behind live prices. */
  readonly world?: OutsideWorld;
  /** Makes the tab's end of the channel between tabs; alone, a tab hears only itself. */
  readonly channel?: () => NoticeChannel;
  /** Shared by the tabs of one browser; alone, a tab always gets it. */
  readonly importLock?: ImportLock;
  /** Who has the database open; alone, a tab cannot lock a book. */
  readonly gate?: StoreOptions['gate'];
  /** Computes ranges; by default at once, in the same thread. */
  readonly ranges?: CertaintyRunner;
  /** How answers are kept for the next opening. */
  readonly keeping?: Keeping;
  /** Where price packs come from; the repository unless told otherwise. */
  readonly loadPack?: LoadPack;
}

const SILENT: NoticeChannel = { post: () => {}, listen: () => {}, close: () => {} };

export function testLedger({
  book,
  database = new IDBFactory(),
  now = '2026-11-15T12:00:00Z',
  world,
  channel = () => SILENT,
  gate,
  importLock = async (work) => ({ kind: 'done', value: await work() }),
  ranges = directRanges,
  keeping,
  loadPack = packFiles,
}: TestLedgerOptions = {}): LedgerApi {
  const time = typeof now === 'string' ? () => now : now;
  return createLedgerService({
    ...defined({ book }),
    otherStore: { channel: SILENT, lock: (work) => work(), now: time },
    store: {
      ...defined({ name: book === undefined ? 'test' : undefined }),
      api: { indexedDB: database, IDBKeyRange },
      channel: channel(),
      lock: (work) => work(),
      now: time,
      ...defined({ gate }),
    },
    loadPack,
    now: () => new Date(time()),
    importLock,
    writer: directWriter,
    ranges,
    ...defined({ world, keeping }),
  });
}

export async function packFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const path = join(PRICES, folder);
  return Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

/** The first sample file of a format, under its own name. */
export function fixture(format: string): File {
  return namedFixture(
    format,
    readdirSync(join(FIXTURES, format)).find((file) => /\.(csv|xlsx?|zip)$/.test(file)) ?? '',
  );
}

/** One sample file among several of a format. */
export function namedFixture(format: string, name: string): File {
  return new File([new Uint8Array(readFileSync(join(FIXTURES, format, name)))], `${format}-${name}`);
}

export function textFile(name: string, text: string): File {
  return new File([text], name);
}

/** Files taken over in one import, with its dry run. */
export async function importAll(api: LedgerApi, files: readonly File[]) {
  const preview = good(await api.previewImport(files));
  return { preview, done: good(await api.commitImport(preview.previewId)) };
}
