/**
 * What a request prefers (`Prefer`, RFC 7240). What we do not know is left aside as the standard says, unless the caller
 * asks for strict handling: then it is refused, because he relies on it.
 */
import { refuse } from './rest-problem.ts';

export interface Preferences {
  readonly wantsRows: boolean;
  readonly wantsCount: boolean;
  readonly resolution: 'merge' | 'ignore' | null;
  readonly missingIsDefault: boolean;
  /** Do everything, answer, and keep nothing. */
  readonly rollsBack: boolean;
  readonly maxAffected: number | null;
}

const KNOWN = new Set([
  'handling=strict',
  'handling=lenient',
  'return=representation',
  'return=minimal',
  'count=exact',
  'count=planned',
  'count=estimated',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'missing=null',
  'tx=commit',
  'tx=rollback',
]);
const MAX_AFFECTED = /^max-affected=(\d{1,9})$/;

export function parsePrefer(header: string | undefined): Preferences {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
  const unknown = wishes.filter((wish) => !KNOWN.has(wish) && !MAX_AFFECTED.test(wish));
  if (wishes.includes('handling=strict') && unknown.length > 0) {
    const names = unknown.join(', ').slice(0, 200);
    throw refuse(400, 'PGRST122', 'Invalid preferences given with handling=strict', `Invalid preferences: ${names}`);
  }
  const most = wishes.map((wish) => MAX_AFFECTED.exec(wish)?.[1]).find((found) => found !== undefined);
  return {
    wantsRows: wishes.includes('return=representation'),
    wantsCount: wishes.some((wish) => wish.startsWith('count=') && KNOWN.has(wish)),
    resolution: resolutionOf(wishes),
    missingIsDefault: wishes.includes('missing=default'),
    rollsBack: wishes.includes('tx=rollback'),
    maxAffected: most === undefined ? null : Number(most),
  };
}

function resolutionOf(wishes: readonly string[]): Preferences['resolution'] {
  if (wishes.includes('resolution=merge-duplicates')) return 'merge';
  return wishes.includes('resolution=ignore-duplicates') ? 'ignore' : null;
}
