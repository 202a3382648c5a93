/** For tests of connections: records by hand beside fixtures of files, and the claim that both are one history. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defined } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { expect } from 'vitest';
import { connectionFile } from '../connections/connection-file.ts';
import { connectionFormat } from '../connections/connection-format.ts';
import type { ConnectionRecord } from '../connections/connection-record.ts';
import { importFiles } from '../import-files.ts';
import type { ImportOptions, ImportResult } from '../import-types.ts';
import type { InputFile } from '../read/input-file.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

export function fixture(path: string): InputFile {
  return { name: path.replace('/', '-'), content: new Uint8Array(readFileSync(`${FIXTURES}/${path}`)) };
}

export interface Connected {
  readonly file: InputFile;
  readonly options: ImportOptions;
}

export function connected(exchange: string, records: readonly ConnectionRecord[]): Connected {
  const { format, text } = connectionFile(exchange, exchange, records);
  const name = `${exchange} API.csv`;
  return {
    file: { name, content: new TextEncoder().encode(text) },
    options: { answers: { [name]: { format } }, formats: [connectionFormat(exchange, exchange)], timezone: 'UTC' },
  };
}

export const ledgerOf = (result: ImportResult) => ({
  rowKeys: result.rowKeys(),
  events: result.events,
  candidates: result.candidates,
});

const leg = (part: { readonly amount: string; readonly asset: string } | undefined) =>
  part === undefined ? '' : `${part.amount} ${part.asset}`;

export function line(event: LedgerEvent): string {
  const money = event.valueOrigin?.amount ?? ('valueEur' in event ? event.valueEur : undefined);
  const parts = ['in' in event ? leg(event.in) : '', 'out' in event ? leg(event.out) : '', money ?? '', leg(event.fee)];
  return `${event.at} ${event.kind} ${parts.join(' | ')}`;
}

export const trade = (
  id: string,
  at: string,
  received: readonly [string, string],
  given: readonly [string, string],
  fee?: readonly [string, string],
): ConnectionRecord => ({
  kind: 'trade',
  id,
  at,
  in: { amount: received[0], asset: received[1] },
  out: { amount: given[0], asset: given[1] },
  ...defined({ fee: fee === undefined ? undefined : { amount: fee[0], asset: fee[1] } }),
});

export const entry = (
  id: string,
  at: string,
  word: string,
  amount: string,
  asset: string,
  more: object = {},
): ConnectionRecord => ({
  kind: 'entry',
  id,
  at,
  word,
  change: { amount, asset },
  ...more,
});

/** Imports file then interface, interface then file, and both at once: each time the same events, and nothing twice. */
export async function oneHistory(
  file: InputFile,
  api: Connected,
  expected: { readonly events: number; readonly moves?: number },
): Promise<void> {
  const { events, moves = 0 } = expected;
  const filed = await importFiles([file], { timezone: 'UTC' });
  const reported = await importFiles([api.file], api.options);
  expect([reported.events.length, reported.candidates.length]).toEqual([events, moves]);
  const after = await importFiles([api.file], { ...api.options, known: ledgerOf(filed) });
  expect(after.events.map(line)).toEqual([]);
  expect(after.candidates).toEqual([]);
  expect(after.files[0]?.duplicates).toBe(after.files[0]?.rows);
  const before = await importFiles([file], { timezone: 'UTC', known: ledgerOf(reported) });
  expect(before.events.length + before.candidates.length).toBe(
    filed.events.length + filed.candidates.length - events - moves,
  );
  const both = await importFiles([file, api.file], api.options);
  expect(both.events.map(line)).toEqual(filed.events.map(line));
  expect(both.candidates.length).toBe(filed.candidates.length);
}
