/**
 * Finds the slot of an event id: an open-addressing table of slot numbers over the list of ids. A Map of a million
 * strings costs some 60 MB and more time than the matching; this costs eight megabytes.
 */
const EMPTY = 0;
const REMOVED = -1;

export class IdIndex {
  #table = new Int32Array(64);
  #used = 0;
  readonly #ids: readonly string[];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
  }

  /** As it stands, for another thread that has the same ids. */
  get table(): Int32Array<ArrayBuffer> {
    return this.#table;
  }

  restore(table: Int32Array<ArrayBuffer>, used: number): void {
    this.#table = table;
    this.#used = used;
  }

  get used(): number {
    return this.#used;
  }

  /** Makes room for some more ids. */
  reserve(more: number): void {
    const wanted = (this.#used + more) * 2;
    if (wanted > this.#table.length) this.#rebuild(wanted);
  }

  /** Slot of an id, or -1. */
  find(id: string): number {
    const entry = this.#table[this.probe(id)] as number;
    return entry === EMPTY ? -1 : entry - 1;
  }

  /** Where an id stands in the table or would be put; `isFree` tells which. Good until the next change. */
  probe(id: string): number {
    const mask = this.#table.length - 1;
    let at = hash(id) & mask;
    for (;;) {
      const entry = this.#table[at] as number;
      if (entry === EMPTY || (entry !== REMOVED && this.#ids[entry - 1] === id)) return at;
      at = (at + 1) & mask;
    }
  }

  isFree(place: number): boolean {
    return this.#table[place] === EMPTY;
  }

  /** Puts a slot into a free place; there must be room (`reserve`). */
  put(place: number, slot: number): void {
    this.#table[place] = slot + 1;
    this.#used++;
  }

  remove(id: string): void {
    const place = this.probe(id);
    if (!this.isFree(place)) this.#table[place] = REMOVED;
  }

  clear(): void {
    this.#table.fill(EMPTY);
    this.#used = 0;
  }

  #insert(slot: number): void {
    const mask = this.#table.length - 1;
    let at = hash(this.#ids[slot] as string) & mask;
    while (this.#table[at] !== EMPTY) at = (at + 1) & mask;
    this.#table[at] = slot + 1;
  }

  #rebuild(atLeast: number): void {
    let size = 64;
    while (size < atLeast) size *= 2;
    const slots = this.#table.filter((entry) => entry > 0);
    this.#table = new Int32Array(size);
    this.#used = slots.length;
    for (const entry of slots) this.#insert(entry - 1);
  }
}

/** FNV-1a over the characters, with a last mix so that counting ids spread. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) ^ (value >>> 13);
}
