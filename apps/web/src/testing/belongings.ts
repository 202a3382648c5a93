/**
 * For tests: which rows may lie in which account. Those of books that its user began to sync or took over, and of backups
 * that were put into them. Kept apart from the product, so that a row in a foreign account is known at once.
 */
export class Belongings {
  readonly #accounts = new Map<string, Set<string>>();
  readonly #books = new Map<string, Set<string>>();
  readonly #owners = new Map<string, string>();

  /** Entered on the device: it belongs to its book, and to the account of that book. */
  add(device: string, ids: Iterable<string>): void {
    const owner = this.#owners.get(device);
    for (const id of ids) {
      this.book(device).add(id);
      if (owner !== undefined) this.account(owner).add(id);
    }
  }

  /** Held there, wherever it came from: undo may bring it back, and whoever takes the book over gets it. */
  hold(device: string, ids: Iterable<string>): void {
    for (const id of ids) this.book(device).add(id);
  }

  claim(device: string, userId: string): void {
    this.#owners.set(device, userId);
    for (const id of this.book(device)) this.account(userId).add(id);
  }

  clear(device: string): void {
    this.#books.delete(device);
    this.#owners.delete(device);
  }

  /** All that the book of a device ever held. */
  book(device: string): Set<string> {
    return setOf(this.#books, device);
  }

  account(userId: string): Set<string> {
    return setOf(this.#accounts, userId);
  }
}

function setOf(sets: Map<string, Set<string>>, name: string): Set<string> {
  const known = sets.get(name) ?? new Set();
  sets.set(name, known);
  return known;
}
