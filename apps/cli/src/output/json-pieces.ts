/**
 * One JSON document in pieces: the lists of a large ledger do not fit into one text, so their items are written
 * one by one and gathered into chunks of a size that streams like.
 */
const CHUNK = 65_536;

export function* jsonPieces(document: Readonly<Record<string, unknown>>): Generator<string> {
  let chunk = '';
  for (const piece of pieces(document)) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}\n`;
}

function* pieces(document: Readonly<Record<string, unknown>>): Generator<string> {
  let separator = '{\n ';
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ',\n ';
    if (Array.isArray(value) && value.length > 0) yield* list(value);
    else yield JSON.stringify(value);
  }
  yield separator === '{\n ' ? '{}' : '\n}';
}

function* list(items: readonly unknown[]): Generator<string> {
  for (const [index, item] of items.entries()) yield `${index === 0 ? '[' : ','}\n  ${JSON.stringify(item)}`;
  yield '\n ]';
}
