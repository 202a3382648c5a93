/** Random tokens and their hashes. The database keeps hashes only; comparisons take the same time for every input. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Six digits, as mailed beside the link. */
export function randomCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** Tokens are random and long, so a plain hash is enough; passwords are hashed elsewhere. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
