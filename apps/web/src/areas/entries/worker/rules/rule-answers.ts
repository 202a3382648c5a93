/** What the rules of a book answer now: of several that fit, the first one. */

import type { AnswerRule, ListedRule } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { answerRulesOf } from '../../../../platform/ledger/worker/rule-fits.ts';
import type { SimpleFix } from '../review/plan-fix.ts';
import { ruleFix } from './rule-match.ts';

export interface RuleAnswered {
  readonly ruleId: string;
  readonly fix: SimpleFix;
}

/** By card. */
export function ruleAnswers(open: OpenBook, rules: readonly ListedRule[]): ReadonlyMap<string, RuleAnswered> {
  return answersBy(open, rules.flatMap(answerRulesOf));
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
