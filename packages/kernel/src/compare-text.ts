/** Order of texts by their characters, the same in every language: for ids, days and moments, not for names people read. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
