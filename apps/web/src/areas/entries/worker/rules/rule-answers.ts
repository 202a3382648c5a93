/** What the rules of a book answer now: of several that fit, the first one. */
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { AnswerRule } from '../../rule-types.ts';
import type { SimpleFix } from '../review/plan-fix.ts';
import type { KeptRules } from './kept-rules.ts';
import { ruleFix, ruleOfAddress } from './rule-match.ts';

export interface RuleAnswered {
  readonly ruleId: string;
  readonly fix: SimpleFix;
}

/** By card; rules written by hand come before what the address book says. */
export function ruleAnswers(open: OpenBook, { rules, addresses }: KeptRules): ReadonlyMap<string, RuleAnswered> {
  return answersBy(open, [...rules, ...addresses.flatMap(ruleOfAddress)]);
}

export function answersBy(open: OpenBook, rules: readonly AnswerRule[]): ReadonlyMap<string, RuleAnswered> {
  const found = new Map<string, RuleAnswered>();
  if (rules.length === 0) return found;
  for (const card of open.cards) {
    for (const rule of rules) {
      const fix = ruleFix(rule, card, open);
      if (fix === undefined || fix.kind === 'repair-gap') continue;
      found.set(card.id, { ruleId: rule.id, fix });
      break;
    }
  }
  return found;
}

export function fixesOf(answers: ReadonlyMap<string, RuleAnswered>): ReadonlyMap<string, SimpleFix> {
  return new Map(Array.from(answers, ([id, { fix }]) => [id, fix]));
}
