/** Which cipher the records of an open database are read and written with. None while the database is not locked. */
import type { RecordCipher } from './record-cipher.ts';

interface Passage {
  readonly from: RecordCipher | undefined;
  readonly to: RecordCipher | undefined;
}

export class VaultState {
  #cipher: RecordCipher | undefined;
  /** Transactions that write everything anew, from one cipher to another. */
  readonly #passages = new WeakMap<object, Passage>();
  /** While everything is written anew no other transaction begins: it would not know the keys of what it finds. */
  #changing: Promise<unknown> = Promise.resolve();

  get cipher(): RecordCipher | undefined {
    return this.#cipher;
  }

  use(cipher: RecordCipher | undefined): void {
    this.#cipher = cipher;
  }

  reading(transaction: object): RecordCipher | undefined {
    const passage = this.#passages.get(transaction);
    return passage === undefined ? this.#cipher : passage.from;
  }

  writing(transaction: object): RecordCipher | undefined {
    const passage = this.#passages.get(transaction);
    return passage === undefined ? this.#cipher : passage.to;
  }

  pass(transaction: object, passage: Passage): void {
    this.#passages.set(transaction, passage);
  }

  settled(): Promise<unknown> {
    return this.#changing;
  }

  change<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#changing.then(work);
    this.#changing = running.catch(() => undefined);
    return running;
  }
}
