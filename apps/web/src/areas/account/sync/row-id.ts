/** Ids that every device of an account makes alike, so that the same thing is never stored twice. */

/** A UUID made of the account and what the row stands for. */
export async function rowId(userId: string, name: string): Promise<string> {
  const hex = await hexHash(new TextEncoder().encode(`${userId} ${name}`));
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** SHA-256. */
export async function hexHash(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
