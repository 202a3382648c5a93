/** The file around the locked bytes: one open line of JSON that names format and lock, then the bytes. */
import { type Bytes, err, jsonLines, type LockHeader, ok, type Result } from '@cryptax/kernel';
import { packBox } from './pack-box.ts';
import type { PackError } from './pack-content.ts';

/** A pack goes to the adviser, proposals come back; they share the lock and never open as each other. */
export type PackFormat = 'cryptax-adviser-pack' | 'cryptax-adviser-proposals';
const PACK_VERSION = 1;
const LINES = jsonLines(globalThis);

export interface PackParts {
  readonly lock: LockHeader;
  /** As it stands in the file: what the encryption authenticates. */
  readonly headerLine: Bytes;
  readonly body: Bytes;
}

export function headerLine(format: PackFormat, lock: LockHeader): Bytes {
  return LINES.write({ format, version: PACK_VERSION, compression: 'gzip', encryption: lock });
}

export function splitPack(file: Bytes, format: PackFormat): Result<PackParts, PackError> {
  const first = LINES.read(file, 0);
  if (first === undefined || first.fields.format !== format) return err({ code: 'pack.not-a-pack' });
  const { version, compression, encryption } = first.fields;
  if (typeof version !== 'number') return err({ code: 'pack.damaged' });
  if (version > PACK_VERSION) return err({ code: 'pack.newer-version', found: version });
  if (compression !== 'gzip' || !packBox.isHeader(encryption)) return err({ code: 'pack.unsupported' });
  return ok({ lock: encryption, headerLine: file.slice(0, first.end), body: file.slice(first.end) });
}
