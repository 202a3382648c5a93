/**
 * Opens a price pack from any place that can give bytes by file name (a folder, a server, memory) and loads its
 * series one by one, when asked. Bytes whose hash differs from the index are refused: a price nobody vouches for is
 * no price.
 */
import { type Day, err, formatDay, ok, type Result, sha256Hex } from '@cryptax/kernel';
import type { DailySeries } from '../series/daily-series.ts';
import type { Digest } from './digest.ts';
import { PACK_INDEX_FILE, type PackEntry, type PackIndex, parsePackIndex } from './pack-index.ts';
import { parseSeriesFile } from './series-file.ts';

/** The bytes of a file of the pack, or undefined if there is none; throws when the place cannot be reached. */
export type ReadPackFile = (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

export type PackError = {
  readonly code:
    | 'pack.missing-file'
    | 'pack.unreadable'
    | 'pack.wrong-hash'
    | 'pack.malformed-index'
    | 'pack.malformed-series';
  readonly file: string;
  readonly detail: string;
};

export interface PricePack {
  readonly index: PackIndex;
  /** SHA-256 of the index, and so of everything in the pack. */
  readonly hash: string;
  /** Undefined if the pack has no such series; loaded and checked once. */
  series(id: string): Promise<Result<DailySeries | undefined, PackError>>;
}

export interface OpenPackOptions {
  readonly read: ReadPackFile;
  /** Hash of the index that is expected, for packs that ship with the program. */
  readonly expectedHash?: string;
  readonly digest?: Digest;
}

export async function openPack(options: OpenPackOptions): Promise<Result<PricePack, PackError>> {
  const { read, expectedHash, digest = sha256Hex } = options;
  const file = await readChecked(read, PACK_INDEX_FILE, expectedHash, digest);
  if (!file.ok) return file;
  const index = parsePackIndex(file.value.text);
  if (!index.ok) return fail('pack.malformed-index', PACK_INDEX_FILE, index.error.field);
  const entries = new Map(index.value.series.map((entry) => [entry.id, entry]));
  const loaded = new Map<string, Promise<Result<DailySeries, PackError>>>();
  return ok({
    index: index.value,
    hash: file.value.hash,
    series: async (id) => {
      const entry = entries.get(id);
      if (entry === undefined) return ok(undefined);
      const pending = loaded.get(id) ?? loadSeries(read, entry, digest);
      loaded.set(id, pending);
      const result = await pending;
      /** A place that could not be reached may answer next time. */
      if (!result.ok) loaded.delete(id);
      return result;
    },
  });
}

async function loadSeries(
  read: ReadPackFile,
  entry: PackEntry,
  digest: Digest,
): Promise<Result<DailySeries, PackError>> {
  const file = await readChecked(read, entry.file, entry.sha256, digest);
  if (!file.ok) return file;
  const series = parseSeriesFile(file.value.text);
  if (!series.ok) return fail('pack.malformed-series', entry.file, `line ${series.error.line}: ${series.error.text}`);
  const { id, days } = series.value;
  const isAsListed =
    id === entry.id &&
    days.length === entry.points &&
    dayText(days.at(0)) === entry.from &&
    dayText(days.at(-1)) === entry.to;
  return isAsListed ? ok(series.value) : fail('pack.malformed-series', entry.file, 'differs from the index');
}

function dayText(day: number | undefined): string | undefined {
  return day === undefined ? undefined : formatDay(day as Day);
}

async function readChecked(
  read: ReadPackFile,
  file: string,
  expectedHash: string | undefined,
  digest: Digest,
): Promise<Result<{ readonly text: string; readonly hash: string }, PackError>> {
  try {
    const bytes = await read(file);
    if (bytes === undefined) return fail('pack.missing-file', file, '');
    const hash = await digest(bytes);
    if (expectedHash !== undefined && hash !== expectedHash) return fail('pack.wrong-hash', file, hash);
    return ok({ text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), hash });
  } catch (error) {
    return fail('pack.unreadable', file, error instanceof Error ? error.message : String(error));
  }
}

function fail(code: PackError['code'], file: string, detail: string): Result<never, PackError> {
  return err({ code, file, detail });
}
