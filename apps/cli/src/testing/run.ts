/** Runs a command in this process against files that exist only here, and gives back all it said and wrote. */
import type { Instant } from '@cryptax/kernel';
import type { ExitCode } from '../command-io.ts';
import { diskAccess, type FileAccess } from '../file-access.ts';
import { main } from '../main.ts';

export interface Run {
  readonly code: ExitCode;
  readonly out: string;
  readonly error: string;
}

/** 2025-05-02T10:00:00Z, the day on which the tests run. */
const NOW = 1_746_180_000 as Instant;

export type Files = Readonly<Record<string, string>>;

export async function run(argv: readonly string[], files: Files = {}, errorIsTerminal = false): Promise<Run> {
  return runWith(argv, memoryAccess(files), errorIsTerminal);
}

/** The same with the files of the disk. */
export async function runOnDisk(argv: readonly string[], errorIsTerminal = false): Promise<Run> {
  return runWith(argv, diskAccess, errorIsTerminal);
}

/** Files in memory; what is written can be read by the next command. */
export function memoryAccess(files: Files): FileAccess & {
  readonly written: ReadonlyMap<string, string>;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
} {
  const written = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  const textOf = (path: string) => {
    const text = written.get(path) ?? files[path];
    if (text === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
    return text;
  };
  return {
    written,
    bytes,
    readText: async (path) => textOf(path),
    openInput: async (path) => {
      const found = bytes.get(path)?.slice() ?? new TextEncoder().encode(textOf(path));
      const content = { size: found.length, arrayBuffer: async () => found.buffer as ArrayBuffer };
      return { size: found.length, content };
    },
    identity: async (path) => (path in files || written.has(path) ? path : undefined),
    writeText: async (path, text) => {
      written.set(path, text);
    },
    writeBytes: async (path, content) => {
      bytes.set(path, content);
      written.set(path, new TextDecoder().decode(content));
    },
    makeFolder: async () => undefined,
  };
}

export async function runWith(argv: readonly string[], files: FileAccess, errorIsTerminal = false): Promise<Run> {
  const said = { out: '', error: '' };
  const code = await main(argv, {
    ...files,
    out: (text) => {
      said.out += text;
    },
    error: (text) => {
      said.error += text;
    },
    errorIsTerminal,
    now: () => NOW,
  });
  return { code, ...said };
}

/** Bad input: exit 2, nothing on stdout, exactly one line on stderr, which is given back. */
export async function refusal(argv: readonly string[], files: Files | FileAccess = {}): Promise<string> {
  const access = isAccess(files) ? files : memoryAccess(files);
  const { code, out, error } = await runWith(argv, access);
  if (code !== 2 || out !== '') throw new Error(`Not refused: exit ${code}, stdout ${out.slice(0, 200)}`);
  if (!/^cryptax: [^\n]+\n$/.test(error)) throw new Error(`Not one line: ${error}`);
  return error.slice('cryptax: '.length, -1);
}

function isAccess(files: Files | FileAccess): files is FileAccess {
  return typeof files.openInput === 'function';
}
