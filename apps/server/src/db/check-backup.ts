/**
 * Is the file on the disk the copy that was made, and one that can be restored? Same size and checksum as in memory, whole
 * as a compressed file, and with the control file in it without which PostgreSQL does not open a folder.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);
const BLOCK = 512;
/** PostgreSQL opens nothing without these two. */
const NEEDED = ['PG_VERSION', 'global/pg_control'];

export async function isWholeCopy(stored: Uint8Array, written: Uint8Array): Promise<boolean> {
  if (stored.byteLength !== written.byteLength || sha256(stored) !== sha256(written)) return false;
  const tar = await unpack(stored).catch(() => null);
  if (tar === null) return false;
  const names = namesIn(tar);
  return names !== null && NEEDED.every((needed) => names.some((name) => name.replace(/^[./]+/, '') === needed));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The names in a tar file; null when a header points beyond its end or is none. */
function namesIn(tar: Uint8Array): readonly string[] | null {
  const text = new TextDecoder('latin1');
  const field = (at: number, length: number) => text.decode(tar.subarray(at, at + length)).split('\0', 1)[0] ?? '';
  const names: string[] = [];
  for (let at = 0; at + BLOCK <= tar.byteLength; ) {
    const name = field(at, 100);
    if (name === '') return names;
    const size = Number.parseInt(field(at + 124, 12), 8);
    if (!Number.isSafeInteger(size) || size < 0) return null;
    names.push(name);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (at > tar.byteLength) return null;
  }
  return names;
}
