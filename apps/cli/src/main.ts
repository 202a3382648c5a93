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
    io.error(`cryptax: ${oneLine(messageOf(error))}\n`);
    return 2;
  }
}

/** Asked for help about a command that does not exist, commander shows its help as a failure and has no words for it. */
function messageOf(error: Error): string {
  if (error instanceof CommanderError && error.code === 'commander.help') return 'unknown command; see cryptax --help';
  return error.message.replace(/^error: /, '');
}
