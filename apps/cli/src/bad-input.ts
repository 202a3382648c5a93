/** Input that cannot be used: ends the command with exit 2 and this one line on stderr. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Line breaks and control characters of foreign text would break the one line or rewrite the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
