/** Puts a file into the user's download folder. */
import type { MadeFile } from '../ledger/report-api.ts';

export function saveFile({ fileName, blob }: Pick<MadeFile, 'fileName' | 'blob'>): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has its own hold on the data once it has begun; the next task is late enough.
  setTimeout(() => URL.revokeObjectURL(address));
}
