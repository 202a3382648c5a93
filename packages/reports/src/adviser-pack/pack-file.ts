/** The file around the locked bytes: one open line of JSON that names format and lock, then the bytes. */
import { type Bytes, err, type LockHeader, ok, type Result } from '@cryptax/kernel';
import { packBox } from './pack-box.ts';
import type { PackError } from './pack-content.ts';

const PACK_FORMAT = 'cryptax-adviser-pack';
const PACK_VERSION = 1;

export interface PackParts {
  readonly lock: LockHeader;
  /** As it stands in the file: what the encryption authenticates. */
  readonly headerLine: Bytes;
  readonly body: Bytes;
}

/** A first line longer than this is none of ours. */
const HEADER_LIMIT = 4_096;
const NEW_LINE = 0x0a;

export function headerLine(lock: LockHeader): Bytes {
  const header = { format: PACK_FORMAT, version: PACK_VERSION, compression: 'gzip', encryption: lock };
  return new TextEncoder().encode(`${JSON.stringify(header)}\n`);
}

export function joinPack(line: Bytes, body: Bytes): Bytes {
  const file = new Uint8Array(line.length + body.length);
  file.set(line);
  file.set(body, line.length);
  return file;
}

export function splitPack(file: Bytes): Result<PackParts, PackError> {
  const end = file.subarray(0, HEADER_LIMIT).indexOf(NEW_LINE);
  const header = end < 0 ? null : parsed(new TextDecoder().decode(file.subarray(0, end)));
  if (header === null || header.format !== PACK_FORMAT) return err({ code: 'pack.not-a-pack' });
  const { version, compression, encryption } = header;
  if (typeof version !== 'number') return err({ code: 'pack.damaged' });
  if (version > PACK_VERSION) return err({ code: 'pack.newer-version', found: version });
  if (compression !== 'gzip' || !packBox.isHeader(encryption)) return err({ code: 'pack.unsupported' });
  return ok({ lock: encryption, headerLine: file.slice(0, end + 1), body: file.slice(end + 1) });
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    // Not JSON, so not our first line.
    return null;
  }
}
