/** Who is asking, for rate limits (whole address, hashed) and for the user's list of sessions (shortened). */
import { isIPv4 } from 'node:net';
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
