/**
 * The command line: runs the command that is asked for, and turns every known failure into one line and an exit code.
 */
import { CommanderError } from 'commander';
import { BadInput, oneLine } from './bad-input.ts';
import type { CommandIo, ExitCode } from './command-io.ts';
import { createProgram } from './program.ts';

export { nodeIo } from './command-io.ts';

export async function main(argv: readonly string[], io: CommandIo): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    if (argv.length === 0) throw new BadInput('no command given; see cryptax --help');
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (!(error instanceof BadInput || error instanceof CommanderError)) throw error;
    io.error(`cryptax: ${oneLine(error.message.replace(/^error: /, ''))}\n`);
    return 2;
  }
}
