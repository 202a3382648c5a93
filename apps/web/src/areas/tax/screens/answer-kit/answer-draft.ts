/** What is ticked and typed, and the request it makes. */
import { ANSWER_POINTS, type AnswerPoint, type AnswerRequest, type LetterFacts } from '@cryptax/reports/answer';

export interface AnswerDraft {
  readonly years: readonly number[];
  readonly points: readonly AnswerPoint[];
  /** Without any of these, everything. */
  readonly wallets: readonly string[];
  readonly addresses: readonly string[];
  readonly letter: LetterFacts;
}

/** What nearly every letter asks for, of the last year that is over. */
const USUAL: readonly AnswerPoint[] = ['overview', 'platforms', 'disposals', 'income', 'balances', 'method'];

export function firstDraft(years: readonly number[]): AnswerDraft {
  const over = years.length > 1 ? years.slice(1, 2) : years.slice(0, 1);
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
  return { years: over, points: USUAL, wallets: [], addresses: [], letter };
}

/** In the order of the list and of time, whatever was ticked first; null where nothing is asked. */
export function requestOf({ years, points, wallets, addresses, letter }: AnswerDraft): AnswerRequest | null {
  if (years.length === 0 || points.length === 0) return null;
  const text = (value: string) => value.trim();
  return {
    years: [...years].sort((a, b) => a - b),
    points: ANSWER_POINTS.filter((point) => points.includes(point)),
    wallets: wallets.length + addresses.length === 0 ? null : wallets,
    addresses,
    letter: {
      ...letter,
      office: text(letter.office),
      reference: text(letter.reference),
      taxNumber: text(letter.taxNumber),
    },
  };
}

/** The part of a request that the check depends on: typing a reference does not ask anew. */
export function checkedPart(request: AnswerRequest): AnswerRequest {
  const { deadline } = request.letter;
  return { ...request, letter: { office: '', reference: '', taxNumber: '', writtenOn: '', deadline } };
}

export function toggled<T>(list: readonly T[], item: T, isChosen: boolean): readonly T[] {
  return isChosen ? [...list, item] : list.filter((other) => other !== item);
}
