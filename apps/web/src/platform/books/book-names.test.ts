import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOK_LIST, bookDatabase, bookKey, bookProblem, cleanBookName, FIRST_BOOK, readBooks } from './book-names.ts';
import { currentBook } from './current-book.ts';

function storage(values: Readonly<Record<string, string>>): Storage {
  return { getItem: (key: string) => values[key] ?? null } as unknown as Storage;
}

const ANNA = { id: 'b1', name: 'Anna', kind: 'spouse' } as const;
const FIRST = { id: FIRST_BOOK, name: '', kind: 'own' } as const;

test('the first book is the database and the preferences without an id', () => {
  expect([bookDatabase(FIRST_BOOK), bookDatabase('b1')]).toEqual(['cryptax-db', 'cryptax-db-b1']);
  expect([bookKey('cryptax-last-sync', FIRST_BOOK), bookKey('cryptax-last-sync', 'b1')]).toEqual([
    'cryptax-last-sync',
    'cryptax-last-sync@b1',
  ]);
  expect(BOOK_LIST.fallback()).toEqual([FIRST]);
});

test('of a damaged list every whole book is kept, once, and the first is always there', () => {
  expect(readBooks([null, 7, ANNA, { ...ANNA, name: 'Again' }, { id: '../x', name: 'x' }, { id: 'c' }])).toEqual([
    FIRST,
    ANNA,
  ]);
  expect(readBooks([{ ...ANNA, kind: 'unheard' }])?.[1]).toMatchObject({ kind: 'client' });
  expect(readBooks({})).toBeUndefined();
});

test('a name is one line of what can be seen, and two books never share one', () => {
  expect(cleanBookName('  Anna\n\u200bMuster \u202e')).toBe('Anna Muster');
  const books = [FIRST, ANNA];
  expect(bookProblem(books, ' anna ')).toBe('name-taken');
  expect(bookProblem(books, 'ANNA', 'b1')).toBeNull();
  expect(bookProblem(books, '\u0000 ')).toBe('no-name');
  expect(bookProblem(Array(50).fill(ANNA), 'Bernd')).toBe('too-many');
});

test('whatever is typed, the kept name is short, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const name = cleanBookName(text);
      expect([...name].length).toBeLessThanOrEqual(40);
      expect(cleanBookName(name)).toBe(name);
    }),
  );
});

test('a tab keeps its book, a new tab takes the last one, and a book that is gone gives the first', () => {
  const list = { 'cryptax-books': JSON.stringify([FIRST, ANNA, { ...ANNA, id: 'b2', name: 'Bernd' }]) };
  expect(currentBook(storage({ 'cryptax-book': 'b2' }), storage({ ...list, 'cryptax-book': 'b1' }))).toBe('b2');
  expect(currentBook(storage({}), storage({ ...list, 'cryptax-book': 'b1' }))).toBe('b1');
  expect(currentBook(storage({ 'cryptax-book': 'b9' }), storage(list))).toBe(FIRST_BOOK);
  expect(currentBook(null, null)).toBe(FIRST_BOOK);
});
