/**
 * A copy of the embedded database: a compressed tar file of its folder, as the engine writes it. Read here and not by the
 * engine, which takes two thirds longer to open a folder made of one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);
const BLOCK = 512;
const FOLDER = '5';
/** PostgreSQL opens nothing without these two. */
const VERSION_FILE = 'PG_VERSION';
const NEEDED = [VERSION_FILE, 'global/pg_control'];

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly bytes: Uint8Array;
}

/** Can a copy be restored? It must be whole as a compressed file, and with the files in it that PostgreSQL needs. */
export async function isRestorable(copy: Uint8Array): Promise<boolean> {
  const tar = await unpack(copy).catch(() => null);
  const entries = tar === null ? null : entriesIn(tar);
  return entries !== null && NEEDED.every((needed) => entries.some(({ name }) => name === needed));
}

/** The file that makes a folder a database comes last: what was cut off is none. */
export async function unpackCopy(copy: Uint8Array, folder: string): Promise<void> {
  const isPacked = copy[0] === 0x1f && copy[1] === 0x8b;
  const entries = entriesIn(isPacked ? await unpack(copy) : copy);
  if (entries === null || entries.some(({ name }) => name.split('/').includes('..'))) {
    throw new Error('The copy of the database is damaged.');
  }
  const isLast = ({ name }: Entry) => name === VERSION_FILE;
  for (const entry of [...entries.filter((one) => !isLast(one)), ...entries.filter(isLast)]) {
    const path = join(folder, entry.name);
    mkdirSync(entry.isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (!entry.isFolder) writeFileSync(path, entry.bytes, { mode: 0o600 });
  }
}

/** Null when a header points beyond the end of the tar file or is none. */
function entriesIn(tar: Uint8Array): readonly Entry[] | null {
  const text = new TextDecoder('latin1');
  const field = (at: number, length: number) => text.decode(tar.subarray(at, at + length)).split('\0', 1)[0] ?? '';
  const entries: Entry[] = [];
  for (let at = 0; at + BLOCK <= tar.byteLength; ) {
    const name = field(at, 100);
    if (name === '') return entries;
    const size = Number.parseInt(field(at + 124, 12), 8);
    if (!Number.isSafeInteger(size) || size < 0) return null;
    const begin = at + BLOCK;
    const isFolder = field(at + 156, 1) === FOLDER;
    entries.push({ name: name.replace(/^[./]+/, ''), isFolder, bytes: tar.subarray(begin, begin + size) });
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
    if (at > tar.byteLength) return null;
  }
  return entries;
}
