/**
 * A ZIP archive that is the same everywhere: plain JavaScript compression (the platform's own differs between
 * browsers and Node), names in order, and the first date that the format can hold instead of today's.
 */
import { unzipSync, type Zippable, zipSync } from 'fflate';

export type Files = Readonly<Record<string, Uint8Array>>;

export function packZip(files: Files): Uint8Array<ArrayBuffer> {
  // Local midnight, because the archive stores local time: every zone writes the same bytes.
  const mtime = new Date(1980, 0, 1);
  const entries: Zippable = {};
  for (const name of Object.keys(files).sort()) entries[name] = [files[name] ?? new Uint8Array(), { level: 6, mtime }];
  return zipSync(entries);
}

/** Packs an archive that another library made once more, in the form above. */
export function repackZip(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  return packZip(unzipSync(archive));
}
