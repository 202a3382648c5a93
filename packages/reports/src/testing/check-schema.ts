/**
 * Checks a value against a JSON schema, for the keywords that our own schema uses. A keyword it does not know is an
 * error, so nothing in the schema can pass unread.
 */
type Json = unknown;
type Schema = Readonly<Record<string, unknown>>;

const KNOWN = new Set([
  '$schema',
  '$id',
  '$ref',
  '$defs',
  'title',
  'description',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'pattern',
  'anyOf',
]);

/** Paths and reasons; empty if the value follows the schema. */
export function schemaErrors(root: Schema, value: Json): readonly string[] {
  return errorsOf(root, value, '$', root);
}

function errorsOf(schema: Schema, value: Json, path: string, root: Schema): readonly string[] {
  const unknown = Object.keys(schema).filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) return [`${path}: the schema uses ${unknown.join(', ')}`];
  if (typeof schema.$ref === 'string') return errorsOf(resolved(schema.$ref, root), value, path, root);
  if (Array.isArray(schema.anyOf)) {
    const fits = schema.anyOf.some((option: Schema) => errorsOf(option, value, path, root).length === 0);
    return fits ? [] : [`${path}: fits none of the alternatives: ${JSON.stringify(value)?.slice(0, 80)}`];
  }
  return [
    ...plainErrors(schema, value, path),
    ...objectErrors(schema, value, path, root),
    ...(Array.isArray(value) && schema.items !== undefined
      ? value.flatMap((item, index) => errorsOf(schema.items as Schema, item, `${path}[${index}]`, root))
      : []),
  ];
}

function resolved(ref: string, root: Schema): Schema {
  const name = /^#\/\$defs\/(\w+)$/.exec(ref)?.[1] ?? '';
  const found = (root.$defs as Readonly<Record<string, Schema>>)[name];
  if (found === undefined) throw new Error(`The schema has no ${ref}`);
  return found;
}

function plainErrors(schema: Schema, value: Json, path: string): readonly string[] {
  const { type, enum: allowed, pattern } = schema;
  const errors: string[] = [];
  if (typeof type === 'string' && typeOf(value) !== type) errors.push(`${path}: is ${typeOf(value)}, not ${type}`);
  if (Array.isArray(allowed) && !allowed.includes(value))
    errors.push(`${path}: ${JSON.stringify(value)} is not allowed`);
  if ('const' in schema && schema.const !== value) errors.push(`${path}: is not ${JSON.stringify(schema.const)}`);
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(String(value))) {
    errors.push(`${path}: ${JSON.stringify(value)} does not match ${pattern}`);
  }
  return errors;
}

function objectErrors(schema: Schema, value: Json, path: string, root: Schema): readonly string[] {
  if (typeOf(value) !== 'object') return [];
  const fields = value as Readonly<Record<string, Json>>;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  const required = (schema.required ?? []) as readonly string[];
  const missing = required.filter((name) => !(name in fields)).map((name) => `${path}.${name}: is missing`);
  const inner = Object.entries(fields).flatMap(([name, field]) => {
    const own = properties[name] ?? schema.additionalProperties;
    if (own === false) return [`${path}.${name}: is not described`];
    return own === undefined ? [] : errorsOf(own as Schema, field, `${path}.${name}`, root);
  });
  return [...missing, ...inner];
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
