/**
 * Workbooks that tell the same twice: beside the list of transactions eToro's statement has sheets of closed positions, dividends
 * and sums. The format of the list names them; their rows are left out with that reason instead of waiting for the user.
 */
import type { UnknownFormat } from './choose-format.ts';
import type { FormatMatch } from './detect/detect-format.ts';
import type { FileOutcome } from './file-outcome.ts';
import { RowAccount } from './map/row-outcome.ts';
import type { FileContent } from './read/read-tables.ts';
import type { Table } from './read/table.ts';

/** The list to which a sheet belongs, by the sheet's name. */
export type SheetOwners = ReadonlyMap<string, FormatMatch>;

export function sheetOwners(
  contents: readonly FileContent[],
  choose: (content: FileContent & { readonly kind: 'table' }) => { readonly match: FormatMatch } | UnknownFormat,
): SheetOwners {
  const owners = new Map<string, FormatMatch>();
  for (const content of contents) {
    if (content.kind !== 'table' || content.readings[0]?.sheet === undefined) continue;
    const choice = choose(content);
    if (!('match' in choice)) continue;
    for (const name of choice.match.definition.otherSheets ?? []) owners.set(name, choice.match);
  }
  return owners;
}

export function leftOutSheet(file: string, table: Table, { definition, confidence }: FormatMatch): FileOutcome {
  const account = new RowAccount();
  for (const { size, lines } of table.chunks()) {
    for (let i = 0; i < size; i++)
      account.settle(account.open(lines[i] ?? 0), { kind: 'ignored', code: 'other-sheet' });
  }
  return {
    file,
    format: definition.id,
    confidence,
    rows: account.close(() => ''),
    read: { table },
    problems: [],
    questions: [],
    candidates: [],
  };
}
