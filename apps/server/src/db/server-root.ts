/** The folder `apps/server`, found from the sources as well as from a bundle in the cache: migrations lie there. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function findServerRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'apps', 'server');
    if (existsSync(join(candidate, 'migrations'))) return candidate;
  }
  throw new Error('The folder apps/server with its migrations is missing.');
}
