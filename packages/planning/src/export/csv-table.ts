/**
 * A table as CSV by RFC 4180, with a byte order mark so that spreadsheets read umlauts. A cell that a spreadsheet would
 * run as a formula gets a leading apostrophe; numbers keep their sign.
 */
export function csvTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
