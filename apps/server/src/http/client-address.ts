/** Who is asking, for rate limits (whole address, hashed) and for the user's list of sessions (shortened). */
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

export function clientAddress(context: Context, trustProxy: boolean): string {
  // The last entry is the one our own proxy added; the ones before it may be invented by the caller.
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const { incoming } = (context.env ?? {}) as NodeBindings;
  return forwarded || incoming?.socket?.remoteAddress || 'unknown';
}

export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0`;
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':')}::` : plain;
}

/** A customer with IPv6 has 2^64 addresses to ask from; limits count them as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
