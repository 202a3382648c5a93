/**
 * How names from the ledger are written for people. Pages without a ledger write them as they are; the ledger's client knows
 * the names of tokens and says so here, which keeps them out of the landing page.
 */
let write = (text: string): string => text;

export function readable(text: string): string {
  return write(text);
}

export function setReadable(next: (text: string) => string): void {
  write = next;
}
