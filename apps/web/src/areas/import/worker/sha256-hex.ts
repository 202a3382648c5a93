/** SHA-256 as lower-case hex; undefined where the page's origin gives no digest (plain http on another host). */
export async function sha256Hex(bytes: BufferSource): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
