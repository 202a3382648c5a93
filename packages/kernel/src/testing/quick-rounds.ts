/**
 * Takes a thousandth of the rounds that PBKDF2 is asked for: they are slow on purpose, and the tests of what is locked with
 * them ask many times. That the asked number is right is tested where it is set.
 */

type Derive = (...args: never[]) => Promise<unknown>;

/** @returns puts the platform's own way back */
export function quickRounds(subtle: { deriveBits: Derive; deriveKey: Derive }): () => void {
  const { deriveBits, deriveKey } = subtle;
  const quick =
    (derive: Derive): Derive =>
    (algorithm, ...rest) =>
      Reflect.apply(derive, subtle, [fewer(algorithm), ...rest]);
  Object.assign(subtle, { deriveBits: quick(deriveBits), deriveKey: quick(deriveKey) });
  return () => void Object.assign(subtle, { deriveBits, deriveKey });
}

function fewer<Algorithm extends { readonly iterations?: number }>(algorithm: Algorithm): Algorithm {
  const { iterations } = algorithm;
  return iterations === undefined ? algorithm : { ...algorithm, iterations: Math.ceil(iterations / 1000) };
}
