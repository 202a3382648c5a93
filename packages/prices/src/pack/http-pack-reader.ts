/** Reads the files of a pack below an address, for pages and for packs on a server. */
import type { ReadPackFile } from './open-pack.ts';

export function httpPackReader(fetch: (url: string) => Promise<Response>, baseUrl: string): ReadPackFile {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  return async (file) => {
    const response = await fetch(`${base}${file}`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
