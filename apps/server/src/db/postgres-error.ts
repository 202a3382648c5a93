/** What the driver throws, as a `DbError`: errors of the server keep their SQLSTATE, all others are a lost connection. */
import { DbError } from './db.ts';

export function toDbError(error: unknown): DbError {
  if (error instanceof DbError) return error;
  const { code, message, detail, hint } = error as Partial<DbError> & Error;
  // EPIPE and its kin look like a SQLSTATE, but no class begins with E.
  const state = code !== undefined && /^(?!E)[0-9A-Z]{5}$/.test(code) ? code : '08006';
  return new DbError(state, message, detail ?? null, hint ?? null);
}
