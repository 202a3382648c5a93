/** The file around the locked bytes: one open line of JSON that names format and lock, then the bytes. */
import { type Bytes, err, jsonLines, type LockHeader, ok, type Result } from '@cryptax/kernel';
import { packBox } from './pack-box.ts';
import type { PackError } from './pack-content.ts';

const PACK_FORMAT = 'cryptax-adviser-pack';
const PACK_VERSION = 1;
const LINES = jsonLines(globalThis);

export interface PackParts {
  readonly lock: LockHeader;
  /** As it stands in the file: what the encryption authenticates. */
  readonly headerLine: Bytes;
  readonly body: Bytes;
}

export function headerLine(lock: LockHeader): Bytes {
  return LINES.write({ format: PACK_FORMAT, version: PACK_VERSION, compression: 'gzip', encryption: lock });
}

export function splitPack(file: Bytes): Result<PackParts, PackError> {
  const first = LINES.read(file, 0);
  if (first === undefined || first.fields.format !== PACK_FORMAT) return err({ code: 'pack.not-a-pack' });
  const { version, compression, encryption } = first.fields;
  if (typeof version !== 'number') return err({ code: 'pack.damaged' });
  if (version > PACK_VERSION) return err({ code: 'pack.newer-version', found: version });
  if (compression !== 'gzip' || !packBox.isHeader(encryption)) return err({ code: 'pack.unsupported' });
  return ok({ lock: encryption, headerLine: file.slice(0, first.end), body: file.slice(first.end) });
}
