/**
 * Files that support what the ledger says: statements, screenshots, contracts, signed messages. Each is kept by its hash and
 * belongs to an entry, a wallet or a statement. Attaching and removing are noted in the journal; neither is a step of undo,
 * because a file can be attached again.
 */
import { type Bytes, compareText, err, fromBase64, ok, type Result, sha256Hex, toBase64 } from '@cryptax/kernel';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { Book, EvidenceRecord, EvidenceTarget } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { recordNote } from './journal-entries.ts';

/** A scan of some pages; a browser keeps them all, a backup and an account carry them all. */
export const MOST_EVIDENCE_BYTES = 4 * 1024 * 1024;
const MOST_BYTES_OF_A_BOOK = 16 * 1024 * 1024;
const MOST_NAME = 200;
const MOST_WORDS = 500;

export interface NewEvidence {
  readonly target: EvidenceTarget;
  readonly name: string;
  readonly about: string;
  readonly mediaType: string;
  readonly bytes: Bytes;
}

export type EvidenceSummary = Omit<EvidenceRecord, 'content'>;

export interface EvidenceRepository {
  readonly add: (book: Book, evidence: NewEvidence) => Promise<Result<EvidenceSummary, StoreError>>;
  /** Oldest first, without the bytes. */
  readonly list: (book: Book) => Promise<Result<readonly EvidenceSummary[], StoreError>>;
  /** The file with its bytes, or `evidence.damaged` if they are not those of its hash. */
  readonly open: (book: Book, id: string) => Promise<Result<EvidenceRecord, StoreError>>;
  readonly describe: (
    book: Book,
    id: string,
    words: Pick<EvidenceRecord, 'name' | 'about'>,
  ) => Promise<Result<void, StoreError>>;
  /** One that is not there counts as removed. */
  readonly remove: (book: Book, id: string) => Promise<Result<void, StoreError>>;
  /** What another device of the account attached or removed. Bytes that are not those of the hash are left out. */
  readonly receive: (put: readonly EvidenceRecord[], remove: readonly string[]) => Promise<Result<void, StoreError>>;
}

export function createEvidenceRepository(context: StoreContext): EvidenceRepository {
  const { db, notices } = context;
  const announced = <T>(result: Result<T, StoreError>): Result<T, StoreError> => {
    if (result.ok) notices.announce({ kind: 'shared', table: 'evidence' });
    return result;
  };
  const list = (book: Book) =>
    read(context, ['evidence'], async () => {
      const found: EvidenceSummary[] = [];
      // One after the other: only the head of each is kept.
      await db.evidence
        .where('book')
        .equals(book)
        .each((evidence) => {
          if (!RECORD_GUARDS.evidence(evidence)) return;
          const { content: _, ...summary } = evidence;
          found.push(summary);
        });
      return found.sort((a, b) => compareText(a.addedAt, b.addedAt) || compareText(a.id, b.id));
    });
  return {
    list,
    add: async (book, { target, name, about, mediaType, bytes }) => {
      const size = bytes.length;
      if (size > MOST_EVIDENCE_BYTES) return err({ code: 'evidence.too-large', size, most: MOST_EVIDENCE_BYTES });
      const known = await list(book);
      if (!known.ok) return known;
      const sha256 = await sha256Hex(bytes);
      const id = evidenceId(sha256, target);
      const same = known.value.find((each) => each.id === id);
      if (same !== undefined) return ok(same);
      const kept = known.value.reduce((sum, each) => sum + each.size, 0);
      if (kept + size > MOST_BYTES_OF_A_BOOK) return err({ code: 'evidence.full', most: MOST_BYTES_OF_A_BOOK });
      const words = { name: name.slice(0, MOST_NAME) || sha256.slice(0, 12), about: about.slice(0, MOST_WORDS) };
      const summary = { book, id, target, ...words, mediaType, size, sha256, addedAt: context.now() };
      const content = toBase64(bytes);
      return announced(
        await write(context, ['evidence', 'heads', 'journal'], async () => {
          await db.evidence.put({ ...summary, content });
          await recordNote(context, book, { kind: 'evidence', why: 'add', subjects: [summary.name] });
          return ok(summary);
        }),
      );
    },
    open: async (book, id) => {
      const found = await read(context, ['evidence'], async () => db.evidence.get([book, id]));
      if (!found.ok) return found;
      if (found.value === undefined) return err({ code: 'evidence.missing', id });
      return (await isSound(found.value)) ? ok(found.value) : err({ code: 'evidence.damaged', id });
    },
    describe: async (book, id, { name, about }) =>
      announced(
        await write(context, ['evidence'], async () => {
          const found = await db.evidence.get([book, id]);
          if (found === undefined) return err({ code: 'evidence.missing', id });
          const words = { name: name.trim().slice(0, MOST_NAME) || found.name, about: about.slice(0, MOST_WORDS) };
          await db.evidence.put({ ...found, ...words, addedAt: context.now() });
          return ok(undefined);
        }),
      ),
    remove: async (book, id) =>
      announced(
        await write(context, ['evidence', 'heads', 'journal'], async () => {
          const found = await db.evidence.get([book, id]);
          if (found === undefined) return ok(undefined);
          await db.evidence.delete([book, id]);
          await recordNote(context, book, { kind: 'evidence', why: 'remove', subjects: [String(found.name)] });
          return ok(undefined);
        }),
      ),
    receive: async (put, remove) => {
      if (put.length + remove.length === 0) return ok(undefined);
      const sound: EvidenceRecord[] = [];
      for (const evidence of put) if (await isSound(evidence)) sound.push(evidence);
      return announced(
        await write(context, ['evidence'], async () => {
          await db.evidence.bulkDelete(remove.map((id): [Book, string] => ['own', id]));
          await db.evidence.bulkPut(sound);
          return ok(undefined);
        }),
      );
    },
  };
}

function evidenceId(sha256: string, { kind, id }: EvidenceTarget): string {
  return `${kind}:${id}:${sha256}`;
}

async function isSound(evidence: EvidenceRecord): Promise<boolean> {
  if (!RECORD_GUARDS.evidence(evidence)) return false;
  if (evidence.id !== evidenceId(evidence.sha256, evidence.target)) return false;
  try {
    const bytes = fromBase64(evidence.content);
    return bytes.length === evidence.size && (await sha256Hex(bytes)) === evidence.sha256;
  } catch {
    return false;
  }
}
