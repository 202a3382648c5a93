/** Runs a command in this process against files that exist only here, and gives back all it said. */
import type { ExitCode } from '../command-io.ts';
import { main } from '../main.ts';

export interface Run {
  readonly code: ExitCode;
  readonly out: string;
  readonly error: string;
}

export async function run(
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
  errorIsTerminal = false,
): Promise<Run> {
  const said = { out: '', error: '' };
  const code = await main(argv, {
    out: (text) => {
      said.out += text;
    },
    error: (text) => {
      said.error += text;
    },
    errorIsTerminal,
    readText: async (path) => {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
      return text;
    },
  });
  return { code, ...said };
}

/** Bad input: exit 2, nothing on stdout, exactly one line on stderr, which is given back. */
export async function refusal(argv: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, out, error } = await run(argv, files);
  if (code !== 2 || out !== '') throw new Error(`Not refused: exit ${code}, stdout ${out.slice(0, 200)}`);
  if (!/^cryptax: [^\n]+\n$/.test(error)) throw new Error(`Not one line: ${error}`);
  return error.slice('cryptax: '.length, -1);
}
