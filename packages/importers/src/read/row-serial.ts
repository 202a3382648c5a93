/** Numbers for rows that are looked at, so that what was found out about a row is never taken for another's. */
let last = 0;

export function nextSerial(): number {
  last = last === LARGEST ? 1 : last + 1;
  return last;
}

/** The largest that engines keep without making anything. */
const LARGEST = 2 ** 30 - 1;
