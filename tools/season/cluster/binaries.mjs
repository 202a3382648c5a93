/** Where the programs of PostgreSQL and PgBouncer lie. The failover needs more of them than npm brings. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const POOLERS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** @returns {string} the newest installed PostgreSQL's folder of programs, or null */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PGBIN ?? '', ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'pg_rewind'))) ?? null;
}

export function findPgbouncer() {
  return POOLERS.find((path) => existsSync(path)) ?? null;
}

export const INSTALL_HINT = 'This needs PostgreSQL and PgBouncer: apt-get install postgresql pgbouncer (or set PGBIN).';
