/**
 * Which chunk holds which event, kept in memory for one book. The head names the revision of every chunk, so
 * after a change in another tab only the chunks it touched are read again.
 */
import type { ChunkRef } from '../records.ts';

export class IdIndex {
  readonly #known = new Map<number, { readonly revision: number; readonly ids: readonly string[] }>();
  readonly #chunkOf = new Map<string, number>();

  chunkOf(id: string): number | undefined {
    return this.#chunkOf.get(id);
  }

  /** Chunks whose ids are not known at their present revision. */
  missing(refs: readonly ChunkRef[]): readonly number[] {
    return refs.filter((ref) => this.#known.get(ref.no)?.revision !== ref.revision).map((ref) => ref.no);
  }

  /** Takes over the state of the book; `ids` must hold the chunks that `missing` names, or they stay missing. */
  learn(refs: readonly ChunkRef[], ids: ReadonlyMap<number, readonly string[]>): void {
    const current = new Map(refs.map((ref) => [ref.no, ref.revision]));
    for (const [no, known] of this.#known) {
      if (current.get(no) !== known.revision) this.#forget(no, known.ids);
    }
    for (const { no, revision } of refs) {
      const fresh = ids.get(no);
      if (!fresh || this.#known.has(no)) continue;
      this.#known.set(no, { revision, ids: fresh });
      for (const id of fresh) this.#chunkOf.set(id, no);
    }
  }

  #forget(no: number, ids: readonly string[]): void {
    this.#known.delete(no);
    for (const id of ids) if (this.#chunkOf.get(id) === no) this.#chunkOf.delete(id);
  }
}
