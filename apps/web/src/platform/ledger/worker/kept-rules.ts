/** All rules as they lie in the store: read with care, because they come from storage, a backup or another device. */
import {
  type Check,
  compareText,
  defined,
  fields,
  isRecord,
  isText,
  ok,
  oneOf,
  optional,
  type Result,
} from '@cryptax/kernel';
import { INCOME_KINDS } from '@cryptax/ledger';
import type { JsonValue, NewPreset, PresetRecord, Store, StoreError } from '@cryptax/store';
import { LABELS_IN, LABELS_OUT, type LabelRule } from '../edit-types.ts';
import {
  ADDRESS_KINDS,
  type AnswerRule,
  type KnownParty,
  type LabelDraft,
  type ListedRule,
  type PartyDraft,
  type RuleDraft,
} from '../rule-types.ts';

/** In their order. */
export async function keptRules(store: Store): Promise<Result<readonly ListedRule[], StoreError>> {
  const rules = await store.presets.list('rule');
  if (!rules.ok) return rules;
  const addresses = await store.presets.list('address');
  if (!addresses.ok) return addresses;
  const list = [...rules.value, ...addresses.value].flatMap((preset) => listed(preset) ?? []);
  return ok(
    list.sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        (a.order ?? 0) - (b.order ?? 0) ||
        compareText(a.name, b.name) ||
        compareText(a.id, b.id),
    ),
  );
}

/** Until the list is put in order by hand, labels come first, as they are given while a file is read, and addresses last. */
function rankOf({ of, order }: ListedRule): number {
  return order !== undefined ? 1 : of === 'label' ? 0 : 2;
}

function listed({ kind, id, name, data }: PresetRecord): ListedRule | undefined {
  const line = { id, name, ...defined({ order: orderOf(data) }) };
  if (kind === 'address') {
    if (!isParty(data)) return undefined;
    return { ...line, of: 'address', party: { ...withoutOrder<Omit<KnownParty, 'id' | 'name'>>(data), id, name } };
  }
  if (isLabel(data))
    return { ...line, of: 'label', label: { ...withoutOrder<Pick<LabelRule, 'match' | 'label'>>(data), id, name } };
  if (!isRule(data)) return undefined;
  return { ...line, of: 'answer', rule: { ...withoutOrder<Pick<AnswerRule, 'when' | 'means'>>(data), id, name } };
}

function withoutOrder<T>(data: JsonValue): T {
  const { order: _, ...rest } = data as Record<string, JsonValue>;
  return rest as unknown as T;
}

function orderOf(data: JsonValue): number | undefined {
  return isRecord(data) && isOrder(data.order) ? (data.order as number) : undefined;
}

/** An edited rule keeps its place; a new one stands behind all that have one. */
export async function rulePresetOf(draft: RuleDraft, store: Store): Promise<Result<NewPreset, StoreError>> {
  const kept = await keptRules(store);
  if (!kept.ok) return kept;
  const own = kept.value.find(({ id }) => id === draft.id);
  const last = kept.value.reduce((most, { order = -1 }) => Math.max(most, order), -1);
  return ok(answerPreset(draft, own?.order ?? last + 1));
}

/** An address or label with the place that it had, perhaps under another id; that one goes. */
export async function inItsPlace(
  preset: NewPreset,
  oldId: string | undefined,
  store: Store,
): Promise<
  Result<
    { readonly save: readonly NewPreset[]; readonly remove: readonly Pick<NewPreset, 'kind' | 'id'>[] },
    StoreError
  >
> {
  const kept = await keptRules(store);
  if (!kept.ok) return kept;
  const order = kept.value.find(({ id }) => id === (oldId ?? preset.id))?.order;
  const save = [{ ...preset, data: withOrder(preset.data, order) }];
  return ok({ save, remove: oldId === undefined || oldId === preset.id ? [] : [{ kind: preset.kind, id: oldId }] });
}

/** `order` counts from 0. */
export function listedPreset(rule: ListedRule, order: number): NewPreset {
  if (rule.of === 'answer') return answerPreset(rule.rule, order);
  const preset = rule.of === 'address' ? addressPreset(rule.party) : labelPreset(rule.label);
  // What came from elsewhere may have an id of its own.
  return { ...preset, id: rule.id, data: withOrder(preset.data, order) };
}

function answerPreset({ id, name, when, means }: RuleDraft, order: number): NewPreset {
  const data = { when, means, order } as unknown as JsonValue;
  return { kind: 'rule', id: id ?? `answer:${crypto.randomUUID()}`, name, data };
}

function withOrder(data: JsonValue, order: number | undefined): JsonValue {
  return order === undefined ? data : { ...(data as Record<string, JsonValue>), order };
}

/** One entry for an address on a chain: saving it again changes it. */
export function addressPreset({ id: _, name, ...party }: PartyDraft): NewPreset {
  const id = `${party.chain.toLowerCase()}|${party.address.toLowerCase()}`;
  return { kind: 'address', id, name, data: party as unknown as JsonValue };
}

/** One label for entries that are alike: saving it again changes it. */
export function labelPreset({ name, match, label }: LabelDraft): NewPreset {
  const id = `${match.kind}|${match.asset}|${match.wallet}|${match.format ?? ''}`;
  return { kind: 'rule', id, name, data: { match: { ...match }, label } };
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

const isLabel = fields({
  match: fields({ kind: isText, asset: isText, wallet: isText, format: optional(isText) }),
  label: oneOf(...LABELS_IN, ...LABELS_OUT),
});
