/** Keys of services as the page asks for them: which are there, never a key. */
export interface ServiceKeysView {
  /** Services that have a key. */
  readonly kept: readonly string[];
  /** Of these, keys that an earlier version left unencrypted; the next unlocking encrypts them. */
  readonly unsealed: readonly string[];
  /** A passphrase is set; exchanges and services share it. */
  readonly hasPassphrase: boolean;
  readonly isUnlocked: boolean;
}
