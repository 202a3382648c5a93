/**
 * Can a copy be restored? It must be whole as a compressed file, and with the control file in it without which PostgreSQL
 * does not open a folder.
 */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);
const BLOCK = 512;
/** PostgreSQL opens nothing without these two. */
const NEEDED = ['PG_VERSION', 'global/pg_control'];

export async function isRestorable(copy: Uint8Array): Promise<boolean> {
  const tar = await unpack(copy).catch(() => null);
  if (tar === null) return false;
  const names = namesIn(tar);
  return names !== null && NEEDED.every((needed) => names.some((name) => name.replace(/^[./]+/, '') === needed));
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
