import { sha256Hex } from '@cryptax/kernel';

/** The digest of a file; undefined where the page's origin gives none (plain http on another host). */
export async function fileDigest(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle === undefined ? undefined : sha256Hex(bytes);
}
