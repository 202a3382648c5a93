/**
 * The keys of the exchanges and the one passphrase that seals them. Both live in this worker's memory, at most as long as its
 * tab, and go nowhere but into requests to our own server. Opening a key costs half a second on purpose, so it is done once.
 */
import { type ExchangeCredentials, exchangeCredentials } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import { openSealedText, type SealedText, sealText } from '@cryptax/store';
import type { ConnectionProblem } from '../../../platform/ledger/answer.ts';
import type { KeptConnection } from './kept-connections.ts';

const purposeOf = (id: string) => `cryptax exchange connection ${id}`;

export class KeyRing {
  #passphrase: string | undefined;
  readonly #opened = new Map<string, ExchangeCredentials>();

  get isUnlocked(): boolean {
    return this.#passphrase !== undefined;
  }

  /** Tried on the first connection; the others have the same one. Without any it is set. */
  async unlock(passphrase: string, connections: readonly KeptConnection[]): Promise<Result<void, ConnectionProblem>> {
    const [first] = connections;
    if (first !== undefined) {
      const opened = await this.#openWith(passphrase, first);
      if (!opened.ok) return opened;
    }
    this.#passphrase = passphrase;
    return ok(undefined);
  }

  lock(): void {
    this.#passphrase = undefined;
    this.#opened.clear();
  }

  forget(id: string): void {
    this.#opened.delete(id);
  }

  async seal(id: string, credentials: ExchangeCredentials): Promise<Result<SealedText, ConnectionProblem>> {
    if (this.#passphrase === undefined) return err({ code: 'connection.locked' });
    this.#opened.set(id, credentials);
    return ok(await sealText(this.#passphrase, JSON.stringify(credentials), purposeOf(id)));
  }

  async open(connection: KeptConnection): Promise<Result<ExchangeCredentials, ConnectionProblem>> {
    const known = this.#opened.get(connection.id);
    if (known !== undefined) return ok(known);
    return this.#passphrase === undefined
      ? err({ code: 'connection.locked' })
      : this.#openWith(this.#passphrase, connection);
  }

  async #openWith(
    passphrase: string,
    { id, sealed }: KeptConnection,
  ): Promise<Result<ExchangeCredentials, ConnectionProblem>> {
    const text = await openSealedText(passphrase, sealed, purposeOf(id));
    if (!text.ok) {
      return err({ code: text.error === 'damaged' ? 'connection.damaged' : 'connection.wrong-passphrase' });
    }
    const credentials = exchangeCredentials.safeParse(JSON.parse(text.value));
    if (!credentials.success) return err({ code: 'connection.damaged' });
    this.#opened.set(id, credentials.data);
    return ok(credentials.data);
  }
}
