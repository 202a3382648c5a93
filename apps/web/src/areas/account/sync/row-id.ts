import { sha256Hex } from '@cryptax/kernel';

/**
 * A UUID made of the account and what the row stands for: every device of an account makes the same one, so that the same
 * thing is never stored twice.
 */
export async function rowId(userId: string, name: string): Promise<string> {
  const hex = await sha256Hex(new TextEncoder().encode(`${userId} ${name}`));
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
