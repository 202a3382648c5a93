/** A reader of its own for the fixtures, so that the balances worked out from rows share nothing with the import. */
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { unzipSync } from 'fflate';

export interface PlainRow {
  /** Physical line, 1 = the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

function plainText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The commonest of three marks divides the cells; that is enough for our own fixtures. */
export function plainRows(text: string): readonly PlainRow[] {
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => text.split(b).length - text.split(a).length);
  const rows: PlainRow[] = [];
  let [cell, line, start, quoted] = ['', 1, 1, false];
  let cells: string[] = [];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells: cells.map(plainCell) });
    [cells, cell, start] = [[], '', line];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '\n') line++;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function plainCell(cell: string): string {
  return cell.replaceAll('\ufeff', '').trim();
}

/** The text of a fixture: a plain file, the one file of a zip, the first sheet of a workbook. */
export function fixtureText(name: string, bytes: Uint8Array): string {
  if (name.endsWith('.zip')) return plainText(Object.values(unzipSync(bytes))[0] as Uint8Array);
  if (!name.endsWith('.xlsx')) return plainText(bytes);
  const book = read(bytes, { type: 'array' });
  return utils.sheet_to_csv(Object.values(book.Sheets)[0] as WorkSheet);
}
