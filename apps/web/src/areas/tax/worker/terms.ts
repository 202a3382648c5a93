/** Lines of a formula. */
import { dec } from '@cryptax/kernel';
import type { Explanation, FigureId, Term, TermId } from '../explain-types.ts';

export type Derivation = Pick<Explanation, 'value' | 'blocks' | 'rules' | 'limitReached'>;

export function term(id: TermId, value: string, op: Term['op'], figure?: FigureId): Term {
  return { id, value, op, ...(figure === undefined ? {} : { figure }) };
}

export function unlessZero(line: Term): readonly Term[] {
  return isZero(line.value) ? [] : [line];
}

export function isZero(text: string): boolean {
  return dec(text).units === 0n;
}
