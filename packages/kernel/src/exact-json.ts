/**
 * JSON whose numbers arrive as their own text: `{"eur":1.23e-05}` gives `{ eur: '1.23e-05' }`. JSON.parse alone makes
 * binary floats of them, and a price would no longer be what the service said.
 */
import { err, ok, type Result } from './result.ts';

export type Json = string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A string is passed over as a whole, a number is put in quotes; between tokens neither can occur inside the other. A
 * string without an end is passed over too, else each quote in it would be tried as a beginning.
 */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|-?\d[\d.eE+-]*/g;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export function parseExactJson(text: string): Result<Json, { readonly code: 'json.malformed' }> {
  try {
    // A damaged number stays as it is, so that JSON.parse refuses it.
    return ok(JSON.parse(quoteNumbers(text, (token) => NUMBER.test(token))) as Json);
  } catch {
    /** JSON.parse says nothing more that the caller could use: the text is not JSON. */
    return err({ code: 'json.malformed' });
  }
}

/** The text of some JSON with those of its numbers in quotes that `isWanted` picks. */
export function quoteNumbers(text: string, isWanted: (token: string) => boolean): string {
  return text.replace(STRING_OR_NUMBER, (token) => (!token.startsWith('"') && isWanted(token) ? `"${token}"` : token));
}

export function field(json: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  let here = json;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    if (Array.isArray(here)) here = typeof step === 'number' ? (here[step] as Json | undefined) : undefined;
    else here = Object.hasOwn(here, step) ? (here as { readonly [key: string]: Json })[step] : undefined;
  }
  return here;
}

export function textField(json: Json | undefined, ...path: readonly (string | number)[]): string | undefined {
  const found = field(json, ...path);
  return typeof found === 'string' ? found : undefined;
}

export function listField(json: Json | undefined, ...path: readonly (string | number)[]): readonly Json[] | undefined {
  const found = field(json, ...path);
  return Array.isArray(found) ? (found as readonly Json[]) : undefined;
}
