/** What the ministry's letter and the courts say about each order of use (rule book 4.2). */
import type { Method, Scope } from '@cryptax/ledger';

/** accepted = may stand in a report for the tax office; planning = comparison only, marked on each page. */
export type MethodStatus = 'accepted' | 'planning';

export interface MethodNote {
  readonly method: Method;
  readonly scope: Scope;
  readonly status: MethodStatus;
  readonly ref: string;
}

export const METHOD_NOTES: readonly MethodNote[] = [
  { method: 'FIFO', scope: 'wallet', status: 'accepted', ref: 'Rz. 61, 62 (simplification for the values)' },
  { method: 'AVERAGE', scope: 'wallet', status: 'accepted', ref: 'Rz. 61 (dates first in, first out; values average)' },
  { method: 'LIFO', scope: 'wallet', status: 'planning', ref: 'not in the letter; FG Nürnberg 22.01.2025, 3 K 760/22' },
  { method: 'HIFO', scope: 'wallet', status: 'planning', ref: 'not in the letter, no court support found' },
  { method: 'LOFO', scope: 'wallet', status: 'planning', ref: 'not in the letter, no court support found' },
  {
    method: 'FIFO',
    scope: 'global',
    status: 'planning',
    ref: 'not in the letter, which looks at each wallet (Rz. 62)',
  },
  { method: 'AVERAGE', scope: 'global', status: 'planning', ref: 'not in the letter, which looks at each wallet' },
  { method: 'LIFO', scope: 'global', status: 'planning', ref: 'not in the letter' },
  { method: 'HIFO', scope: 'global', status: 'planning', ref: 'not in the letter' },
  { method: 'LOFO', scope: 'global', status: 'planning', ref: 'not in the letter' },
];
