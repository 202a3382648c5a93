/** Rules and known addresses as they lie in the store: read with care, because they come from storage, a backup or another device. */
import { type Check, compareText, fields, isText, ok, oneOf, optional, type Result } from '@cryptax/kernel';
import { INCOME_KINDS } from '@cryptax/ledger';
import type { JsonValue, NewPreset, PresetRecord, Store, StoreError } from '@cryptax/store';
import { ADDRESS_KINDS, type AnswerRule, type KnownParty, type PartyDraft, type RuleDraft } from '../../rule-types.ts';

export interface KeptRules {
  readonly rules: readonly AnswerRule[];
  readonly addresses: readonly KnownParty[];
}

export async function keptRules(store: Store): Promise<Result<KeptRules, StoreError>> {
  const rules = await store.presets.list('rule');
  if (!rules.ok) return rules;
  const addresses = await store.presets.list('address');
  if (!addresses.ok) return addresses;
  return ok({
    rules: rules.value
      .filter(({ data }) => isRule(data))
      .sort((a, b) => orderOf(a) - orderOf(b) || compareText(a.id, b.id))
      .map(ruleOf),
    addresses: addresses.value
      .filter(({ data }) => isParty(data))
      .map(({ id, name, data }) => ({ ...(data as unknown as Omit<KnownParty, 'id' | 'name'>), id, name }))
      .sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id)),
  });
}

function ruleOf({ id, name, data }: PresetRecord): AnswerRule {
  const { when, means } = data as unknown as Pick<AnswerRule, 'when' | 'means'>;
  return { id, name, when, means };
}

function orderOf({ data }: PresetRecord): number {
  return (data as { readonly order: number }).order;
}

/** An edited rule keeps its place, a new one stands behind all others. */
export async function rulePresetOf(draft: RuleDraft, store: Store): Promise<Result<NewPreset, StoreError>> {
  const kept = await store.presets.list('rule');
  if (!kept.ok) return kept;
  const rules = kept.value.filter(({ data }) => isRule(data));
  const own = rules.find(({ id }) => id === draft.id);
  const last = rules.reduce((most, rule) => Math.max(most, orderOf(rule)), -1);
  return ok(answerRulePreset(draft, own === undefined ? last + 1 : orderOf(own)));
}

/** `order` counts from 0: the first rule that fits answers. */
export function answerRulePreset({ id, name, when, means }: RuleDraft, order: number): NewPreset {
  const data = { when, means, order } as unknown as JsonValue;
  return { kind: 'rule', id: id ?? `answer:${crypto.randomUUID()}`, name, data };
}

/** One entry for an address on a chain: saving it again changes it. */
export function addressPreset({ id: _, name, ...party }: PartyDraft): NewPreset {
  const id = `${party.chain.toLowerCase()}|${party.address.toLowerCase()}`;
  return { kind: 'address', id, name, data: party as unknown as JsonValue };
}

const isOrder: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isAmount: Check = (value) => isText(value) && /^\d+(\.\d+)?$/.test(value as string);

const isRule = fields({
  order: isOrder,
  when: fields({
    address: optional(isText),
    chain: optional(isText),
    asset: optional(isText),
    direction: optional(oneOf('in', 'out')),
    below: optional(fields({ amount: isAmount, unit: oneOf('coin', 'eur') })),
    wallet: optional(isText),
    file: optional(isText),
    text: optional(isText),
  }),
  means: fields({
    kind: oneOf('own-wallet', 'income', 'purchase', 'spend', 'sale', 'gift', 'lost', 'ignore'),
    wallet: optional(isText),
    incomeKind: optional(oneOf(...INCOME_KINDS)),
  }),
});

const isParty = fields({
  address: isText,
  chain: isText,
  kind: oneOf(...ADDRESS_KINDS),
  incomeKind: optional(oneOf(...INCOME_KINDS)),
});
