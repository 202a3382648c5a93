/**
 * The books of this browser by name: one per person, so that every person has own wallets, profile, limits and reports.
 * Each is a database of its own; the list beside them holds nothing but names. Every browser has the first book, whose database
 * and preferences go by names without an id.
 */
import { json } from '../settings/settings-store.ts';

export const BOOK_KINDS = ['own', 'spouse', 'client'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export interface NamedBook {
  readonly id: string;
  /** Empty as long as the first book has no name of its own. */
  readonly name: string;
  readonly kind: BookKind;
  /** When it got this name; of two devices' names the later one counts. */
  readonly namedAt?: string;
}

export const FIRST_BOOK = 'first';
const FIRST: NamedBook = { id: FIRST_BOOK, name: '', kind: 'own' };

export const LONGEST_NAME = 40;
/** A browser is no practice software: beyond this the menu is no list that a person reads. */
const MOST_BOOKS = 50;

/** Part of database and lock names, and of addresses between parts of the program: nothing but letters and digits. */
const ID = /^[a-z0-9]{1,32}$/;

export function isBookId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** What is kept may be damaged: whatever is no id is left out. */
export function readBookIds(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter(isBookId) : undefined;
}

export function bookDatabase(id: string): string {
  return id === FIRST_BOOK ? 'cryptax-db' : `cryptax-db-${id}`;
}

/** The key of a preference that belongs to one book. */
export function bookKey(key: string, id: string): string {
  return id === FIRST_BOOK ? key : `${key}@${id}`;
}

/** One line, without what cannot be seen, no longer than a menu can show. */
export function cleanBookName(text: string): string {
  const shown = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...shown].slice(0, LONGEST_NAME).join('').trim();
}

/** What is kept may be damaged or foreign: whatever is no book is left out, and the first one is always there. */
export function readBooks(value: unknown): readonly NamedBook[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = new Map<string, NamedBook>();
  for (const each of value.slice(0, MOST_BOOKS)) {
    const { id, name, kind, namedAt } = (typeof each === 'object' && each !== null ? each : {}) as Record<
      string,
      unknown
    >;
    if (!isBookId(id) || found.has(id) || typeof name !== 'string') continue;
    const known = BOOK_KINDS.find((one) => one === kind) ?? 'client';
    const at = typeof namedAt === 'string' && !Number.isNaN(Date.parse(namedAt)) ? { namedAt } : {};
    found.set(id, { id, name: cleanBookName(name), kind: known, ...at });
  }
  const first = found.get(FIRST_BOOK) ?? FIRST;
  return [first, ...[...found.values()].filter(({ id }) => id !== FIRST_BOOK)];
}

export const BOOK_LIST = json('cryptax-books', readBooks, [FIRST]);

export type BookProblem = 'no-name' | 'name-taken' | 'too-many';

/** Two books of one name could not be told apart in a menu. */
export function bookProblem(books: readonly NamedBook[], name: string, id?: string): BookProblem | null {
  const wanted = cleanBookName(name);
  if (wanted === '') return 'no-name';
  if (books.some((book) => book.id !== id && fold(book.name) === fold(wanted))) return 'name-taken';
  return id === undefined && books.length >= MOST_BOOKS ? 'too-many' : null;
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
