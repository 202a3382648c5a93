/** Ledger files as text, from two plain events, and what reading them gives. */
import { expect } from 'vitest';
import type { LedgerFileError } from '../file/ledger-file.ts';
import { parseLedgerFile } from '../file/parse-ledger-file.ts';

export const BUY = {
  id: 'e1',
  at: '2024-01-03T10:00:00Z',
  kind: 'buy',
  wallet: 'A',
  in: { asset: 'BTC', amount: '0.1' },
  valueEur: '4000.00',
};
export const SELL = {
  id: 'e2',
  at: '2024-02-03T10:00:00Z',
  kind: 'sell',
  wallet: 'A',
  out: { asset: 'BTC', amount: '0.05' },
  valueEur: '2500.00',
};

export function file(...events: readonly unknown[]): string {
  return JSON.stringify({ format: 'cryptax-ledger', version: 1, events });
}

export function read(text: string) {
  const result = parseLedgerFile(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export function errorsOf(text: string): readonly LedgerFileError[] {
  const result = parseLedgerFile(text);
  return result.ok ? [] : result.error;
}

/** The one error of a file whose only event is the purchase with some fields replaced. */
export function fault(change: object, base: object = BUY): Pick<LedgerFileError, 'code' | 'path'> | undefined {
  const [error, ...more] = errorsOf(file({ ...base, ...change }));
  expect(more).toEqual([]);
  return error && { code: error.code, path: error.path };
}
