/** Reads a tax profile from its JSON file; a field that is not exactly understood is named and refused. */
import { parseProfile, type TaxProfile } from '@cryptax/tax-de';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { readJson } from './read-input.ts';

export async function readProfile(path: string, io: CommandIo): Promise<TaxProfile> {
  const profile = parseProfile(await readJson(path, io));
  if (!profile.ok) throw new BadInput(`${path}: ${profile.error.field} cannot be read (${profile.error.code})`);
  return profile.value;
}
