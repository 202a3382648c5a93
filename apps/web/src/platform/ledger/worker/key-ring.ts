/**
 * The one passphrase that seals all keys of this book: those of exchanges and those of services. It lives in this worker's
 * memory, at most as long as its tab. Opening a key costs half a second on purpose, so it is done once.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { decryptText, type EncryptedText, encryptText, type Store } from '@cryptax/store';
import type { ConnectionProblem } from '../answer.ts';

/** A sealed text with what it is for; one cannot be put in the place of another. */
export interface SealedKey {
  readonly purpose: string;
  readonly sealed: EncryptedText;
}

class KeyRing {
  #passphrase: string | undefined;
  readonly #opened = new Map<string, string>();

  get isUnlocked(): boolean {
    return this.#passphrase !== undefined;
  }

  /** Tried on one key, the others have the same passphrase. Where there is none it is set. */
  async unlock(passphrase: string, known: SealedKey | undefined): Promise<Result<void, ConnectionProblem>> {
    if (known !== undefined) {
      const opened = await this.#openWith(passphrase, known);
      if (!opened.ok) return opened;
    }
    this.#passphrase = passphrase;
    return ok(undefined);
  }

  lock(): void {
    this.#passphrase = undefined;
    this.#opened.clear();
  }

  forget(purpose: string): void {
    this.#opened.delete(purpose);
  }

  async seal(purpose: string, text: string): Promise<Result<EncryptedText, ConnectionProblem>> {
    if (this.#passphrase === undefined) return err({ code: 'connection.locked' });
    this.#opened.set(purpose, text);
    return ok(await encryptText(this.#passphrase, text, purpose));
  }

  async open(key: SealedKey): Promise<Result<string, ConnectionProblem>> {
    const known = this.#opened.get(key.purpose);
    if (known !== undefined) return ok(known);
    return this.#passphrase === undefined ? err({ code: 'connection.locked' }) : this.#openWith(this.#passphrase, key);
  }

  async #openWith(passphrase: string, { purpose, sealed }: SealedKey): Promise<Result<string, ConnectionProblem>> {
    const text = await decryptText(passphrase, sealed, purpose);
    if (!text.ok) {
      return err({ code: text.error === 'damaged' ? 'connection.damaged' : 'connection.wrong-passphrase' });
    }
    this.#opened.set(purpose, text.value);
    return ok(text.value);
  }
}

const rings = new WeakMap<Store, KeyRing>();

/** One for all handlers of a worker. */
export function keyRingOf(store: Store): KeyRing {
  const known = rings.get(store) ?? new KeyRing();
  rings.set(store, known);
  return known;
}
