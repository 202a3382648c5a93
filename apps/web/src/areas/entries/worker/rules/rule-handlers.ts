/** The rules and addresses of the user: listed, tried, kept, put in order, applied. Every change is a step that can be undone. */
import { compareText, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { CHAINS } from '@cryptax/onchain';
import type { Book, Change, NewPreset } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../../platform/ledger/answer.ts';
import type { EditDone, LabelRule } from '../../../../platform/ledger/edit-types.ts';
import type {
  LabelDraft,
  ListedRule,
  MetAddress,
  PartyDraft,
  RuleBook,
  RuleDraft,
  RuleTrial,
} from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { BookCertainty, CertaintyAfter } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import {
  addressPreset,
  inItsPlace,
  keptRules,
  labelPreset,
  listedPreset,
  rulePresetOf,
} from '../../../../platform/ledger/worker/kept-rules.ts';
import { labelledBy } from '../../../../platform/ledger/worker/relabel-event.ts';
import { answerRulesOf, ruleOfAddress } from '../../../../platform/ledger/worker/rule-fits.ts';
import type { AnswerTrial } from '../../entry-types.ts';
import { planEdit } from '../edit/plan-edit.ts';
import type { SimpleFix } from '../review/plan-fix.ts';
import { planAnswers } from '../review/plan-fixes.ts';
import { fixesOf, ruleAnswers } from './rule-match.ts';
import { changedYears, namedByLabel, type Trial, tryLabel, tryRule } from './try-rule.ts';

const MOST = 50;

/** Addresses that answers have spoken about: candidates for the address book, the most used first. */
function metAddresses({ loaded: { stored } }: OpenBook, known: readonly string[]): readonly MetAddress[] {
  const isKnown = new Set(known.map((address) => address.toLowerCase()));
  const found = new Map<string, MetAddress>();
  for (const event of stored) {
    const { address } = event;
    const said = address === undefined ? undefined : partyOf(event);
    if (address === undefined || said === undefined || isKnown.has(address.toLowerCase())) continue;
    const key = address.toLowerCase();
    found.set(key, { ...said, address, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, MOST);
}

/** Entries stand in order of time: the last word counts. */
function partyOf(event: LedgerEvent): Pick<MetAddress, 'kind' | 'name' | 'incomeKind'> | undefined {
  switch (event.kind) {
    case 'transfer':
      return { kind: 'own', name: event.toWallet };
    case 'spend':
      return { kind: 'payee', name: '' };
    case 'income':
      return { kind: 'payer', name: '', incomeKind: event.incomeKind };
    default:
      return undefined;
  }
}

const RULES_APPLIED = 'review.rule.apply';
const ON_TRIAL = 'on-trial';

export function createRuleHandlers(
  { withBook, editing }: Pick<WorkerContext, 'withBook' | 'editing'>,
  certainty: BookCertainty,
  after: CertaintyAfter,
) {
  /** What is saved under another id than before takes the place of the old one, in one step. Gives back its id. */
  const replacing = (why: string, preset: NewPreset, oldId: string | undefined): Answer<string> =>
    editing(async ({ store }) => {
      const moved = await inItsPlace(preset, oldId, store);
      if (!moved.ok) return moved;
      const saved = await store.presets.change(why, moved.value.save, moved.value.remove);
      return saved.ok ? ok(preset.id) : saved;
    });
  const trying = (
    book: Book,
    trial: (list: readonly ListedRule[]) => Pick<Trial, 'rule' | 'before'>,
  ): Answer<RuleTrial> =>
    withBook(book, async (open, live) => {
      const kept = await keptRules(live.store);
      return kept.ok ? tryRule({ open, live, certainty, after, ...trial(kept.value) }) : kept;
    });
  return {
    ruleBook: (book: Book): Answer<RuleBook> =>
      withBook(book, async (open, { store }) => {
        const kept = await keptRules(store);
        if (!kept.ok) return kept;
        const list = kept.value;
        const counts: Record<string, number> = {};
        for (const { ruleId } of ruleAnswers(open, list).values()) counts[ruleId] = (counts[ruleId] ?? 0) + 1;
        for (const rule of list) if (rule.of === 'label') counts[rule.id] = labelledBy(open.loaded.stored, rule.label);
        const chains = CHAINS.map(({ id, name }) => ({ id, name })).sort((a, b) => compareText(a.name, b.name));
        const known = list.flatMap((rule) => (rule.of === 'address' ? [rule.party.address] : []));
        return ok({ list, chains, counts, met: metAddresses(open, known) });
      }),
    /** An edited rule is tried in its place, a new one where it would stand. */
    tryRule: (book: Book, { id, ...draft }: RuleDraft): Answer<RuleTrial> =>
      trying(book, (list) => {
        const rule = { ...draft, id: ON_TRIAL };
        return {
          rule,
          before: before(list, id, ({ of, order }) => of === 'label' || order !== undefined).flatMap(answerRulesOf),
        };
      }),
    tryAddress: (book: Book, { id, ...party }: PartyDraft): Answer<RuleTrial> =>
      trying(book, (list) => {
        const [rule] = ruleOfAddress({ ...party, id: ON_TRIAL });
        return { rule, before: before(list, id, () => true).flatMap(answerRulesOf) };
      }),
    /** What one answer to these cards would make of the years, for those that no range was worked out for beforehand. */
    tryAnswer: (book: Book, cardIds: readonly string[], fix: SimpleFix): Answer<AnswerTrial> =>
      withBook(book, async (open, live) => {
        const wanted = new Set(cardIds);
        const cards = open.cards.filter(({ id }) => wanted.has(id));
        return changedYears({ open, live, certainty, after }, new Map(cardIds.map((id) => [id, fix])), cards);
      }),
    /** On the entries that are there: they stay as they are until the label is applied to them. */
    tryLabel: (book: Book, { id, ...draft }: LabelDraft): Answer<RuleTrial> =>
      withBook(book, async (open, live) => {
        const kept = await keptRules(live.store);
        if (!kept.ok) return kept;
        const earlier = id === undefined ? [] : before(kept.value, id, () => false);
        return tryLabel({ open, live, certainty, after, before: earlier, label: { ...draft, id: ON_TRIAL } });
      }),
    /** Gives back its id. */
    saveAnswerRule: (draft: RuleDraft): Answer<string> =>
      editing(async ({ store }) => {
        const preset = await rulePresetOf(draft, store);
        if (!preset.ok) return preset;
        const saved = await store.presets.save(preset.value);
        return saved.ok ? ok(preset.value.id) : saved;
      }),
    /** All rules in their new order, whatever their kind. */
    orderRules: (ids: readonly string[]): Answer<void> =>
      editing(async ({ store }) => {
        const kept = await keptRules(store);
        if (!kept.ok) return kept;
        const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
        const sorted = kept.value.toSorted((a, b) => place(a.id) - place(b.id));
        return store.presets.change('rule.order', sorted.map(listedPreset));
      }),
    saveAddress: (party: PartyDraft): Answer<string> => replacing('address.save', addressPreset(party), party.id),
    saveLabel: (draft: LabelDraft): Answer<string> => replacing('rule.save', labelPreset(draft), draft.id),
    removeAddress: (id: string): Answer<void> => editing(({ store }) => store.presets.remove('address', id)),
    /** Everything that rules and addresses answer, or one of them alone, or what one label names otherwise: one step. */
    applyRules: (book: Book, ruleId?: string): Answer<EditDone> =>
      editing(async ({ store, books }) => {
        const open = await books.get(book);
        if (!open.ok) return open;
        const kept = await keptRules(store);
        if (!kept.ok) return kept;
        const label = kept.value.find((rule) => rule.of === 'label' && rule.id === ruleId);
        const planned =
          label?.of === 'label'
            ? planLabel(open.value, label.label, kept.value)
            : await planRules(open.value, kept.value, ruleId);
        if (!planned.ok) return planned;
        const { change, changed } = planned.value;
        const applied = await store.events.apply(book, open.value.loaded.revision, change);
        return applied.ok ? ok({ revision: applied.value.revision, changed, eventIds: [] }) : applied;
      }),
  };
}

type Planned = Result<{ readonly change: Change; readonly changed: number }, LedgerError>;

async function planRules(open: OpenBook, list: readonly ListedRule[], ruleId: string | undefined): Promise<Planned> {
  const all = ruleAnswers(open, list);
  const answers = ruleId === undefined ? all : new Map([...all].filter(([, each]) => each.ruleId === ruleId));
  const change = await planAnswers(open, fixesOf(answers), RULES_APPLIED);
  return change.ok ? ok({ change: change.value, changed: answers.size }) : change;
}

function planLabel(open: OpenBook, label: LabelRule, list: readonly ListedRule[]): Planned {
  const named = namedByLabel(
    open.loaded,
    label,
    before(list, label.id, () => false),
  ).named;
  const eventIds = named.map(({ id }) => id);
  const edit = { kind: 'label', eventIds, label: label.label, why: 'label.similar' } as const;
  const planned = planEdit(open.loaded, edit, () => '');
  return planned.ok ? ok({ change: planned.value.change, changed: eventIds.length }) : planned;
}

/** Rules that stand before one: an edited one has its place, a new one stands behind those that `isEarlier` tells. */
function before(
  list: readonly ListedRule[],
  id: string | undefined,
  isEarlier: (rule: ListedRule) => boolean,
): readonly ListedRule[] {
  const place = list.findIndex((rule) => rule.id === id);
  return place < 0 ? list.filter(isEarlier) : list.slice(0, place);
}
