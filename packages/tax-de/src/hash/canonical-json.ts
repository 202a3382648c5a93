/**
 * One text per value: keys in code-unit order, no spaces, absent and undefined fields left out. Two equal inputs
 * give the same text on every engine, so their hash is the same. It comes in pieces, because the text of a large
 * report would not fit comfortably into memory at once.
 */
const PIECE = 32_768;

export function canonicalJson(value: unknown): string {
  let text = '';
  writeCanonicalJson(value, (piece) => {
    text += piece;
  });
  return text;
}

export function writeCanonicalJson(value: unknown, write: (piece: string) => void): void {
  let buffer = '';
  const visit = (node: unknown): void => {
    if (typeof node === 'string') buffer += JSON.stringify(node);
    else if (Array.isArray(node)) visitArray(node);
    else if (typeof node === 'object' && node !== null) visitObject(node as Readonly<Record<string, unknown>>);
    else buffer += JSON.stringify(node) ?? 'null';
    if (buffer.length > PIECE) {
      write(buffer);
      buffer = '';
    }
  };
  const visitArray = (items: readonly unknown[]): void => {
    let separator = '[';
    for (const item of items) {
      buffer += separator;
      separator = ',';
      visit(item);
    }
    buffer += items.length === 0 ? '[]' : ']';
  };
  const visitObject = (fields: Readonly<Record<string, unknown>>): void => {
    let separator = '{';
    for (const key of Object.keys(fields).sort()) {
      if (fields[key] === undefined) continue;
      buffer += `${separator}${JSON.stringify(key)}:`;
      separator = ',';
      visit(fields[key]);
    }
    buffer += separator === '{' ? '{}' : '}';
  };
  visit(value);
  write(buffer);
}
