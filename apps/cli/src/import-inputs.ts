/** The files of an import: all are looked at before the first is read, so that a wrong path stops everything at once. */
import { type InputFile, MAX_FILE_BYTES } from '@cryptax/importers';
import { BadInput, oneLine } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { fileFailure } from './messages.ts';

/** The name goes into every event's source; the ledger takes 500 characters, an archive adds those of its files. */
const LONGEST_NAME = 200;

export async function openInputs(paths: readonly string[], io: CommandIo): Promise<readonly InputFile[]> {
  const inputs: InputFile[] = [];
  const uses = new Map<string, number>();
  for (const path of paths) {
    const name = nameOf(path);
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    /** File and line name one row, even if a file is given twice. */
    inputs.push(await openInput(path, use === 1 ? name : `${name} (${use})`, io));
  }
  return inputs;
}

async function openInput(path: string, name: string, io: CommandIo): Promise<InputFile> {
  const { size, content } = await attempt(path, () => io.openInput(path));
  if (size === undefined) return { name, content };
  if (size >= MAX_FILE_BYTES) {
    throw new BadInput(`${path}: has ${size} bytes; files of 1 GB and more are not read, export a shorter period`);
  }
  return { name, size, content };
}

/** A result must never take the place of what it was made from. */
export async function refuseInputAsOutput(out: string, paths: readonly string[], io: CommandIo): Promise<void> {
  const target = await attempt(out, () => io.identity(out));
  if (target === undefined) return;
  for (const path of paths) {
    if ((await attempt(path, () => io.identity(path))) === target) {
      throw new BadInput(`${out}: is one of the files to import and will not be overwritten`);
    }
  }
}

async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BadInput(`${path}: ${fileFailure(error, 'read')}`);
  }
}

/** The path as it was given; of a very long one the end, where the file is named. */
export function nameOf(path: string): string {
  const characters = [...oneLine(path)];
  return characters.length <= LONGEST_NAME ? characters.join('') : `…${characters.slice(1 - LONGEST_NAME).join('')}`;
}
