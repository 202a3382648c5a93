/**
 * The rows of an answer as transactions: all of them or a failure. A row that is not what the service promises must not be
 * lost quietly, and an answer without its list is no empty history.
 */
import { err, type Json, ok, type Result } from '@cryptax/kernel';
import type { ReadFailure } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';

export function readParts(
  rows: readonly Json[] | undefined,
  partOf: (row: Json) => ChainTransaction | undefined,
): Result<readonly ChainTransaction[], ReadFailure> {
  const parts = rows?.flatMap((row) => partOf(row) ?? []);
  return parts === undefined || parts.length !== rows?.length ? err({ code: 'garbage' }) : ok(parts);
}
