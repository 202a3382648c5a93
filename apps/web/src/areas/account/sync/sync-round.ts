/**
 * One round of the book that this tab shows: how the account lies, the book known to it under its name, the exchange itself,
 * and other books of the account in the same form.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { CloudForm, Deletions, Synced, SyncFailure, SyncProgress } from '@cryptax/store';
import { learnBooks } from '../../../platform/books/account-books.ts';
import { FIRST_BOOK } from '../../../platform/books/book-names.ts';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { exchangeBooks } from './account-books.ts';
import { cloudWith, type Seal } from './cloud.ts';
import { currentSeal, type Owner } from './encryption.ts';
import { isPartlyReadable, reformOtherBooks } from './reform-books.ts';

/** `sealing`: encrypted from now on, but what was sent before may still lie there readable. */
export type EncryptionState = 'unknown' | 'off' | 'sealing' | 'on' | 'locked';

export interface RoundOptions {
  readonly api: LedgerApi;
  readonly owner: Owner;
  readonly deletions: Deletions | undefined;
  /** The same user is still signed in. */
  readonly isStill: () => boolean;
  readonly onSeal: (state: Exclude<EncryptionState, 'unknown'>) => void;
  /** Everything of the account lies there in the form that was told. */
  readonly onReformed: () => void;
  readonly onProgress: (progress: SyncProgress) => void;
}

/** In which form this tab last saw the whole account: the other books are looked at when that changes. */
const formSeen = new Map<string, CloudForm>();

export async function syncRound(options: RoundOptions): Promise<Result<Synced, SyncFailure>> {
  const { api, owner, deletions, isStill, onProgress } = options;
  const seal = await currentSeal(owner);
  if (!seal.ok) {
    if (seal.error.code === 'passphrase') options.onSeal('locked');
    return err(seal.error);
  }
  const state = await stateOf(owner, seal.value);
  if (!state.ok) return state;
  options.onSeal(state.value);
  // Each question is asked only as the user whose round this is.
  const asOwner =
    <Values extends unknown[], T>(ask: (...values: Values) => Promise<Result<T, SyncFailure>>) =>
    async (...values: Values): Promise<Result<T, SyncFailure>> =>
      isStill() ? ask(...values) : err({ code: 'needs-login' });
  const books = await asOwner(exchangeBooks)(owner, seal.value, bookHere());
  if (!books.ok) return books;
  learnBooks(books.value);
  const { form, head, changesAfter, send } = cloudWith({ ...owner, book: CURRENT_BOOK }, seal.value);
  const request = { userId: owner.userId, form, deletions };
  const done = await api.sync(request, asOwner(head), asOwner(changesAfter), asOwner(send), onProgress);
  if (done.ok && (await reformOnce(owner, seal.value, isStill))) options.onReformed();
  return done;
}

/** Until this tab has seen the whole account encrypted, the server says whether something is left. */
async function stateOf(owner: Owner, { form }: Seal): Promise<Result<'off' | 'sealing' | 'on', SyncFailure>> {
  if (form === 'readable') return ok('off');
  if (formSeen.get(owner.userId) === form) return ok('on');
  const left = await isPartlyReadable(owner);
  return left.ok ? ok(left.value ? 'sealing' : 'on') : left;
}

/** What fails here is tried again with the next round; the exchange of this book was good. */
async function reformOnce(owner: Owner, seal: Seal, isStill: () => boolean): Promise<boolean> {
  if (formSeen.get(owner.userId) === seal.form) return true;
  if (!isStill()) return false;
  const reformed = await reformOtherBooks({ ...owner, book: CURRENT_BOOK }, seal);
  if (reformed.ok) formSeen.set(owner.userId, seal.form);
  return reformed.ok;
}

function bookHere() {
  return (
    settings.get('books').find(({ id }) => id === CURRENT_BOOK) ?? { id: FIRST_BOOK, name: '', kind: 'own' as const }
  );
}
