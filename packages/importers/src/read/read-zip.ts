/**
 * Archives: every file inside is read like a file of its own. The directory is looked at before anything is unpacked:
 * number of entries, unpacked size and depth are limited, so a small archive cannot fill the memory (zip bomb).
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { unzipSync } from 'fflate';
import type { ReadError } from './table.ts';

export const ZIP_LIMITS = { entries: 500, unpackedBytes: 1_000_000_000, ratio: 2_000, depth: 2 } as const;

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface ZipCount {
  entries: number;
  unpacked: number;
  hasWorkbook: boolean;
}

/** Entries by name; folders and the hidden files of operating systems are left out. */
export function readZip(file: string, bytes: Uint8Array): Result<readonly ZipEntry[], ReadError> {
  const counted = countZip(bytes);
  if (counted === undefined) return err({ code: 'zip.damaged', file, params: {} });
  if (counted.entries > ZIP_LIMITS.entries) {
    return err({ code: 'zip.too-many-entries', file, params: { limit: String(ZIP_LIMITS.entries) } });
  }
  if (counted.unpacked >= ZIP_LIMITS.unpackedBytes || counted.unpacked > bytes.length * ZIP_LIMITS.ratio) {
    return err({ code: 'zip.too-large', file, params: { bytes: String(counted.unpacked) } });
  }
  try {
    const entries = unzipSync(bytes, { filter: (entry) => isWanted(entry.name) });
    return ok(Object.entries(entries).map(([name, content]) => ({ name, bytes: content })));
  } catch (error) {
    return err({ code: 'zip.damaged', file, params: { cause: String(error) } });
  }
}

/** Walks the directory without unpacking; undefined if it cannot be read. */
export function countZip(bytes: Uint8Array): ZipCount | undefined {
  const count: ZipCount = { entries: 0, unpacked: 0, hasWorkbook: false };
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        count.entries++;
        count.unpacked += entry.originalSize;
        if (entry.name.startsWith('xl/workbook.')) count.hasWorkbook = true;
        return false;
      },
    });
    return count;
  } catch {
    return undefined;
  }
}

function isWanted(name: string): boolean {
  const base = name.split('/').at(-1) ?? '';
  return base !== '' && !base.startsWith('.') && !name.startsWith('__MACOSX/');
}
