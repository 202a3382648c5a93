/** Reads the files a command was given; every way this can fail is one clear line. */
import { parseLedgerFile, type ReadLedgerFile } from '@cryptax/ledger';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { fileFailure, ledgerFileMessage } from './messages.ts';
import { nameTokens } from './output/readable.ts';

export async function readText(path: string, io: CommandIo): Promise<string> {
  try {
    return await io.readText(path);
  } catch (error) {
    throw new BadInput(`${path}: ${fileFailure(error, 'read')}`);
  }
}

export async function readBytes(path: string, io: CommandIo): Promise<Uint8Array> {
  try {
    const { content } = await io.openInput(path);
    if ('arrayBuffer' in content) return new Uint8Array(await content.arrayBuffer());
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  } catch (error) {
    throw new BadInput(`${path}: ${fileFailure(error, 'read')}`);
  }
}

export async function readJson(path: string, io: CommandIo): Promise<unknown> {
  const text = await readText(path, io);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadInput(`${path}: not valid JSON`);
  }
}

export async function readLedger(path: string, io: CommandIo): Promise<ReadLedgerFile> {
  const result = parseLedgerFile(await readText(path, io));
  if (result.ok) {
    nameTokens(result.value.events);
    return result.value;
  }
  const [first, ...more] = result.error;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more ${more.length === 1 ? 'problem' : 'problems'})`;
  throw new BadInput(`${path}: ${first === undefined ? 'not a ledger file' : ledgerFileMessage(first)}${rest}`);
}
