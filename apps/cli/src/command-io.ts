/** What a command may touch, so that tests run it in their own process and see exactly what it said. */
import { readFile, stat } from 'node:fs/promises';

export interface CommandIo {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Progress is shown only to a person. */
  readonly errorIsTerminal: boolean;
  readonly readText: (path: string) => Promise<string>;
}

/** Exit 0 = done, 1 = done but something needs review, 2 = bad input. */
export type ExitCode = 0 | 1 | 2;

/** Larger than any ledger within the limits of the ledger file; Node cannot hold much more in one text. */
const MAX_FILE_BYTES = 500_000_000;

export function nodeIo(): CommandIo {
  /** `cryptax compute ... | head` closes the pipe early: that is not an error. */
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  return {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    errorIsTerminal: process.stderr.isTTY === true,
    readText,
  };
}

async function readText(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > MAX_FILE_BYTES) throw new RangeError(`larger than ${MAX_FILE_BYTES} bytes`);
  return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
}
