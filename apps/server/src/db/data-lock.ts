/**
 * One process per data folder: PGlite itself would let two of them destroy each other's files. The holder's process id
 * lies beside the lock, so that a second start is refused at once while the lock of a killed process is taken over.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { lock } from 'proper-lockfile';

export type LockResult =
  | { readonly ok: true; readonly release: () => Promise<void> }
  | { readonly ok: false; readonly message: string };

/** The holder renews its lock every second; a busy machine may delay that. */
const HOLD = { stale: 10_000, update: 1000, realpath: false };
/** The holder is known to be dead: its lock only has to be older than one that a third process just took. */
const TAKE_OVER = { ...HOLD, stale: 2000, retries: { retries: 10, minTimeout: 250, maxTimeout: 250, factor: 1 } };

/** Folders that this very process holds. */
const held = new Set<string>();

export async function lockDataFolder(folder: string, onLost: () => void): Promise<LockResult> {
  const pidFile = `${folder}.pid`;
  try {
    const manner = !held.has(folder) && isHolderDead(pidFile) ? TAKE_OVER : HOLD;
    const release = await lock(folder, { ...manner, onCompromised: onLost });
    writeFileSync(pidFile, String(process.pid));
    held.add(folder);
    return { ok: true, release: () => release().finally(() => held.delete(folder)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    return {
      ok: false,
      message: `Another Cryptax process uses the data in ${folder}. Stop it, or set CRYPTAX_DATA to another folder.`,
    };
  }
}

/** In a container every start may have the same number: our own number in the file is that of a dead process. */
function isHolderDead(pidFile: string): boolean {
  const pid = Number(readIfThere(pidFile));
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
