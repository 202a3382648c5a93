/**
 * Filters of a request as a tree. Each comes as `column=operator.value`, may begin with `not`, and may be grouped with
 * `and=(...)` and `or=(...)`. What does not parse is refused; nothing is guessed.
 */
import { badQuery } from './rest-problem.ts';

export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;
export type Comparison = keyof typeof COMPARISONS;
export const STATES = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' } as const;
export type State = keyof typeof STATES;

export type Filter =
  | { readonly kind: 'compare'; readonly column: string; readonly operator: Comparison; readonly value: string }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly column: string; readonly state: State }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'group'; readonly join: 'and' | 'or'; readonly filters: readonly Filter[] };

const MAX_DEPTH = 5;
const MAX_TERMS = 200;
const MAX_LIST = 1000;

/** Parameters that are no filters. */
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

export function parseFilters(query: URLSearchParams): readonly Filter[] {
  const filters = [...query]
    .filter(([name]) => !RESERVED.has(name))
    .map(([name, value]) => parseParameter(name, value));
  if (filters.length > MAX_TERMS) throw badQuery('too many filters');
  return filters;
}

function parseParameter(name: string, value: string): Filter {
  const group = /^(not\.)?(and|or)$/.exec(name);
  if (group === null) return parseCondition(name, value);
  const inner = parseGroup(group[2] === 'or' ? 'or' : 'and', value, 1);
  return group[1] === undefined ? inner : { kind: 'not', filter: inner };
}

function parseCondition(column: string, text: string): Filter {
  if (text.startsWith('not.')) return { kind: 'not', filter: parsePlain(column, text.slice(4)) };
  return parsePlain(column, text);
}

function parsePlain(column: string, text: string): Filter {
  const dot = text.indexOf('.');
  const operator = dot < 0 ? '' : text.slice(0, dot);
  const value = text.slice(dot + 1);
  if (operator === 'in') return { kind: 'in', column, values: parseList(value) };
  if (operator === 'is') {
    if (!isKey(STATES, value)) throw badQuery(`"is.${value.slice(0, 20)}" is not supported`);
    return { kind: 'is', column, state: value };
  }
  if (!isKey(COMPARISONS, operator)) throw badQuery(`failed to parse filter (${text.slice(0, 60)})`);
  const isPattern = operator === 'like' || operator === 'ilike';
  return { kind: 'compare', column, operator, value: isPattern ? value.replaceAll('*', '%') : value };
}

function parseGroup(join: 'and' | 'or', text: string, depth: number): Filter {
  if (depth > MAX_DEPTH) throw badQuery('filters are nested too deeply');
  const parts = splitList(text);
  if (parts.length === 0 || parts.length > MAX_TERMS) throw badQuery('failed to parse logic tree');
  return { kind: 'group', join, filters: parts.map((part) => parseMember(part, depth)) };
}

function parseMember(text: string, depth: number): Filter {
  const group = /^(not\.)?(and|or)(\(.*\))$/s.exec(text);
  if (group !== null) {
    const inner = parseGroup(group[2] === 'or' ? 'or' : 'and', group[3] ?? '', depth + 1);
    return group[1] === undefined ? inner : { kind: 'not', filter: inner };
  }
  const dot = text.indexOf('.');
  if (dot < 1) throw badQuery(`failed to parse filter (${text.slice(0, 60)})`);
  const condition = parseCondition(text.slice(0, dot), text.slice(dot + 1));
  return condition.kind === 'compare' ? { ...condition, value: unquote(condition.value) } : condition;
}

function parseList(text: string): readonly string[] {
  const values = splitList(text).map(unquote);
  if (values.length > MAX_LIST) throw badQuery(`a list may hold ${MAX_LIST} values`);
  return values;
}

/** Parts between commas at the outer level of `(...)`; quotes and inner brackets keep their commas. */
function splitList(text: string): readonly string[] {
  if (!text.startsWith('(') || !text.endsWith(')')) throw badQuery('a list needs brackets');
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quoted = false;
  const inner = text.slice(1, -1);
  for (let index = 0; index < inner.length; index++) {
    const sign = inner[index] ?? '';
    if (quoted && sign === '\\') {
      part += sign + (inner[++index] ?? '');
      continue;
    }
    if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '(') depth++;
    else if (!quoted && sign === ')') depth--;
    if (sign === ',' && !quoted && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  if (quoted || depth !== 0) throw badQuery('quotes or brackets do not match');
  return inner === '' ? [] : [...parts, part];
}

function unquote(text: string): string {
  const inner = /^"(.*)"$/s.exec(text)?.[1];
  return inner === undefined ? text : inner.replace(/\\(.)/gs, '$1');
}

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}
