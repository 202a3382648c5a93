/** The text files of an archive by name. */
import { strFromU8, unzipSync } from 'fflate';

export function zipTexts(bytes: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
}
