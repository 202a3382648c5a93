/** The queue of open questions, and what is known about one of them. */
import { missingInternalFiles } from '@cryptax/importers';
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { ListedRule } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { BookCertainty } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import { certaintyView, outsideCards } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import { keptRules } from '../../../../platform/ledger/worker/kept-rules.ts';
import type { KnownAddress, QuestionFacts, QuestionList, Remedy } from '../../question-types.ts';
import { ruleAnswers } from '../rules/rule-answers.ts';
import { knownAddresses } from './known-addresses.ts';
import { otherQuestions } from './other-questions.ts';
import { zoneRemedies } from './other-zones.ts';
import { questionFacts } from './question-facts.ts';
import { queueQuestions, UNASKED_TOKEN } from './question-groups.ts';

export function createQuestionHandlers(withBook: WithBook, certainty: BookCertainty) {
  return {
    questions: (book: Book): Answer<QuestionList> =>
      withBook(book, async (open, live) => {
        const known = await certainty(open, live);
        if (!known.ok) return known;
        const { groups, idle } = known.value.certainty;
        const unpriced = open.cards.filter(
          ({ kind, effectEur }) =>
            kind === 'missing-price' || (kind === 'unmatched-transfer' && effectEur === undefined),
        ).length;
        const kept = await keptRules(live.store);
        if (!kept.ok) return kept;
        const byRule = ruleAnswers(open, kept.value);
        return ok({
          view: certaintyView(open, known.value),
          questions: [
            ...queueQuestions(
              open,
              groups.filter(({ without }) => without !== true),
            ),
            ...otherQuestions(open, outsideCards(open, known.value)),
          ],
          idle,
          remedies: remediesOf([
            { kind: 'fetch-prices', count: unpriced },
            rulesSay(kept.value, byRule),
            knownRemedy(knownAddresses(open, byRule)),
            unaskedTokens(open),
            ...internalFiles(open),
            ...zoneRemedies(open.loaded),
          ]),
        });
      }),
    questionFacts: (book: Book, cardIds: readonly string[]): Answer<QuestionFacts> =>
      withBook(book, async (open) => {
        const wanted = new Set(cardIds);
        return ok(
          questionFacts(
            open,
            open.cards.filter(({ id }) => wanted.has(id)),
          ),
        );
      }),
  };
}

/** What rules and the address book answer, by the name of each. */
function rulesSay(
  rules: readonly ListedRule[],
  answers: ReturnType<typeof ruleAnswers>,
): Extract<Remedy, { kind: 'rules' }> {
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  const counts = new Map<string, number>();
  for (const { ruleId } of answers.values()) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  const by = Array.from(counts, ([id, count]) => ({ id, name: names.get(id) ?? '', count }));
  return { kind: 'rules', count: answers.size, by: by.sort((a, b) => b.count - a.count) };
}

function knownRemedy(answers: readonly KnownAddress[]): Remedy {
  return { kind: 'known-addresses', count: answers.reduce((sum, { cardIds }) => sum + cardIds.length, 0), answers };
}

/** One answer for all of them, whatever file they stand in. */
function unaskedTokens({ cards }: OpenBook): Remedy {
  const tokens = cards.filter(({ cause }) => cause.code === UNASKED_TOKEN);
  const years = new Set(tokens.flatMap(({ cause }) => (cause.params.year === undefined ? [] : [cause.params.year])));
  return {
    kind: 'unasked-tokens',
    count: tokens.length,
    cardIds: tokens.map(({ id }) => id),
    years: [...years].map(Number).sort((a, b) => a - b),
  };
}

function internalFiles({ loaded: { valued } }: OpenBook): readonly Remedy[] {
  return missingInternalFiles(valued).map(({ wallet, asset, missing, eventIds }) => ({
    kind: 'internal-file',
    count: eventIds.length,
    wallet,
    asset,
    missing,
  }));
}

/** What settles most comes first. */
function remediesOf(remedies: readonly Remedy[]): readonly Remedy[] {
  return remedies.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
