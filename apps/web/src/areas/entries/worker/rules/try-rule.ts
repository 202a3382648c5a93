/** A rule on trial: what it would answer, what was answered before, and what the years would be. Nothing is written. */
import { add, compare, dec, formatShortest, ok, type Result, ZERO } from '@cryptax/kernel';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { BookCertainty, CertaintyAfter } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import { yearRanges } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { AnswerRule, RuleTrial } from '../../rule-types.ts';
import { entriesSettled, eventsOfAnswer } from '../review/answer-parts.ts';
import { planAnswers } from '../review/plan-fixes.ts';
import { answersBy, fixesOf } from './rule-answers.ts';
import { pastAnswer } from './rule-match.ts';

export interface Trial {
  readonly open: OpenBook;
  readonly live: LiveLedger;
  readonly certainty: BookCertainty;
  readonly after: CertaintyAfter;
  /** Rules that answer before it. */
  readonly before: readonly AnswerRule[];
  readonly rule: AnswerRule;
}

const EXAMPLES = 3;
const UNCHANGED: Pick<RuleTrial, 'years' | 'isUnbounded'> = { years: [], isUnbounded: false };

export async function tryRule(trial: Trial): Promise<Result<RuleTrial, LedgerError>> {
  const { open, before, rule } = trial;
  const all = answersBy(open, [...before, rule]);
  const own = new Map([...all].filter(([, { ruleId }]) => ruleId === rule.id));
  const alone = answersBy(open, [rule]);
  const past = { same: 0, other: 0 };
  for (const event of open.loaded.stored) {
    const answer = pastAnswer(rule, event, open);
    if (answer !== undefined) past[answer]++;
  }
  const cards = open.cards.filter(({ id }) => own.has(id));
  const changed = cards.length === 0 ? ok(UNCHANGED) : await changedYears(trial, fixesOf(own), cards);
  if (!changed.ok) return changed;
  const examples = cards
    .toSorted((a, b) => compare(worthOf(b), worthOf(a)))
    .flatMap(({ eventId }) => (eventId === undefined ? [] : (open.index.rowOf(eventId) ?? [])))
    .slice(0, EXAMPLES);
  const isPriced = cards.every(({ effectEur }) => effectEur !== undefined);
  const worth = formatShortest(cards.map(worthOf).reduce(add, ZERO));
  return ok({
    open: own.size,
    taken: alone.size - own.size,
    past,
    ...(isPriced && cards.length > 0 ? { worth } : {}),
    ...changed.value,
    examples,
  });
}

function worthOf({ effectEur = '0' }: CardDraft) {
  return dec(effectEur);
}

async function changedYears(
  { open, live, certainty, after: tryChange }: Trial,
  fixes: Parameters<typeof planAnswers>[1],
  cards: readonly CardDraft[],
): Promise<Result<typeof UNCHANGED, LedgerError>> {
  const change = await planAnswers(open, fixes, '');
  if (!change.ok) return change;
  const known = await certainty(open, live);
  if (!known.ok) return known;
  const tried = await tryChange(open, live, {
    upsert: eventsOfAnswer(change.value),
    remove: [...change.value.remove, ...entriesSettled(open.loaded, change.value)],
    rowsRead: cards.filter(({ kind, openIds = [] }) => kind !== 'unmatched-transfer' && openIds.length === 0).length,
  });
  if (!tried.ok) return tried;
  const now = yearRanges(tried.value);
  const ranges = new Map(now.map((range) => [range.year, range]));
  return ok({
    isUnbounded: now.some(({ privateSales, income }) =>
      [privateSales.low, privateSales.high, income.low, income.high].includes(null),
    ),
    years: yearRanges(known.value.certainty.years).flatMap((before) => {
      const after = ranges.get(before.year);
      const isSame = after === undefined || JSON.stringify(after) === JSON.stringify(before);
      return isSame ? [] : [{ year: before.year, before, after }];
    }),
  });
}
