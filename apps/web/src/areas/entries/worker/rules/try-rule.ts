/** A rule on trial: what it would answer, what was answered before, and what the years would be. Nothing is written. */
import { add, compare, dec, formatShortest, ok, type Result, ZERO } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { YearRange } from '../../../../platform/ledger/certainty-types.ts';
import type { LabelRule } from '../../../../platform/ledger/edit-types.ts';
import { euroValueOf } from '../../../../platform/ledger/event-types.ts';
import type { AnswerRule, ListedRule, RuleTrial } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { BookCertainty, CertaintyAfter } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import { yearRanges } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { firstOf, labelledBy, relabel } from '../../../../platform/ledger/worker/relabel-event.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { AnswerTrial } from '../../entry-types.ts';
import { entriesSettled, eventsOfAnswer, movementsOfAnswer } from '../review/answer-parts.ts';
import { planAnswers } from '../review/plan-fixes.ts';
import { answersBy, fixesOf, pastAnswer } from './rule-match.ts';

interface OnLedger {
  readonly open: OpenBook;
  readonly live: LiveLedger;
  readonly certainty: BookCertainty;
  readonly after: CertaintyAfter;
}

export interface Trial extends OnLedger {
  /** Rules that answer before it. */
  readonly before: readonly AnswerRule[];
  readonly rule: AnswerRule;
}

const EXAMPLES = 3;
const UNCHANGED: AnswerTrial = { years: [], isUnbounded: false };

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

export interface LabelTrial extends OnLedger {
  readonly before: readonly ListedRule[];
  readonly label: LabelRule;
}

/** The same for a label: booked entries that it would name otherwise, and what that would change. */
export async function tryLabel(trial: LabelTrial): Promise<Result<RuleTrial, LedgerError>> {
  const { open, before, label } = trial;
  const { stored, valued, place } = open.loaded;
  const { named, taken } = namedByLabel(open.loaded, label, before);
  const years =
    named.length === 0 ? ok(UNCHANGED) : await yearsAfter(trial, { upsert: named, remove: [], rows: new Set() });
  if (!years.ok) return years;
  const worths = named.map(({ id }) => euroValueOf(valued[place.get(id) ?? -1] as LedgerEvent));
  const worth = (id: number) => dec(worths[id] ?? '0');
  const largest = named.map(({ id }, index) => ({ id, index })).sort((a, b) => compare(worth(b.index), worth(a.index)));
  const total = formatShortest(worths.map((_, index) => worth(index)).reduce(add, ZERO));
  return ok({
    open: named.length,
    taken,
    past: { same: labelledBy(stored, label), other: 0 },
    worth: named.length > 0 && worths.every((each) => each !== undefined) ? total : undefined,
    ...years.value,
    examples: largest.slice(0, EXAMPLES).flatMap(({ id }) => open.index.rowOf(id) ?? []),
  });
}

/** Entries that are there as a label would name them, without those about which a rule before it has the word. */
export function namedByLabel(book: LoadedBook, label: LabelRule, before: readonly ListedRule[]) {
  const own: ListedRule = { of: 'label', id: label.id, name: label.name, label };
  const fitting = book.stored.filter((event) => firstOf([own], event, book) !== undefined);
  const first = fitting.filter((event) => firstOf(before, event, book) === undefined);
  const named = first.flatMap((event) => {
    const changed = relabel(event, label.label);
    return changed.ok ? [changed.value] : [];
  });
  return { named, taken: fitting.length - first.length };
}

function worthOf({ effectEur = '0' }: CardDraft) {
  return dec(effectEur);
}

/** The years that answers to these cards would change, with everything else as it is. */
export async function changedYears(
  trial: OnLedger,
  fixes: Parameters<typeof planAnswers>[1],
  cards: readonly CardDraft[],
): Promise<Result<AnswerTrial, LedgerError>> {
  const { loaded } = trial.open;
  const change = await planAnswers(trial.open, fixes, '');
  if (!change.ok) return change;
  return yearsAfter(trial, {
    upsert: [...eventsOfAnswer(change.value), ...movementsOfAnswer(loaded, change.value)],
    remove: [...change.value.remove, ...entriesSettled(loaded, change.value)],
    rows: new Set(cards.map(({ id }) => id)),
  });
}

async function yearsAfter(
  { open, live, certainty, after: tryChange }: OnLedger,
  change: Parameters<CertaintyAfter>[2],
): Promise<Result<AnswerTrial, LedgerError>> {
  const known = await certainty(open, live);
  if (!known.ok) return known;
  const tried = await tryChange(open, live, change);
  if (!tried.ok) return tried;
  const now = yearRanges(tried.value);
  const old = yearRanges(known.value.certainty.years);
  const years = [...new Set([...old, ...now].map(({ year }) => year))].sort((a, b) => b - a);
  return ok({
    isUnbounded: now.some(({ privateSales, income }) =>
      [privateSales.low, privateSales.high, income.low, income.high].includes(null),
    ),
    years: years.flatMap((year) => {
      const [was, is] = [old, now].map((ranges) => ranges.find((range) => range.year === year));
      const [before, after] = [was ?? nothingLike(is), is ?? nothingLike(was)];
      if (before === undefined || after === undefined) return [];
      return JSON.stringify(after) === JSON.stringify(before) ? [] : [{ year, before, after }];
    }),
  });
}

/** A year in which nothing happens that the forms ask for: it has no range of its own. */
function nothingLike(other: YearRange | undefined): YearRange | undefined {
  if (other === undefined) return undefined;
  const none = { low: '0.00', high: '0.00' };
  return {
    ...other,
    complete: true,
    privateSales: none,
    income: none,
    tax: other.tax === undefined ? undefined : none,
  };
}
