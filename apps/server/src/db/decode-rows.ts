/**
 * Texts of the wire into values, the same for both engines: whole numbers, booleans, JSON and instants are decoded,
 * everything else (decimals above all) stays the exact text that the database sent.
 */
export interface WireResult {
  readonly fields: readonly { readonly name: string; readonly type: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly affected: number;
}

const DECODERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't' || text === 'true'],
  [20, Number],
  [21, Number],
  [23, Number],
  [114, (text) => JSON.parse(text) as unknown],
  [3802, (text) => JSON.parse(text) as unknown],
  [1114, instant],
  [1184, instant],
]);

export function decodeRows<Row>({ fields, rows }: WireResult): readonly Row[] {
  const decoders = fields.map(({ name, type }) => ({ name, decode: DECODERS.get(type) }));
  return rows.map((row) => {
    const decoded: Record<string, unknown> = {};
    for (const [index, { name, decode }] of decoders.entries()) {
      const text = row[index] ?? null;
      decoded[name] = text === null || decode === undefined ? text : decode(text);
    }
    return decoded as Row;
  });
}

/** PostgreSQL writes `2026-01-02 03:04:05.678+00`; the rest of the program speaks ISO 8601. It also knows infinity. */
function instant(text: string): string {
  if (text.endsWith('infinity') || text.endsWith('BC')) return text;
  return new Date(`${text.replace(' ', 'T')}${/[+-]\d\d$/.test(text) ? ':00' : ''}`).toISOString();
}

/** Every parameter goes as text; the statement casts it. */
export function encodeParams(params: readonly (string | number | boolean | null)[]): (string | null)[] {
  return params.map((value) => (value === null ? null : String(value)));
}
