/** What the long runs of `npm run season` take from the server's tests. */
export { openPostgres } from '../db/postgres-db.ts';
export { LoadUser } from './load-user.ts';
export { startRealPostgres } from './real-postgres.ts';
