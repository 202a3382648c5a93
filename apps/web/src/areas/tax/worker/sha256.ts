/**
 * SHA-256 of bytes that come piece by piece, by the browser's own digest. That one wants all of them at once, so what is longer
 * than a memory should hold twice goes through the package's own; so does everything on a page that has no digest (plain http).
 */
import { sha256Hex } from '@cryptax/kernel';
import { type HashBytes, Sha256 } from '@cryptax/tax-de';

const MOST_AT_ONCE = 64_000_000;

export async function sha256(write: Parameters<HashBytes>[0], mostAtOnce = MOST_AT_ONCE): Promise<string> {
  let kept: Uint8Array[] = [];
  let size = 0;
  let own = hasDigest() ? undefined : new Sha256();
  write((bytes) => {
    size += bytes.length;
    if (own === undefined && size > mostAtOnce) {
      own = new Sha256();
      for (const part of kept) own.updateBytes(part);
      kept = [];
    }
    if (own === undefined) kept.push(bytes.slice());
    else own.updateBytes(bytes);
  });
  if (own !== undefined) return own.digest();
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of kept) {
    whole.set(part, at);
    at += part.length;
  }
  return sha256Hex(whole);
}

function hasDigest(): boolean {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  return subtle !== undefined;
}
