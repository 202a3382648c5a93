/**
 * The texts of the records that were sealed or opened last, so that a change right after another one, or its undo, opens nothing anew.
 * A record is known by its initialisation vector and its tag: both are new with each sealing, and the tag stands for every
 * byte. Only while the database is unlocked, and only a few: the book in memory is larger by far.
 */
import type { Bytes } from '@cryptax/kernel';

/** Letters of all texts together: about ten chunks. */
const MOST = 2_000_000;
const TAG_BYTES = 16;

export class OpenedRecords {
  readonly #known = new Map<string, string>();
  #length = 0;

  find(name: string): string | undefined {
    return this.#known.get(name);
  }

  keep(name: string, text: string): void {
    if (this.#known.has(name)) return;
    this.#known.set(name, text);
    this.#length += text.length;
    for (const [oldest, known] of this.#known) {
      if (this.#length <= MOST) break;
      this.#known.delete(oldest);
      this.#length -= known.length;
    }
  }
}

/** `place` is what the ciphertext is bound to: in another place it cannot be opened. */
export function sealName(place: Bytes, iv: Bytes, sealed: Bytes): string {
  return [place, iv, sealed.subarray(-TAG_BYTES)].map((bytes) => String.fromCharCode(...bytes)).join('\n');
}
