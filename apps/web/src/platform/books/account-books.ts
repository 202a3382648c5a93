/** The books that the account of this session holds, as the last round learned it; those not in this browser can be fetched. */
import { Observable } from '../observable.ts';
import { settings } from '../settings/settings.ts';
import { browserStorage } from '../settings/settings-store.ts';
import { bookKey, bookProblem, FIRST_BOOK, type NamedBook } from './book-names.ts';

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
