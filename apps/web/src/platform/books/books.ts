/**
 * The list of books as pages see and change it: those of this browser, and those the account holds. The data of a book
 * never pass through here.
 */
import { useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { Observable } from '../observable.ts';
import { settings, useSetting } from '../settings/settings.ts';
import { browserStorage } from '../settings/settings-store.ts';
import {
  type BookKind,
  bookDatabase,
  bookKey,
  bookProblem,
  cleanBookName,
  FIRST_BOOK,
  type NamedBook,
} from './book-names.ts';
import { CURRENT_BOOK, rememberBook } from './current-book.ts';

const strings = defineStrings('books.names', { mine: { de: 'Mein Buch', en: 'My book' } });

export interface ShownBook extends NamedBook {
  readonly isCurrent: boolean;
}

/** Every book with a name to show: the first one has one of its own only if it was given. */
export function useBooks(): readonly ShownBook[] {
  const t = useStrings(strings);
  return useSetting('books').map((book) => ({
    ...book,
    name: book.name === '' ? t('mine') : book.name,
    isCurrent: book.id === CURRENT_BOOK,
  }));
}

/** Gives back its id; the database is made when the book is opened. */
export function addBook(name: string, kind: BookKind): string {
  const id = `b${Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')}`;
  settings.set('books', [...settings.get('books'), { id, name: cleanBookName(name), kind, namedAt: now() }]);
  return id;
}

export function changeBook(id: string, change: Pick<NamedBook, 'name' | 'kind'>): void {
  const changed = { ...change, name: cleanBookName(change.name), namedAt: now() };
  settings.set(
    'books',
    settings.get('books').map((book) => (book.id === id ? { ...book, ...changed } : book)),
  );
}

const now = () => new Date().toISOString();

/** Loads the page anew over another book, without what the address says about the one before. */
export function goToBook(id: string, path: string = window.location.pathname): void {
  rememberBook(id);
  window.location.assign(path);
}

/** Its database was emptied before: now the rest goes, and the first book is shown. */
export async function dropBook(id: string): Promise<void> {
  if (id === FIRST_BOOK) return;
  settings.set(
    'books',
    settings.get('books').filter((book) => book.id !== id),
  );
  forgetPreferences(id, browserStorage());
  markLocked(id, false);
  await deleteDatabase(bookDatabase(id));
  goToBook(FIRST_BOOK, '/multi-exchange');
}

/** Remembers which books are locked, for what is kept beside them. */
export function markLocked(id: string, isLocked: boolean): void {
  const others = settings.get('lockedBooks').filter((known) => known !== id);
  settings.set('lockedBooks', isLocked ? [...others, id] : others);
}

/** Nobody can open it any more: its data go, its name stays, and the page begins anew with an empty book. */
export async function deleteLockedBook(id: string): Promise<void> {
  await deleteDatabase(bookDatabase(id));
  markLocked(id, false);
  if (id === FIRST_BOOK) window.location.reload();
  else await dropBook(id);
}

function forgetPreferences(id: string, storage: Storage | null): void {
  for (const key of Object.keys(storage ?? {})) if (key.endsWith(`@${id}`)) storage?.removeItem(key);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // Another tab still holds it open: it goes as soon as that one lets go.
    request.onblocked = () => resolve();
  });
}

/** The books that the account of this session holds, as the last round learned it; those not in this browser can be fetched. */
export const accountBooks = new Observable<readonly NamedBook[]>([]);

/** A later name of another device counts here too; books that this browser does not have are only remembered. */
export function learnBooks(there: readonly NamedBook[]): void {
  accountBooks.set(there);
  const here = settings.get('books');
  const changed = withLaterNames(here, there);
  if (changed !== here) settings.set('books', changed);
}

export function withLaterNames(here: readonly NamedBook[], there: readonly NamedBook[]): readonly NamedBook[] {
  const later = new Map(there.map((book) => [book.id, book]));
  const isLater = (book: NamedBook) => (later.get(book.id)?.namedAt ?? '') > (book.namedAt ?? '');
  if (!here.some(isLater)) return here;
  return here.map((book) => (isLater(book) ? (later.get(book.id) ?? book) : book));
}

/** Those that can be fetched. The first book is in every browser. */
export function missingHere(there: readonly NamedBook[], here: readonly NamedBook[]): readonly NamedBook[] {
  return there.filter(({ id }) => id !== FIRST_BOOK && here.every((book) => book.id !== id));
}

/** The book joins the list of this browser; when it is opened, the way to its content is asked first of all. */
export function fetchBook(book: NamedBook): void {
  const here = settings.get('books');
  if (here.some(({ id }) => id === book.id)) return;
  settings.set('books', [...here, { ...book, name: freeName(here, book.name) }]);
  browserStorage()?.setItem(bookKey('cryptax-cloud-wanted', book.id), 'true');
}

/** Two books of one name could not be told apart in a menu; the name in the account stays as it is. */
function freeName(here: readonly NamedBook[], name: string): string {
  let free = name;
  for (let no = 2; bookProblem(here, free) === 'name-taken'; no++) free = `${name.slice(0, 36)} ${no}`;
  return free;
}
