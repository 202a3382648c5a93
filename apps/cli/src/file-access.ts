/**
 * Files on disk, as the commands need them: opened without reading (a file of 1 GB is refused unread), told apart by
 * identity (the same file has many paths), written whole or not at all.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';

export interface OpenedInput {
  /** Undefined for a pipe, which tells its size only when it is read. */
  readonly size: number | undefined;
  readonly content: { readonly size: number; arrayBuffer(): Promise<ArrayBuffer> } | AsyncIterable<Uint8Array>;
}

export interface FileAccess {
  readonly readText: (path: string) => Promise<string>;
  readonly openInput: (path: string) => Promise<OpenedInput>;
  /** The same for all paths and links of one file; undefined if there is none. */
  readonly identity: (path: string) => Promise<string | undefined>;
  /** Puts the content in place at once: whoever reads the path sees the old file or the new one. */
  readonly writeText: (path: string, text: string) => Promise<void>;
  readonly writeBytes: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Makes the folder if it is not there. */
  readonly makeFolder: (path: string) => Promise<void>;
}

/** Larger than any ledger within the limits of the ledger file; Node cannot hold much more in one text. */
const MAX_TEXT_BYTES = 500_000_000;

export const diskAccess: FileAccess = {
  readText,
  openInput,
  identity,
  writeText: writeWhole,
  writeBytes: writeWhole,
  makeFolder: async (path) => void (await mkdir(path, { recursive: true })),
};

async function readText(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > MAX_TEXT_BYTES) throw new RangeError(`larger than ${MAX_TEXT_BYTES} bytes`);
  return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
}

async function openInput(path: string): Promise<OpenedInput> {
  const stats = await stat(path);
  if (stats.isDirectory()) throw Object.assign(new Error(`EISDIR: ${path}`), { code: 'EISDIR' });
  /** Opening shows now, before any other file is read, whether this one may be read at all. */
  const handle = await open(path);
  if (!stats.isFile()) return { size: undefined, content: createReadStream(path, { fd: handle }) };
  await handle.close();
  const { size } = stats;
  return { size, content: { size, arrayBuffer: () => readWhole(path) } };
}

async function readWhole(path: string): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  /** Small files may lie in a piece of a shared buffer. */
  const isWhole = buffer instanceof ArrayBuffer && byteLength === buffer.byteLength;
  return isWhole ? buffer : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

async function identity(path: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A neighbour of the target, because a rename is only atomic within one file system. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
