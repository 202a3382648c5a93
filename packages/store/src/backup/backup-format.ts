/**
 * The backup file: one line of JSON that describes it, one line with length and hash of the body, then the body.
 * The body is one JSON line per record, compressed and encrypted as the first line says. Without either it is a
 * text file that any tool can read.
 */
import {
  type Bytes,
  err,
  type Fields,
  joinBytes,
  jsonLines,
  type LockHeader,
  ok,
  type Result,
  sha256Hex,
} from '@cryptax/kernel';
import type { Migration } from '../database/migrations.ts';
import type { BackupError } from '../store-error.ts';
import { backupBox } from './encryption.ts';

export const BACKUP_FORMAT = 'cryptax-backup';
/** Version of the container; the records inside carry the version of the database as `schema`. */
export const BACKUP_VERSION = 1;

export interface BackupHeader {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  readonly schema: number;
  readonly createdAt: string;
  readonly compression: 'gzip' | 'none';
  readonly encryption?: LockHeader | undefined;
}

export interface BackupParts {
  readonly header: BackupHeader;
  /** The header as it stands in the file: what the encryption authenticates. */
  readonly headerLine: Bytes;
  readonly body: Bytes;
}

const LINES = jsonLines(globalThis);

export function headerLine(header: BackupHeader): Bytes {
  return LINES.write(header);
}

export async function joinFile(line: Bytes, body: Bytes): Promise<Bytes> {
  return joinBytes(line, LINES.write({ bytes: body.length, sha256: await sha256Hex(body) }), body);
}

/** Takes a file apart and checks that it is whole. */
export async function splitFile(
  file: Bytes,
  migrations: readonly Migration[],
): Promise<Result<BackupParts, BackupError>> {
  const first = LINES.read(file, 0);
  if (first?.fields.format !== BACKUP_FORMAT) return err({ code: 'backup.not-a-backup' });
  const header = readHeader(first.fields, migrations);
  if (!header.ok) return header;
  const second = LINES.read(file, first.end);
  if (typeof second?.fields.bytes !== 'number') return err({ code: 'backup.damaged' });
  const { bytes, sha256 } = second.fields;
  const body = file.slice(second.end);
  if (body.length < bytes) return err({ code: 'backup.truncated', expected: bytes, actual: body.length });
  if (body.length > bytes || (await sha256Hex(body)) !== sha256) return err({ code: 'backup.damaged' });
  return ok({ header: header.value, headerLine: file.slice(0, first.end), body });
}

function readHeader(fields: Fields, migrations: readonly Migration[]): Result<BackupHeader, BackupError> {
  const { version, schema: found, createdAt, compression, encryption } = fields;
  const [first = 0, last = 0] = [migrations[0]?.version, migrations.at(-1)?.version];
  // Below the first version no release has written anything.
  if (!isCount(version) || !isCount(found) || found < first) return err({ code: 'backup.damaged' });
  if (version > BACKUP_VERSION) return err({ code: 'backup.newer-version', found: version, supported: BACKUP_VERSION });
  if (found > last) return err({ code: 'backup.newer-version', found, supported: last });
  if (compression !== 'gzip' && compression !== 'none')
    return err({ code: 'backup.unsupported', field: 'compression' });
  if (encryption !== undefined && !backupBox.isHeader(encryption)) {
    return err({ code: 'backup.unsupported', field: 'encryption' });
  }
  const created = typeof createdAt === 'string' ? createdAt : '';
  const base = { format: BACKUP_FORMAT, version, schema: found, createdAt: created, compression } as const;
  return ok(encryption ? { ...base, encryption } : base);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}
