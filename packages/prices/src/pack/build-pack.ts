/** Makes the files of a price pack. The same series and texts give the same bytes, whatever their order was. */
import { type Day, formatDay, sha256Hex } from '@cryptax/kernel';
import type { DailySeries } from '../series/daily-series.ts';
import type { Digest } from './digest.ts';
import { PACK_INDEX_FILE, type PackEntry, type PackKind, printPackIndex, seriesFileName } from './pack-index.ts';
import { printSeriesFile } from './series-file.ts';

export interface BuildPackOptions {
  readonly name: string;
  readonly kind: PackKind;
  readonly source: string;
  readonly licence: string;
  readonly series: Iterable<DailySeries>;
  readonly digest?: Digest;
}

export interface BuiltPack {
  /** File name to text, the index included. */
  readonly files: ReadonlyMap<string, string>;
  readonly hash: string;
}

export async function buildPack(options: BuildPackOptions): Promise<BuiltPack> {
  const { name, kind, source, licence, digest = sha256Hex } = options;
  const encoder = new TextEncoder();
  const files = new Map<string, string>();
  const entries: PackEntry[] = [];
  const sorted = [...options.series].filter(({ days }) => days.length > 0).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const series of sorted) {
    const file = seriesFileName(series.id);
    const text = printSeriesFile(series);
    files.set(file, text);
    entries.push({
      id: series.id,
      file,
      sha256: await digest(encoder.encode(text)),
      points: series.days.length,
      from: formatDay(series.days.at(0) as Day),
      to: formatDay(series.days.at(-1) as Day),
    });
  }
  const to = entries.reduce((last, entry) => (entry.to > last ? entry.to : last), '0000-00-00');
  const index = printPackIndex({ name, kind, source, licence, to, series: entries });
  files.set(PACK_INDEX_FILE, index);
  return { files, hash: await digest(encoder.encode(index)) };
}
