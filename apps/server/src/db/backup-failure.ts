/** Why a backup was not written: a word for the readiness answer and the log, a sentence for whoever starts the server. */
export type BackupFailureReason = 'disk-full' | 'not-writable' | 'damaged' | 'database' | 'other';

export class BackupFailure extends Error {
  readonly reason: BackupFailureReason;

  constructor(reason: BackupFailureReason, folder: string, options?: { readonly cause: unknown }) {
    super(`No backup could be written to ${folder}: ${SENTENCES[reason]}`, options);
    this.name = 'BackupFailure';
    this.reason = reason;
  }
}

const SENTENCES: Readonly<Record<BackupFailureReason, string>> = {
  'disk-full': 'the disk is full. Make room, then try again.',
  'not-writable': 'the folder cannot be written. Check who owns it and that it is a folder.',
  damaged: 'the file read back differs from what was written. Check the disk.',
  database: 'the database could not be copied.',
  other: 'the disk refused it.',
};

const BY_CODE: Readonly<Record<string, BackupFailureReason>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
};

export function asBackupFailure(error: unknown, folder: string): BackupFailure {
  if (error instanceof BackupFailure) return error;
  const { code } = error as { readonly code?: unknown };
  const reason = typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  return new BackupFailure(reason ?? 'other', folder, { cause: error });
}
