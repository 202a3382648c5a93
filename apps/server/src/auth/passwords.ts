/** Argon2id with the parameters of the OWASP password storage sheet (19 MiB, two passes). */
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem.ts';

const OPTIONS = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Without a stored hash the same work is done, so that the time tells nothing about the account. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash()), password.slice(0, MAX_PASSWORD_LENGTH + 1), OPTIONS);
  return stored !== null && matches;
}

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('a password that nobody has');
  return decoy;
}

export function requireStrongPassword(password: string): void {
  const weak = (message: string) =>
    new Problem(422, 'weak_password', message, { weak_password: { reasons: ['length'], message } });
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw weak(`Password must be at least ${MIN_PASSWORD_LENGTH} characters long`);
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw weak(`Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`);
  }
}
