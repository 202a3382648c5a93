/** Passphrases are stretched slowly by intent, in every test anew; here with one round, and otherwise as they are. */
import { vi } from 'vitest';

export function quickPassphrases(): void {
  const { subtle } = globalThis.crypto;
  const original = subtle.deriveBits.bind(subtle);
  vi.spyOn(subtle, 'deriveBits').mockImplementation((algorithm, key, length) =>
    original(
      'iterations' in (algorithm as object) ? { ...(algorithm as Pbkdf2Params), iterations: 1 } : algorithm,
      key,
      length,
    ),
  );
}
