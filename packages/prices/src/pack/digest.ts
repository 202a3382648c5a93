/** SHA-256 as lower-case hex through WebCrypto, which page (secure origins), worker and Node all have. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

export const sha256: Digest = async (bytes) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
