/**
 * Answers with their numbers as they stand. A number that a binary float cannot hold is put into quotes before parsing; short
 * ones stay numbers, because the library compares codes of errors with them.
 */
import { quoteNumbers } from '@cryptax/kernel';

/** Every decimal of up to so many digits survives the way through a float and back. */
const SAFE_DIGITS = 15;

export function parseAnswer(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(quoteNumbers(text, isLong));
  } catch {
    // Not JSON: the library then judges the text itself.
    return undefined;
  }
}

function isLong(token: string): boolean {
  const [digits = ''] = token.toLowerCase().split('e');
  return digits.replace(/^-?0*\.?0*|\./g, '').length > SAFE_DIGITS;
}
