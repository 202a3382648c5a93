/**
 * A rough guess how long a password holds: length counts most, variety a little, patterns everybody tries nothing. The
 * server only asks for a length; this helps to choose.
 */
import { MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';

export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong';

/** Beyond this more length adds nothing that matters. */
const LONG = 24;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;
const COMMON = /^(?:passwor[td]|qwert[yz]|abc|letmein|welcome|willkommen|admin|bitcoin|krypto|crypto|hallo|123)/i;

export function passwordStrength(password: string): PasswordStrength {
  const letters = [...password];
  if (letters.length < MIN_PASSWORD_LENGTH) return 'too-short';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const variety = new Set(letters).size;
  const score = 6 * Math.min(letters.length, LONG) + 5 * variety + 20 * kinds - (COMMON.test(password) ? 100 : 0);
  if (score >= 180) return 'strong';
  return score >= 130 ? 'fair' : 'weak';
}
