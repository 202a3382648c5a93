/** The sign before a line of a formula. An amount that is itself negative has its own: a second one would read as its opposite. */
import type { Term } from '../explain-types.ts';

export function termSign({ op, value }: Pick<Term, 'op' | 'value'>): '' | '+' | '−' {
  if (value.startsWith('-')) return '';
  return op === 'minus' ? '−' : op === 'plus' ? '+' : '';
}
