/**
 * A price pack as one file, for programs that have no folders: an object from file name to text, as the app fetches its own packs.
 * Every series is checked against its hash before any of it counts.
 */
import { err, isRecord, ok, type Result } from '@cryptax/kernel';
import type { DailySeries } from '../series/daily-series.ts';
import { buildPack } from './build-pack.ts';
import { openPack, type PackError } from './open-pack.ts';
import { PACK_INDEX_FILE } from './pack-index.ts';

/** Whose figures these are: the origin of a value names the file, and the pack says that its user made it. */
const USERS = { source: 'user', licence: 'private use' } as const;

/** Undefined where a coin is in two currencies: a pack has one series of a name. `name` is what the pack is called. */
export async function printPackFile(series: readonly DailySeries[], name: string): Promise<string | undefined> {
  if (new Set(series.map(({ id }) => id)).size < series.length) return undefined;
  const { files } = await buildPack({ ...USERS, name, kind: 'closes', series });
  return `${JSON.stringify(Object.fromEntries(files), null, 1)}\n`;
}

/** Undefined if the text is no such file. */
export async function readPackFile(text: string): Promise<Result<readonly DailySeries[], PackError> | undefined> {
  const files = packFiles(text);
  if (files === undefined) return undefined;
  const read = async (file: string) => {
    const part = files.get(file);
    return part === undefined ? undefined : new TextEncoder().encode(part);
  };
  const pack = await openPack({ read });
  if (!pack.ok) return pack;
  if (pack.value.index.kind !== 'closes')
    return err({ code: 'pack.malformed-index', file: PACK_INDEX_FILE, detail: 'kind' });
  const all: DailySeries[] = [];
  for (const { id } of pack.value.index.series) {
    const series = await pack.value.series(id);
    if (!series.ok) return series;
    if (series.value !== undefined) all.push(series.value);
  }
  return ok(all);
}

function packFiles(text: string): ReadonlyMap<string, string> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value[PACK_INDEX_FILE] !== 'string') return undefined;
    return new Map(Object.entries(value).flatMap(([name, part]) => (typeof part === 'string' ? [[name, part]] : [])));
  } catch {
    return undefined;
  }
}
