/**
 * A file as the surroundings give it: bytes at once, a Blob of the browser, or pieces from a stream. Reading counts
 * what arrives and stops at the limit, because a stream may lie about its size.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { ReadError } from './table.ts';

interface BlobLike {
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

export interface InputFile {
  readonly name: string;
  /** If known before reading; a file over the limit is then refused unread. */
  readonly size?: number;
  readonly content: Uint8Array | BlobLike | AsyncIterable<Uint8Array>;
}

/** From here on a file is refused: no export is that large, and a browser tab would die of it. */
export const MAX_FILE_BYTES = 1_000_000_000;

export async function readBytes(file: InputFile, signal?: AbortSignal): Promise<Result<Uint8Array, ReadError>> {
  const size = file.size ?? knownSize(file.content);
  if (size !== undefined && size >= MAX_FILE_BYTES) return tooLarge(file.name, size);
  signal?.throwIfAborted();
  if (file.content instanceof Uint8Array) return ok(file.content);
  if ('arrayBuffer' in file.content) return ok(new Uint8Array(await file.content.arrayBuffer()));
  return collect(file.name, file.content, signal);
}

function knownSize(content: InputFile['content']): number | undefined {
  if (content instanceof Uint8Array) return content.length;
  return 'size' in content ? content.size : undefined;
}

async function collect(
  name: string,
  pieces: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Result<Uint8Array, ReadError>> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    size += piece.length;
    if (size >= MAX_FILE_BYTES) return tooLarge(name, size);
    kept.push(piece);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of kept) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return ok(bytes);
}

function tooLarge(file: string, size: number): { readonly ok: false; readonly error: ReadError } {
  return err({ code: 'file.too-large', file, params: { bytes: String(size), limit: String(MAX_FILE_BYTES) } });
}
