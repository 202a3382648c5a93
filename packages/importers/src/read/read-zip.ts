/**
 * Archives: every file inside is read like a file of its own. The directory is looked at before anything is unpacked:
 * number of entries, unpacked size and depth are limited, so a small archive cannot fill the memory (zip bomb). What was
 * unpacked must have the checksum that the directory names; a file that has not is reported, the others are read.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { inflateSync } from 'fflate';
import { crc32 } from './crc32.ts';
import type { ReadError, ReadErrorCode } from './table.ts';
import { packedBytes, type ZipListing, zipDirectory } from './zip-directory.ts';

export const ZIP_LIMITS = { entries: 500, unpackedBytes: 1_000_000_000, ratio: 2_000, depth: 2 } as const;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  readonly name: string;
  readonly content: Result<Uint8Array, ReadErrorCode>;
}

/** Entries in the archive's order; folders and the hidden files of operating systems are left out. */
export function readZip(
  file: string,
  bytes: Uint8Array,
  mostEntries: number = ZIP_LIMITS.entries,
): Result<readonly ZipEntry[], ReadError> {
  const listings = zipDirectory(bytes);
  if (listings === undefined) return err({ code: 'zip.damaged', file, params: {} });
  if (listings.length > mostEntries) {
    return err({ code: 'zip.too-many-entries', file, params: { limit: String(mostEntries) } });
  }
  const unpacked = listings.reduce((sum, listing) => sum + listing.unpacked, 0);
  if (unpacked >= ZIP_LIMITS.unpackedBytes || unpacked > bytes.length * ZIP_LIMITS.ratio) {
    return err({ code: 'zip.too-large', file, params: { bytes: String(unpacked) } });
  }
  const wanted = listings.filter(({ name }) => isWanted(name));
  return ok(wanted.map((listing) => ({ name: listing.name, content: unpack(bytes, listing) })));
}

/** A workbook is an archive with a workbook part; programs write their parts in any order. */
export function hasWorkbook(bytes: Uint8Array): boolean {
  return zipDirectory(bytes)?.some(({ name }) => name.startsWith('xl/workbook.')) === true;
}

function unpack(bytes: Uint8Array, listing: ZipListing): ZipEntry['content'] {
  if (listing.isEncrypted) return err('zip.encrypted');
  const packed = packedBytes(bytes, listing);
  const content = packed === undefined ? undefined : inflated(packed, listing);
  return content === undefined || crc32(content) !== listing.checksum ? err('zip.damaged') : ok(content);
}

/** Gets the room that the directory asks for and no more; what does not fit fails at the checksum. */
function inflated(packed: Uint8Array, { method, unpacked }: ZipListing): Uint8Array | undefined {
  if (method === STORED) return packed;
  if (method !== DEFLATED) return undefined;
  try {
    return inflateSync(packed, { out: new Uint8Array(unpacked) });
  } catch {
    return undefined;
  }
}

const HIDDEN = /^(?:\..*|thumbs\.db|desktop\.ini)$/i;

function isWanted(name: string): boolean {
  const base = name.split('/').at(-1) ?? '';
  return base !== '' && !HIDDEN.test(base) && !name.startsWith('__MACOSX/');
}
