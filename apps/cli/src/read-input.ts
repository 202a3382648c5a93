/** Reads the files a command was given; every way this can fail is one clear line. */
import { parseLedgerFile, type ReadLedgerFile } from '@cryptax/ledger';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { ledgerFileMessage } from './messages.ts';

export async function readText(path: string, io: CommandIo): Promise<string> {
  try {
    return await io.readText(path);
  } catch (error) {
    throw new BadInput(`${path}: ${readFailure(error)}`);
  }
}

export async function readLedger(path: string, io: CommandIo): Promise<ReadLedgerFile> {
  const result = parseLedgerFile(await readText(path, io));
  if (result.ok) return result.value;
  const [first, ...more] = result.error;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more ${more.length === 1 ? 'problem' : 'problems'})`;
  throw new BadInput(`${path}: ${first === undefined ? 'not a ledger file' : ledgerFileMessage(first)}${rest}`);
}

const READ_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text',
};

function readFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'cannot be read';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return READ_FAILURES[code] ?? `cannot be read (${error.message})`;
}
