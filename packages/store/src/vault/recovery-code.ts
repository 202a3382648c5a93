/**
 * The code on paper that opens a locked database when its passphrase is forgotten: 30 letters and digits that cannot be
 * mistaken for each other (Crockford), 150 random bits, in groups of five.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 30;
const GROUP = 5;

export function newRecoveryCode(): string {
  // 256 is a multiple of 32: every letter is as likely as any other.
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]);
  const groups = Array.from({ length: LENGTH / GROUP }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP).join(''));
  return groups.join('-');
}

/** As it was typed, without what people read differently. */
export function normalCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
