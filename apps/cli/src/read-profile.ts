/** Reads a tax profile from its JSON file; a field that is not exactly understood is named and refused. */
import { type ProfileError, parseProfile, type TaxProfile } from '@cryptax/tax-de';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { readJson } from './read-input.ts';

const REASONS: Readonly<Record<ProfileError['code'], string>> = {
  'profile.amount-malformed': 'must be an amount as text, such as "1250.00"',
  'profile.amount-negative': 'must not be negative',
  'profile.church-unknown': 'must be 8 or 9 (percent), or left out',
  'profile.field-malformed': 'has a value that does not fit',
  'profile.field-unknown': 'is no field of a tax profile',
};

export async function readProfile(path: string, io: CommandIo): Promise<TaxProfile> {
  const profile = parseProfile(await readJson(path, io));
  if (profile.ok) return profile.value;
  const { code, field } = profile.error;
  throw new BadInput(`${path}: ${field === '' ? 'the profile' : field} ${REASONS[code]}`);
}
