/** Documents attached to entries, wallets and statements of balance. */
import { fromBase64, ok } from '@cryptax/kernel';
import type { Book, EvidenceTarget } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WithLedger } from '../../../../platform/ledger/worker/context.ts';
import type { EvidenceItem } from '../../entry-types.ts';

export function createEvidenceHandlers(withLedger: WithLedger) {
  return {
    /** Of one thing, oldest first. */
    evidence: (book: Book, { kind, id }: EvidenceTarget): Answer<readonly EvidenceItem[]> =>
      withLedger(async ({ store }) => {
        const all = await store.evidence.list(book);
        return all.ok ? ok(all.value.filter(({ target }) => target.kind === kind && target.id === id)) : all;
      }),
    addEvidence: (book: Book, target: EvidenceTarget, file: File, about: string): Answer<EvidenceItem> =>
      withLedger(async ({ store }) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return store.evidence.add(book, { target, name: file.name, about, mediaType: file.type, bytes });
      }),
    /** Always as plain bytes: a document of others is never run as a page of ours. */
    evidenceFile: (book: Book, id: string): Answer<{ readonly name: string; readonly blob: Blob }> =>
      withLedger(async ({ store }) => {
        const found = await store.evidence.open(book, id);
        if (!found.ok) return found;
        const { name, content, mediaType } = found.value;
        const type = PICTURES.includes(mediaType) ? mediaType : 'application/octet-stream';
        return ok({ name, blob: new Blob([fromBase64(content)], { type }) });
      }),
    describeEvidence: (
      book: Book,
      id: string,
      words: { readonly name: string; readonly about: string },
    ): Answer<void> => withLedger(({ store }) => store.evidence.describe(book, id, words)),
    removeEvidence: (book: Book, id: string): Answer<void> =>
      withLedger(({ store }) => store.evidence.remove(book, id)),
  };
}

/** Kinds that a page shows without running anything. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
