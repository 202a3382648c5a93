/**
 * The entry of a table under a word from a file. A plain object also answers to words such as `constructor`, which it
 * never was given; a file may hold them.
 */
export function ownEntry<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
