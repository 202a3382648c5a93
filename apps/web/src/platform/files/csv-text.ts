/**
 * A table as CSV: semicolons and a byte-order mark, so that a German Excel opens it as it is; decimal points, so that
 * no program guesses. A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
const SEPARATOR = ';';
const NEEDS_QUOTES = /[";\r\n]/;
/** Signed numbers stay numbers; everything else that begins like a formula is text. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(SEPARATOR)).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV by named columns: the head of a column and what stands in it are one entry, so that they cannot drift
 * apart. By the name in the head, in the order of the file.
 */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string>>;

export function csvTable<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  return csvText(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row))),
  );
}
