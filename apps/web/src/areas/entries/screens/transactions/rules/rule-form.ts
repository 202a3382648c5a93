/** A rule as its form holds it, and what is still wrong with it. */
import { defined } from '@cryptax/kernel';
import type { IncomeKind } from '@cryptax/ledger';
import type { AnswerRule, RuleAnswer, RuleConditions, RuleDraft } from '../../../../../platform/ledger/rule-types.ts';

export interface RuleForm {
  readonly name: string;
  readonly direction: 'any' | 'in' | 'out';
  readonly address: string;
  readonly asset: string;
  readonly below: string | null;
  readonly belowUnit: 'coin' | 'eur';
  readonly wallet: string;
  readonly file: string;
  readonly text: string;
  readonly means: RuleAnswer['kind'];
  readonly ownWallet: string;
  readonly incomeKind: IncomeKind;
}

export const EMPTY_RULE: RuleForm = {
  name: '',
  direction: 'any',
  address: '',
  asset: '',
  below: null,
  belowUnit: 'eur',
  wallet: '',
  file: '',
  text: '',
  means: 'ignore',
  ownWallet: '',
  incomeKind: 'staking',
};

export function formOfRule({ name, when, means }: AnswerRule): RuleForm {
  return {
    ...EMPTY_RULE,
    name,
    direction: when.direction ?? 'any',
    address: when.address ?? '',
    asset: when.asset ?? '',
    below: when.below?.amount ?? null,
    belowUnit: when.below?.unit ?? 'eur',
    wallet: when.wallet ?? '',
    file: when.file ?? '',
    text: when.text ?? '',
    means: means.kind,
    ownWallet: means.kind === 'own-wallet' ? means.wallet : '',
    incomeKind: means.kind === 'income' ? means.incomeKind : 'staking',
  };
}

export type RuleFault = 'no-condition' | 'no-wallet' | 'no-coin';

/** `named` makes a name out of what the rule says where none was typed. */
export function ruleOfForm(
  form: RuleForm,
  named: (rule: Pick<RuleDraft, 'when' | 'means'>) => string,
  id?: string,
): { readonly draft: RuleDraft } | { readonly fault: RuleFault } {
  const when = conditionsOf(form);
  // Direction alone would answer every movement of a life.
  if (Object.keys(when).every((key) => key === 'direction')) return { fault: 'no-condition' };
  if (when.below?.unit === 'coin' && when.asset === undefined) return { fault: 'no-coin' };
  const means = answerOf(form);
  if (means.kind === 'own-wallet' && means.wallet === '') return { fault: 'no-wallet' };
  const name = form.name.trim();
  return { draft: { ...defined({ id }), name: name === '' ? named({ when, means }) : name, when, means } };
}

function conditionsOf(form: RuleForm): RuleConditions {
  const typed = (text: string) => (text.trim() === '' ? undefined : text.trim());
  return defined({
    address: typed(form.address),
    asset: typed(form.asset),
    direction: form.direction === 'any' ? undefined : form.direction,
    below: form.below === null ? undefined : { amount: form.below, unit: form.belowUnit },
    wallet: typed(form.wallet),
    file: typed(form.file),
    text: typed(form.text),
  });
}

function answerOf({ means, ownWallet, incomeKind }: RuleForm): RuleAnswer {
  if (means === 'own-wallet') return { kind: means, wallet: ownWallet.trim() };
  return means === 'income' ? { kind: means, incomeKind } : { kind: means };
}

/** Answers that a movement of this direction can have. */
export function answersFor(direction: RuleForm['direction']): readonly RuleAnswer['kind'][] {
  const coming = ['income', 'purchase'] as const;
  const going = ['spend', 'sale', 'gift', 'lost'] as const;
  return ['ignore', 'own-wallet', ...(direction === 'out' ? [] : coming), ...(direction === 'in' ? [] : going)];
}
