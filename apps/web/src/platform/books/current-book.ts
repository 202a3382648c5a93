/**
 * Which book this tab works on. A tab keeps its book when it is reloaded, whatever other tabs show; a new tab begins with the
 * book that was opened last. Read once: a tab goes to another book by loading the page anew, so that nothing of the one
 * before is left in memory.
 */
import { browserStorage } from '../settings/settings-store.ts';
import { BOOK_LIST, FIRST_BOOK } from './book-names.ts';

const KEY = 'cryptax-book';

/** The page's only: a worker is given its book by the page. */
export const CURRENT_BOOK = currentBook(tabStorage(), browserStorage());

export function currentBook(tab: Storage | null, browser: Storage | null): string {
  const wanted = read(tab, KEY) ?? read(browser, KEY) ?? FIRST_BOOK;
  const list = BOOK_LIST.read(read(browser, BOOK_LIST.key) ?? '') ?? BOOK_LIST.fallback();
  return list.some(({ id }) => id === wanted) ? wanted : FIRST_BOOK;
}

/** From the next page load on. */
export function rememberBook(id: string): void {
  for (const storage of [tabStorage(), browserStorage()]) keep(storage, id);
}

/** Where storage is denied there are no other books either. */
function keep(storage: Storage | null, id: string): void {
  try {
    storage?.setItem(KEY, id);
  } catch {
    return;
  }
}

function read(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
