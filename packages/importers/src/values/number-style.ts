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
}

export function noEvidence(): StyleEvidence {
  return { dot: 0, comma: 0, open: 0 };
}

/** Adds one cell. Cheap for the usual cell: one look for each mark. */
export function weighCell(cell: string, evidence: StyleEvidence): void {
  const dot = cell.indexOf('.');
  const comma = cell.indexOf(',');
  if (dot < 0 && comma < 0) return;
  if (dot >= 0 && comma >= 0) {
    if (cell.lastIndexOf('.') > cell.lastIndexOf(',')) evidence.dot++;
    else evidence.comma++;
    return;
  }
  const mark = dot >= 0 ? '.' : ',';
  const at = dot >= 0 ? dot : comma;
  const decimalBy = mark === '.' ? 'dot' : 'comma';
  const groupedBy = mark === '.' ? 'comma' : 'dot';
  if (cell.indexOf(mark, at + 1) >= 0) evidence[groupedBy]++;
  else if (looksGrouped(cell, at)) evidence.open++;
  else evidence[decimalBy]++;
}

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
