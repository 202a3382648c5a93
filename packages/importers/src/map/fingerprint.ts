/**
 * Fingerprint of a row's cells: 64 bits as text. Equal rows have equal fingerprints; among a million different rows two
 * agree by chance about once in thirty million files. Fast, because every row of every file is hashed; it identifies,
 * it does not protect.
 */
const SEPARATOR = 31;

export function fingerprint(cells: readonly string[], leaveOut?: ReadonlySet<number>): string {
  let a = 0x9e3779b1 | 0;
  let b = 0x85ebca77 | 0;
  /** Trailing empty cells come and go with spreadsheets. */
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '') width--;
  for (let column = 0; column < width; column++) {
    if (leaveOut?.has(column)) continue;
    const cell = cells[column] ?? '';
    for (let i = 0; i < cell.length; i++) {
      const code = cell.charCodeAt(i);
      a = Math.imul(a ^ code, 0x5bd1e995);
      b = Math.imul(b ^ code, 0x1b873593) ^ (b >>> 15);
      a ^= a >>> 13;
    }
    a = Math.imul(a ^ SEPARATOR, 0x5bd1e995);
    b = Math.imul(b ^ SEPARATOR, 0x1b873593);
  }
  return finish(a, b) + finish(b, a ^ 0x27d4eb2f);
}

/** Fingerprint of several texts in any order, for events made of several rows. */
export function fingerprintOf(texts: readonly string[]): string {
  return fingerprint([...texts].sort());
}

function finish(a: number, b: number): string {
  let hash = Math.imul(a ^ (b >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ b;
  return ((hash ^ (hash >>> 16)) >>> 0).toString(36).padStart(7, '0');
}
