/** Which open points of the law a ledger rests on: facts read off its events, then the matching entries. */
import { isFiat, type LedgerEvent, type MatchSettings, OPEN_CHOICES, type OpenChoice } from '@cryptax/ledger';
import type { ChoiceEffect } from './choice-effects.ts';
import { CHOICES, type ChoiceFact } from './choices.data.ts';

export interface Choice {
  readonly id: string;
  readonly rule: string;
  /** The setting behind it with its value, null where there is none. */
  readonly option: OpenChoice | null;
  readonly setting: string | null;
  /** What the other reading would change in the year; null where there is no setting. */
  readonly effect: ChoiceEffect | null;
  readonly text: { readonly de: string; readonly en: string };
}

export function choicesUsed(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  more: readonly ChoiceFact[],
): readonly Omit<Choice, 'effect'>[] {
  const facts = new Set<ChoiceFact>(['always', ...more]);
  for (const event of events) {
    for (const fact of factsOf(event)) facts.add(fact);
    if (event.spent !== undefined) facts.add('outputs-spent');
  }
  return CHOICES.filter(({ when }) => facts.has(when)).map(({ id, rule, option, de, en }) => ({
    id,
    rule,
    option: option ?? null,
    setting: option === undefined ? null : (settings[option] ?? OPEN_CHOICES[option][0]),
    text: { de, en },
  }));
}

function factsOf(event: LedgerEvent): readonly ChoiceFact[] {
  switch (event.kind) {
    case 'buy':
      return event.fee === undefined || isFiat(event.fee.asset) ? [] : [coinFee(event, 'coin-fee-on-purchase')];
    case 'swap':
      return [...swapFacts(event), ...disposalFee(event)];
    case 'sell':
    case 'spend':
      return disposalFee(event);
    case 'transfer':
      return event.fee === undefined ? [] : ['transfer-fee'];
    case 'fee':
      return ['fee-alone'];
    case 'lost':
      return ['lost'];
    case 'redeem':
      return ['redeem'];
    case 'gift-in':
      return isTypedZero(event.valueEur) ? ['free-receipt'] : [];
    case 'income':
      return [...incomeFacts(event.incomeKind), ...rewardFee(event)];
    case 'migration':
      return ['migration'];
    case 'derivative':
      return event.derivativeKind === 'margin' ? ['derivative', 'margin'] : ['derivative'];
    case 'assumed-acquisition':
      return ['assumption'];
    case 'gift-out':
    case 'fork':
    case 'open':
    case 'money-in':
    case 'money-out':
      return [];
  }
}

type Swap = Extract<LedgerEvent, { kind: 'swap' }>;

function swapFacts(event: Swap): readonly ChoiceFact[] {
  const facts: ChoiceFact[] = [];
  if (event.valueInEur === undefined || event.valueOutEur === undefined) facts.push('swap');
  if (event.fee !== undefined && isFiat(event.fee.asset)) facts.push('swap-fiat-fee');
  if (event.nature === 'wrap' || event.nature === 'bridge') facts.push('wrap-or-bridge');
  else if (event.nature !== undefined) facts.push(event.nature);
  return facts;
}

function disposalFee(event: LedgerEvent): readonly ChoiceFact[] {
  return event.fee === undefined || isFiat(event.fee.asset) ? [] : [coinFee(event, 'coin-fee-on-disposal')];
}

function coinFee(event: LedgerEvent, otherwise: ChoiceFact): ChoiceFact {
  return 'in' in event && event.in.asset === event.fee?.asset ? 'fee-in-coin-received' : otherwise;
}

function rewardFee({ fee, in: leg }: Extract<LedgerEvent, { kind: 'income' }>): readonly ChoiceFact[] {
  return fee?.asset === leg.asset ? ['reward-fee'] : [];
}

function incomeFacts(kind: string): readonly ChoiceFact[] {
  if (kind === 'mining') return ['mining'];
  return kind === 'referral' || kind === 'farming' ? ['referral-or-farming'] : [];
}

function isTypedZero(value: string | undefined): boolean {
  return value !== undefined && /^0*\.?0*$/.test(value);
}
