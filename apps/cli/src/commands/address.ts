/** `cryptax address`: the chains an address is valid for, decided by its checksum where it has one. */
import { detectChains } from '@cryptax/onchain';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { table } from '../output/table.ts';

export interface AddressOptions {
  readonly json?: boolean;
}

export async function addressCommand(input: string, options: AddressOptions, io: CommandIo): Promise<ExitCode> {
  const answer = detectChains(input);
  // Never printed again: what stands on a screen ends up in logs.
  if (answer.kind === 'secret')
    throw new BadInput('this looks like a private key or seed; never give it to any program');
  const matches = answer.kind === 'address' ? answer.matches : [];
  const chains = matches.map(({ chain: { id, name, type }, confidence }) => ({ id, name, type, confidence }));
  const { address } = answer;
  if (options.json === true) io.out(`${JSON.stringify({ address, valid: chains.length > 0, chains })}\n`);
  else if (chains.length > 0) {
    const rows = chains.map(({ name, type, confidence }) => [name, type, confidence.toFixed(2)]);
    io.out(table([{ title: 'Chain' }, { title: 'Type' }, { title: 'Confidence', align: 'right' }], rows));
  }
  if (chains.length > 0) return 0;
  io.error('cryptax: no known chain accepts this address; check it letter by letter\n');
  return 1;
}
