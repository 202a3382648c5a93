/** A table whose format nobody knows: every row waits for the user; the first says what was tried. */
import type { UnknownFormat } from './choose-format.ts';
import type { FileOutcome } from './file-outcome.ts';
import { RowAccount } from './map/row-outcome.ts';
import type { Table } from './read/table.ts';

export function unknownFile(file: string, table: Table | undefined, unknown: UnknownFormat): FileOutcome {
  const { code, params, candidates } = unknown;
  const account = new RowAccount();
  for (const { size, lines } of table?.chunks() ?? []) {
    for (let i = 0; i < size; i++) {
      const ticket = account.open(lines[i] ?? 0);
      account.settle(ticket, { kind: 'review', ...(ticket === 0 ? { code, params } : LATER_ROW) });
    }
  }
  return {
    file,
    format: null,
    confidence: 0,
    rows: account.close(() => ''),
    read: table === undefined ? undefined : { table },
    problems: [],
    questions: [],
    candidates,
  };
}

const LATER_ROW = { code: 'file.unrecognised-row', params: {} } as const;
