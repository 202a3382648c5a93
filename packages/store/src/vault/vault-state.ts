/** Which cipher the records of an open database are read and written with. None while the database is not locked. */
import type { RecordCipher } from './record-cipher.ts';
import { SealedWrites } from './sealed-writes.ts';

interface Passage {
  readonly from: RecordCipher | undefined;
  readonly to: RecordCipher | undefined;
}

export class VaultState {
  #cipher: RecordCipher | undefined;
  /** Transactions that write everything anew, from one cipher to another. */
  readonly #passages = new WeakMap<object, Passage>();
  readonly #writes = new WeakMap<object, SealedWrites>();
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

  /** From now on what this transaction writes sealed is gathered; whoever asks for it has to finish it. */
  gather(transaction: object): SealedWrites {
    const writes = new SealedWrites();
    this.#writes.set(transaction, writes);
    return writes;
  }

  writes(transaction: object): SealedWrites | undefined {
    return this.#writes.get(transaction);
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
