/** The rules and addresses of the user: listed, tried, kept, put in order, applied. Every change is a step that can be undone. */
import { compareText, err, ok } from '@cryptax/kernel';
import { CHAINS } from '@cryptax/onchain';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { EditDone } from '../../../../platform/ledger/edit-types.ts';
import type { BookCertainty, CertaintyAfter } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { labelRules } from '../../../../platform/ledger/worker/kept-settings.ts';
import { labelledBy } from '../../../../platform/ledger/worker/relabel-event.ts';
import type { AnswerRule, PartyDraft, RuleBook, RuleDraft, RuleTrial } from '../../rule-types.ts';
import { planAnswers } from '../review/plan-fixes.ts';
import { addressPreset, answerRulePreset, keptRules, rulePresetOf } from './kept-rules.ts';
import { metAddresses } from './met-addresses.ts';
import { fixesOf, ruleAnswers } from './rule-answers.ts';
import { ruleOfAddress } from './rule-match.ts';
import { tryRule } from './try-rule.ts';

const RULES_APPLIED = 'review.rule.apply';
const ON_TRIAL = 'on-trial';

export function createRuleHandlers(
  { withBook, editing }: Pick<WorkerContext, 'withBook' | 'editing'>,
  certainty: BookCertainty,
  after: CertaintyAfter,
) {
  return {
    ruleBook: (book: Book): Answer<RuleBook> =>
      withBook(book, async (open, { store }) => {
        const kept = await keptRules(store);
        if (!kept.ok) return kept;
        const answers: Record<string, number> = {};
        for (const { ruleId } of ruleAnswers(open, kept.value).values()) answers[ruleId] = (answers[ruleId] ?? 0) + 1;
        const chains = CHAINS.map(({ id, name }) => ({ id, name })).sort((a, b) => compareText(a.name, b.name));
        const labels = await labelRules(store);
        if (!labels.ok) return labels;
        return ok({
          ...kept.value,
          labels: labels.value.map((rule) => ({ ...rule, labelled: labelledBy(open.loaded.stored, rule) })),
          chains,
          answers,
          met: metAddresses(open, kept.value.addresses),
        });
      }),
    /** An edited rule is tried in its place, a new one behind all others. */
    tryRule: (book: Book, { id, ...draft }: RuleDraft): Answer<RuleTrial> =>
      withBook(book, async (open, live) => {
        const kept = await keptRules(live.store);
        if (!kept.ok) return kept;
        const { rules } = kept.value;
        const place = rules.findIndex((rule) => rule.id === id);
        const before = place < 0 ? rules : rules.slice(0, place);
        return tryRule({ open, live, certainty, after, before, rule: { ...draft, id: ON_TRIAL } });
      }),
    tryAddress: (book: Book, party: PartyDraft): Answer<RuleTrial> =>
      withBook(book, async (open, live) => {
        const kept = await keptRules(live.store);
        if (!kept.ok) return kept;
        const [rule] = ruleOfAddress({ ...party, id: ON_TRIAL }) as readonly [AnswerRule];
        return tryRule({ open, live, certainty, after, before: kept.value.rules, rule });
      }),
    /** Gives back its id. */
    saveAnswerRule: (draft: RuleDraft): Answer<string> =>
      editing(async ({ store }) => {
        const preset = await rulePresetOf(draft, store);
        if (!preset.ok) return preset;
        const saved = await store.presets.save(preset.value);
        return saved.ok ? ok(preset.value.id) : saved;
      }),
    /** All rules in their new order. */
    orderRules: (ids: readonly string[]): Answer<void> =>
      editing(async ({ store }) => {
        const kept = await keptRules(store);
        if (!kept.ok) return kept;
        const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
        const sorted = kept.value.rules.toSorted((a, b) => place(a.id) - place(b.id));
        return store.presets.change('rule.order', sorted.map(answerRulePreset));
      }),
    saveAddress: (party: PartyDraft): Answer<void> =>
      editing(async ({ store }) => {
        const preset = addressPreset(party);
        // Another address under the same entry: the old name goes with the new one in one step.
        const old =
          party.id === undefined || party.id === preset.id ? [] : [{ kind: 'address', id: party.id } as const];
        return store.presets.change('address.save', [preset], old);
      }),
    removeAddress: (id: string): Answer<void> => editing(({ store }) => store.presets.remove('address', id)),
    /** Everything that rules and addresses answer, or one of them alone, as one step. */
    applyRules: (book: Book, ruleId?: string): Answer<EditDone> =>
      editing(async ({ store, books }) => {
        const open = await books.get(book);
        if (!open.ok) return open;
        const kept = await keptRules(store);
        if (!kept.ok) return kept;
        const all = ruleAnswers(open.value, kept.value);
        const answers = ruleId === undefined ? all : new Map([...all].filter(([, each]) => each.ruleId === ruleId));
        const change = await planAnswers(open.value, fixesOf(answers), RULES_APPLIED);
        if (!change.ok) return change;
        const applied = await store.events.apply(book, open.value.loaded.revision, change.value);
        if (!applied.ok) return err(applied.error);
        return ok({ revision: applied.value.revision, changed: answers.size, eventIds: [] });
      }),
  };
}
