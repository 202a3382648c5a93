/** The few steps a backup takes on the disk, so that a test can make any of them fail. */
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface BackupFiles {
  readonly makeFolder: (folder: string) => Promise<void>;
  /** Names in the folder; none if it is not there. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Returns only when the bytes are on the disk, not just in its cache. */
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly read: (path: string) => Promise<Uint8Array>;
  /** The new name is on the disk as well when this returns. */
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

export const DISK: BackupFiles = {
  makeFolder: async (folder) => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
  list: async (folder) => {
    try {
      return await readdir(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  },
  write: async (path, bytes) => {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  read: (path) => readFile(path),
  rename: async (from, to) => {
    await rename(from, to);
    await syncFolder(dirname(to));
  },
  remove: (path) => rm(path, { force: true }),
};

/** A rename lives in the folder, which has a cache of its own. Windows cannot open one and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
