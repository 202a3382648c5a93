/** Cutting an amount into parts: the last one is always what is left, so the parts add up by themselves. */
import { compare, dec, equals, formatShortest, parseDecimal, subtract, sum, ZERO } from '@cryptax/kernel';

export type SplitState =
  | { readonly kind: 'ready'; readonly amounts: readonly string[]; readonly rest: string }
  | { readonly kind: 'open'; readonly rest: string | null };

/** `typed` are all parts but the last. */
export function splitState(whole: string, typed: readonly (string | null)[]): SplitState {
  const parts = typed.flatMap((text) => {
    const part = text === null ? undefined : parseDecimal(text);
    return part?.ok && compare(part.value, ZERO) > 0 ? [part.value] : [];
  });
  const rest = subtract(dec(whole), sum(parts));
  const restText = compare(rest, ZERO) > 0 ? formatShortest(rest) : null;
  if (parts.length < typed.length || restText === null || equals(rest, ZERO)) return { kind: 'open', rest: restText };
  return { kind: 'ready', amounts: [...parts.map(formatShortest), restText], rest: restText };
}
