/**
 * An empty, migrated database as a file, so that the first start on a new folder copies instead of building one.
 * It lies in the cache and is named by everything that went into it; without it the start is only slower.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Db } from './db.ts';
import type { Migration } from './migrations.ts';
import { findServerRoot } from './server-root.ts';

export function templatePath(migrations: readonly Migration[]): string {
  const hash = createHash('sha256').update(pgliteVersion());
  for (const { name, sha256 } of migrations) hash.update(`${name} ${sha256}\n`);
  const cache = join(findServerRoot(), '..', '..', 'node_modules', '.cache', 'cryptax', 'database');
  return join(cache, `${hash.digest('hex').slice(0, 24)}.tar.gz`);
}

export function findTemplate(migrations: readonly Migration[]): string | undefined {
  const path = templatePath(migrations);
  return existsSync(path) ? path : undefined;
}

/** Only from a database that was just made: nobody's rows are in it. A cache that cannot be written is no error. */
export async function keepTemplate(db: Db, migrations: readonly Migration[]): Promise<void> {
  const path = templatePath(migrations);
  const dump = await db.dump();
  if (dump === null) return;
  const working = `${path}.${randomUUID()}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(working, dump);
    renameSync(working, path);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function pgliteVersion(): string {
  const require = createRequire(join(findServerRoot(), 'package.json'));
  const entry = require.resolve('@electric-sql/pglite');
  const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string };
  return version;
}
