/**
 * Readers of single values: unknown in, typed value out, or undefined with an error noted. A reader gets the
 * field's place inside its event only for the message.
 */
import { formatInstant, parseInstant } from '@cryptax/kernel';
import { isFiat } from '../assets/fiat.ts';
import { LEDGER_FILE_LIMITS as LIMITS } from './ledger-file.ts';
import type { ReadContext } from './read-context.ts';

export type Reader = (raw: unknown, field: string, context: ReadContext) => unknown;

/** Digits with an optional fraction: no sign, no exponent, no grouping, so that every reader agrees. */
const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/;
const ZERO_DECIMAL = /^-?0+(?:\.0+)?$/;
const CANONICAL_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const FRACTION_OF_SECOND = /\.(\d+)(?=Z|[+-])/;

export function text(limit: number, multiline = false): Reader {
  return (raw, field, context) => {
    if (typeof raw !== 'string') return context.fail('field.wrong-type', field, { expected: 'text' });
    if (raw.length === 0) return context.fail('text.empty', field);
    if (raw.length > limit) return context.fail('text.too-long', field, { limit: String(limit) });
    if (hasControl(raw, multiline)) return context.fail('text.control-character', field);
    if (!multiline && raw.trim() !== raw) return context.fail('text.outer-space', field);
    return raw;
  };
}

export function oneOf(allowed: readonly string[]): Reader {
  return (raw, field, context) => {
    if (typeof raw !== 'string') return context.fail('field.wrong-type', field, { expected: 'text' });
    if (allowed.includes(raw)) return raw;
    return context.fail('field.unknown-value', field, { value: raw.slice(0, 60), allowed: allowed.join(', ') });
  };
}

/** A field that says something by being there. */
export const mark: Reader = (raw, field, context) =>
  raw === true ? raw : context.fail('field.wrong-type', field, { expected: 'true' });

/** `positive` for quantities, `not-negative` for money, `signed` for results. */
export function decimalText(range: 'positive' | 'not-negative' | 'signed'): Reader {
  return (raw, field, context) => {
    if (typeof raw === 'number') return context.fail('decimal.not-text', field, { value: String(raw) });
    if (typeof raw !== 'string') return context.fail('field.wrong-type', field, { expected: 'decimal text' });
    if (raw.length > 2 * (LIMITS.integerDigits + LIMITS.fractionDigits)) return context.fail('decimal.too-long', field);
    if (!PLAIN_DECIMAL.test(raw)) return context.fail('decimal.malformed', field, { value: raw });
    const isZero = ZERO_DECIMAL.test(raw);
    if (range !== 'signed' && raw.startsWith('-')) return context.fail('decimal.negative', field, { value: raw });
    if (range === 'positive' && isZero) return context.fail('decimal.zero', field, { value: raw });
    return hasTooManyDigits(raw) ? context.fail('decimal.too-long', field) : raw;
  };
}

/** Any ISO instant that fits whole seconds, given back in the one form `2024-03-01T23:00:00Z`. */
export const instant: Reader = (raw, field, context) => {
  if (typeof raw !== 'string') return context.fail('field.wrong-type', field, { expected: 'text' });
  const value = raw.slice(0, 60);
  const parsed = parseInstant(value);
  if (!parsed.ok) return context.fail(parsed.error.code, field, { value });
  if (CANONICAL_INSTANT.test(raw)) return raw;
  const fraction = FRACTION_OF_SECOND.exec(raw)?.[1];
  if (fraction !== undefined && Number(fraction) !== 0) return context.fail('time.finer-than-second', field, { value });
  return formatInstant(parsed.value);
};

/** Money is never a lot (rule book 0.6); its euro value belongs into `valueEur`. */
export const coin: Reader = (raw, field, context) => {
  const asset = assetText(raw, field, context);
  if (typeof asset === 'string' && isFiat(asset)) return context.fail('asset.fiat', field, { asset });
  return asset;
};

/** The other way round: an entry of money has no coins. */
export const fiat: Reader = (raw, field, context) => {
  const asset = assetText(raw, field, context);
  if (typeof asset === 'string' && !isFiat(asset)) return context.fail('asset.not-fiat', field, { asset });
  return asset;
};

export const lineNumber: Reader = (raw, field, context) =>
  Number.isSafeInteger(raw) && (raw as number) >= 1 ? raw : context.fail('number.not-a-line', field);

/** A list without repetitions. */
export function listOf(read: Reader): Reader {
  return (raw, field, context) => {
    if (!Array.isArray(raw)) return context.fail('field.wrong-type', field, { expected: 'list' });
    if (raw.length === 0) return context.fail('list.empty', field);
    if (raw.length > LIMITS.list) return context.fail('list.too-long', field, { limit: String(LIMITS.list) });
    const values = raw.map((item: unknown, index) => read(item, `${field}[${index}]`, context));
    if (new Set(values).size < values.length) return context.fail('list.repeated', field);
    return values;
  };
}

const assetText = text(LIMITS.asset);

function hasTooManyDigits(raw: string): boolean {
  const point = raw.indexOf('.');
  const integer = (point < 0 ? raw.length : point) - (raw.startsWith('-') ? 1 : 0);
  return integer > LIMITS.integerDigits || (point >= 0 && raw.length - point - 1 > LIMITS.fractionDigits);
}

/** Control characters could rewrite a terminal or a report line; notes may hold line breaks and tabs. */
function hasControl(value: string, multiline: boolean): boolean {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code >= 0x20 && (code < 0x7f || code > 0x9f)) continue;
    if (!multiline || (code !== 0x0a && code !== 0x0d && code !== 0x09)) return true;
  }
  return false;
}
