import { describe, expect, it } from 'vitest';
import { translate } from '../../../../../platform/i18n/strings.ts';
import type { QueueQuestion } from '../../../entry-types.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { answersFor, EMPTY_RULE, formOfRule, ruleOfForm } from './rule-form.ts';
import { conditionWords, type RuleWords, ruleOf } from './rule-words.ts';

const t = ((key, ...params) => translate(ruleStrings, 'en', key, ...params)) as RuleWords;
const named = () => 'made name';

describe('the form of a rule', () => {
  it('needs more than a direction, the coin of an amount in coins, and the name of a wallet', () => {
    expect(ruleOfForm({ ...EMPTY_RULE, direction: 'in' }, named)).toEqual({ fault: 'no-condition' });
    const small = { ...EMPTY_RULE, below: '0.1', belowUnit: 'coin' } as const;
    expect(ruleOfForm(small, named)).toEqual({ fault: 'no-coin' });
    expect(ruleOfForm({ ...EMPTY_RULE, asset: 'ETH', means: 'own-wallet', ownWallet: ' ' }, named)).toEqual({
      fault: 'no-wallet',
    });
  });

  it('gives the rule that it was opened with', () => {
    const rule = {
      id: 'answer:1',
      name: 'Pool',
      when: { direction: 'in', address: '0xab', below: { amount: '2', unit: 'eur' }, text: 'reward' },
      means: { kind: 'income', incomeKind: 'mining' },
    } as const;
    expect(ruleOfForm(formOfRule(rule), named, rule.id)).toEqual({ draft: rule });
  });

  it('makes a name where none was typed, and offers only what the direction allows', () => {
    expect(ruleOfForm({ ...EMPTY_RULE, text: ' ELON ' }, named)).toEqual({
      draft: { name: 'made name', when: { text: 'ELON' }, means: { kind: 'ignore' } },
    });
    expect(answersFor('in')).toEqual(['ignore', 'own-wallet', 'income', 'purchase']);
    expect(answersFor('out')).not.toContain('income');
  });
});

describe('a rule in words', () => {
  it('says each condition', () => {
    const when = {
      direction: 'out',
      asset: 'ETH',
      address: '0x1234567890abcdef',
      below: { amount: '0.5', unit: 'coin' },
      wallet: 'Phone',
    } as const;
    expect(conditionWords(when, t, (amount) => amount)).toEqual([
      'Going out',
      'ETH',
      'to 0x1234…cdef',
      'below 0.5 ETH',
      'wallet Phone',
    ]);
  });
});

describe('the rule of an answer', () => {
  const question = (part: Partial<QueueQuestion>, card: Partial<QueueQuestion['card']>) =>
    ({
      kind: 'outflow',
      shares: 'address',
      ...part,
      card: { direction: 'out', cause: { params: {} }, ...card },
    }) as QueueQuestion;
  const spend = { kind: 'settle-transfer', as: { kind: 'spend' } } as const;
  const event = { address: '0xab' } as QueueQuestion['card']['event'] & object;

  it('is about the address where the question is, in both directions for an own wallet', () => {
    expect(ruleOf(question({}, { event }), spend, t)).toMatchObject({ when: { address: '0xab', direction: 'out' } });
    const own = { kind: 'settle-transfer', as: { kind: 'own-wallet', wallet: 'Ledger' } } as const;
    expect(ruleOf(question({}, { event }), own, t)?.when).toEqual({ address: '0xab' });
  });

  it('is about coin and wallet where the recipients differ, and none where a value was typed or nothing is alike', () => {
    const coin = question({ shares: 'coin' }, { event, asset: 'ETH', wallet: 'Phone' });
    expect(ruleOf(coin, spend, t)?.when).toEqual({ direction: 'out', asset: 'ETH', wallet: 'Phone' });
    const typed = { kind: 'settle-transfer', as: { kind: 'spend', valueEur: '3' } } as const;
    expect(ruleOf(coin, typed, t)).toBeUndefined();
    expect(ruleOf(question({ shares: 'one' }, {}), spend, t)).toBeUndefined();
    expect(ruleOf(question({ kind: 'price' }, { event }), { kind: 'set-price', priceEur: '1' }, t)).toBeUndefined();
  });
});
