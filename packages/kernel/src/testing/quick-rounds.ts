/**
 * Takes a thousandth of the rounds that PBKDF2 is asked for: they are slow on purpose, and the tests of the files that
 * are locked with them ask many times. That the asked number is right is tested where it is set.
 */
import type { BoxPlatform } from '../passphrase-box.ts';

type Subtle<Key> = BoxPlatform<Key>['crypto']['subtle'];

/** @returns puts the platform's own way back */
export function quickRounds<Key>(subtle: Subtle<Key>): () => void {
  const slow = subtle.deriveBits;
  const quick: Subtle<Key>['deriveBits'] = (algorithm, key, bits) =>
    slow.call(subtle, algorithm.name === 'PBKDF2' ? fewer(algorithm) : algorithm, key, bits);
  subtle.deriveBits = quick;
  return () => {
    subtle.deriveBits = slow;
  };
}

function fewer<Algorithm extends { readonly iterations: number }>(algorithm: Algorithm): Algorithm {
  return { ...algorithm, iterations: Math.ceil(algorithm.iterations / 1000) };
}
