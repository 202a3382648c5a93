/**
 * Looks into answers of exchanges. What comes is unknown until it is looked at: a missing field is undefined where that is
 * allowed and a `BadAnswer` where it is not. Numbers become plain decimal text, whether written as text or number.
 */
import { dec, formatShortest, multiply, parseDecimal } from '@cryptax/kernel';

/** The exchange answered something else than its documentation says. */
export class BadAnswer extends Error {
  constructor(what: string) {
    super(`unexpected answer: ${what}`);
    this.name = 'BadAnswer';
  }
}

type Step = string | number;

export function at(json: unknown, ...path: readonly Step[]): unknown {
  let here = json;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<Step, unknown>)[step];
  }
  return here;
}

export function list(json: unknown, ...path: readonly Step[]): readonly unknown[] {
  const found = at(json, ...path);
  if (Array.isArray(found)) return found;
  if (found === undefined || found === null) return [];
  throw new BadAnswer(`${path.join('.')} is no list`);
}

/** Undefined if absent or empty. */
export function textAt(json: unknown, ...path: readonly Step[]): string | undefined {
  const found = at(json, ...path);
  if (typeof found === 'number' && Number.isFinite(found)) return String(found);
  if (typeof found !== 'string') return undefined;
  const text = found.trim();
  return text === '' ? undefined : text;
}

export function needText(json: unknown, ...path: readonly Step[]): string {
  const text = textAt(json, ...path);
  if (text === undefined) throw new BadAnswer(`${path.join('.')} is missing`);
  return text;
}

/** Plain decimal text; undefined if absent, empty or a placeholder. */
export function decimalAt(json: unknown, ...path: readonly Step[]): string | undefined {
  const text = textAt(json, ...path);
  if (text === undefined) return undefined;
  const parsed = parseDecimal(text);
  return parsed.ok ? formatShortest(parsed.value) : undefined;
}

export function needDecimal(json: unknown, ...path: readonly Step[]): string {
  const text = decimalAt(json, ...path);
  if (text === undefined) throw new BadAnswer(`${path.join('.')} is no number`);
  return text;
}

export function needMillis(json: unknown, ...path: readonly Step[]): number {
  const value = Number(needText(json, ...path));
  if (!Number.isFinite(value) || value <= 0) throw new BadAnswer(`${path.join('.')} is no time`);
  return Math.floor(value);
}

/** `2021-11-25 12:59:59.322000` and `2019-02-28T12:35:20Z`; without a zone it is UTC. */
export function needDateText(json: unknown, ...path: readonly Step[]): number {
  const text = needText(json, ...path);
  const iso = text.replace(' ', 'T');
  const value = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`);
  if (Number.isNaN(value)) throw new BadAnswer(`${path.join('.')} is no date`);
  return value;
}

export function isZeroText(decimal: string): boolean {
  return /^-?0*\.?0*$/.test(decimal);
}

export function isNegative(decimal: string): boolean {
  return decimal.startsWith('-');
}

export function size(decimal: string): string {
  return isNegative(decimal) ? decimal.slice(1) : decimal;
}

export function times(a: string, b: string): string {
  return formatShortest(multiply(dec(a), dec(b)));
}
