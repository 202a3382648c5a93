/**
 * Decimal dot or comma, decided once per column over the whole file. One cell may prove a style: two different marks,
 * a repeated mark, or a mark not followed by exactly three digits. `1.234` alone proves nothing. If a column stays open, other
 * columns of the file decide, then the format's own habit; only a file with no proof and no habit is asked about.
 */
import type { NumberStyle } from './number-text.ts';

export interface StyleEvidence {
  /** Cells that can only be read with a decimal dot / comma, and cells that would mean different numbers. */
  dot: number;
  comma: number;
  open: number;
  /** Cells whose mark is surely a decimal one, and numbers without a mark. */
  fractions: number;
  whole: number;
}

export function noEvidence(): StyleEvidence {
  return { dot: 0, comma: 0, open: 0, fractions: 0, whole: 0 };
}

/** Adds one cell, in one pass over its characters. */
export function weighCell(cell: string, evidence: StyleEvidence): void {
  let [dots, commas, last] = [0, 0, -1];
  let hasDigit = false;
  for (let i = 0; i < cell.length; i++) {
    const code = cell.charCodeAt(i);
    if (code === DOT) dots++;
    else if (code === COMMA) commas++;
    else {
      hasDigit ||= isDigit(code);
      continue;
    }
    last = i;
  }
  if (last < 0) {
    if (hasDigit) evidence.whole++;
    return;
  }
  const isDot = cell.charCodeAt(last) === DOT;
  const isMixed = dots > 0 && commas > 0;
  if (!isMixed && dots + commas > 1) evidence[isDot ? 'comma' : 'dot']++;
  else if (!isMixed && looksGrouped(cell, last)) evidence.open++;
  else {
    evidence[isDot ? 'dot' : 'comma']++;
    evidence.fractions++;
  }
}

const DOT = 46;
const COMMA = 44;

/** One to three digits (no leading zero) before and exactly three after the mark: 1.234 or 12,500. */
function looksGrouped(cell: string, at: number): boolean {
  let after = at + 1;
  while (isDigit(cell.charCodeAt(after))) after++;
  if (after - at !== 4) return false;
  let before = at;
  while (before > 0 && isDigit(cell.charCodeAt(before - 1))) before--;
  return before < at && at - before <= 3 && cell.charCodeAt(before) !== 48;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The style of one column, or undefined if its cells leave it open. Contradicting proofs: the habit wins per cell. */
export function columnStyle(evidence: StyleEvidence): NumberStyle | undefined {
  if (evidence.dot > 0 && evidence.comma === 0) return 'dot';
  if (evidence.comma > 0 && evidence.dot === 0) return 'comma';
  return undefined;
}
