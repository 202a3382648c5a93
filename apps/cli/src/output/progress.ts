/** A progress bar on stderr for work that takes a while; silent unless a person is watching. */
import type { CommandIo } from '../command-io.ts';

const WIDTH = 24;

export interface Progress {
  /** Shows that `done` of `total` steps are finished and what comes now. */
  readonly show: (done: number, total: number, label: string) => void;
  /** Removes the bar, so that what follows starts on a clean line. */
  readonly clear: () => void;
}

export function progressOn(io: CommandIo): Progress {
  if (!io.errorIsTerminal) return { show: () => undefined, clear: () => undefined };
  let last = '';
  return {
    show(done, total, label) {
      const filled = Math.round((WIDTH * done) / Math.max(1, total));
      const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${label}`;
      if (bar !== last) io.error(`\r\u001b[2K${bar}`);
      last = bar;
    },
    clear() {
      if (last !== '') io.error('\r\u001b[2K');
      last = '';
    },
  };
}
