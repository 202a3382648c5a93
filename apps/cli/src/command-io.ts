/** What a command may touch, so that tests run it in their own process and see exactly what it said. */
import type { Instant } from '@cryptax/kernel';
import { diskAccess, type FileAccess } from './file-access.ts';

export interface CommandIo extends FileAccess {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Progress is shown only to a person. */
  readonly errorIsTerminal: boolean;
  /** The clock, for the date of a report. */
  readonly now: () => Instant;
}

/** Exit 0 = done, 1 = done but something needs review, 2 = bad input. */
export type ExitCode = 0 | 1 | 2;

export function nodeIo(): CommandIo {
  /** `cryptax compute | head` closes the pipe early: that is not an error. */
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  return {
    ...diskAccess,
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    errorIsTerminal: process.stderr.isTTY === true,
    now: () => Math.floor(Date.now() / 1000) as Instant,
  };
}
