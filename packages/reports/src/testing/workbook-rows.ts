/** The sheets of a workbook by name, each as rows of shown texts. */
import { read, utils } from '@e965/xlsx';

export function workbookRows(bytes: Uint8Array): ReadonlyMap<string, readonly (readonly string[])[]> {
  const { SheetNames, Sheets } = read(bytes, { type: 'array' });
  return new Map(
    SheetNames.map((name) => {
      const sheet = Sheets[name];
      const rows = sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
      return [name, rows.map((row) => row.map(String))];
    }),
  );
}
