/**
 * The answers a card offers, likely one first, and what each still has to ask. A settled transfer has many meanings,
 * each an answer of its own; a fix is complete when everything asked for is there.
 */
import { defined } from '@cryptax/kernel';
import type { IncomeKind } from '@cryptax/ledger';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { berlinInstant } from '../model/berlin-clock.ts';

export type Answer =
  | { readonly kind: 'set-value' | 'set-price' | 'assume-zero-cost' | 'assume-stated' | 'ignore-row' | 'enter-row' }
  | { readonly kind: 'short-sale' }
  | { readonly kind: 'remove-duplicate' | 'keep-both' | 'keep-price' | 'keep-assumption' }
  | { readonly kind: 'trim-assumption'; readonly spare: 'whole' | 'part' }
  | { readonly kind: 'airdrop'; readonly withService: boolean }
  | { readonly kind: 'choose-asset'; readonly asset: string }
  | { readonly kind: TransferMeaning };

export type TransferMeaning = 'own-wallet' | 'income' | 'gift' | 'purchase' | 'spend' | 'sale' | 'lost';

/** What an answer asks for. */
export type Asked =
  | 'wallet'
  | 'incomeKind'
  | 'value'
  | 'unitPrice'
  | 'feeValue'
  | 'optionalValue'
  | 'lots'
  | 'cost'
  | 'acquiredDay'
  | 'optionalDay';

export interface AnswerInput {
  readonly wallet: string;
  readonly incomeKind: IncomeKind;
  readonly valueEur: string | null;
  readonly acquiredDay: string;
  /** Lots that a sale is made of, and how that can be shown. */
  readonly lotIds: readonly string[];
  readonly proof: string;
}

export const NO_INPUT: AnswerInput = {
  wallet: '',
  incomeKind: 'staking',
  valueEur: null,
  acquiredDay: '',
  lotIds: [],
  proof: '',
};

export function answersOf(card: ReviewCard): readonly Answer[] {
  return card.fixes.flatMap((fix): readonly Answer[] => {
    switch (fix) {
      case 'settle-transfer':
        return meaningsOf(card).map((kind) => ({ kind }));
      case 'choose-asset':
        return (card.choices ?? []).map((asset) => ({ kind: 'choose-asset', asset }));
      case 'airdrop':
        return [
          { kind: 'airdrop', withService: true },
          { kind: 'airdrop', withService: false },
        ];
      case 'trim-assumption':
        return [{ kind: 'trim-assumption', spare: sparePart(card) }];
      // What the gap detective found has a list of its own.
      case 'repair-gap':
        return [];
      default:
        return [{ kind: fix }];
    }
  });
}

/** Whether all of an assumption is spare. */
export function sparePart({ cause }: ReviewCard): 'whole' | 'part' {
  return cause.code === 'assumption.needed-in-part' ? 'part' : 'whole';
}

function meaningsOf({ direction }: ReviewCard): readonly TransferMeaning[] {
  return direction === 'in'
    ? ['own-wallet', 'income', 'gift', 'purchase']
    : ['own-wallet', 'spend', 'gift', 'sale', 'lost'];
}

export function answerKey(answer: Answer): string {
  if (answer.kind === 'airdrop') return `airdrop.${answer.withService ? 'with' : 'without'}`;
  return answer.kind === 'choose-asset' ? `choose-asset ${answer.asset}` : answer.kind;
}

export function asksFor(answer: Answer, card: ReviewCard): readonly Asked[] {
  switch (answer.kind) {
    case 'set-value':
      return [card.isFee ? 'feeValue' : 'value'];
    case 'set-price':
      return ['unitPrice'];
    case 'assume-stated':
      return ['cost', 'acquiredDay'];
    case 'own-wallet':
      return ['wallet'];
    case 'income':
      return ['incomeKind'];
    case 'gift':
      return card.direction === 'in' ? ['cost', 'optionalDay'] : [];
    case 'purchase':
      return ['optionalValue'];
    case 'sale':
    case 'spend':
      return ['optionalValue', 'lots'];
    default:
      return [];
  }
}

/** The fix an answer makes with what was typed; undefined while something is missing. */
export function fixOf(answer: Answer, card: ReviewCard, input: AnswerInput): Fix | undefined {
  const { valueEur } = input;
  const acquiredAt = input.acquiredDay === '' ? undefined : berlinInstant(input.acquiredDay, '12:00');
  const settle = (as: Extract<Fix, { kind: 'settle-transfer' }>['as']): Fix => ({ kind: 'settle-transfer', as });
  const typed = defined({ valueEur: valueEur ?? undefined });
  switch (answer.kind) {
    case 'enter-row':
      return undefined;
    case 'airdrop':
      return { kind: 'airdrop', withService: answer.withService };
    case 'choose-asset':
      return { kind: 'choose-asset', ticker: card.asset ?? card.cause.params.ticker ?? '', asset: answer.asset };
    case 'set-value':
      return valueEur === null ? undefined : { kind: 'set-value', valueEur };
    case 'set-price':
      return valueEur === null ? undefined : { kind: 'set-price', priceEur: valueEur };
    case 'assume-stated':
      return valueEur === null || acquiredAt === undefined
        ? undefined
        : { kind: 'assume-stated', costEur: valueEur, acquiredAt };
    case 'own-wallet':
      return input.wallet.trim() === '' ? undefined : settle({ kind: 'own-wallet', wallet: input.wallet.trim() });
    case 'income':
      return settle({ kind: 'income', incomeKind: input.incomeKind });
    case 'gift':
      if (card.direction === 'in' && valueEur === null) return undefined;
      return settle({ kind: 'gift', ...typed, ...defined({ acquiredAt }) });
    case 'purchase':
      return settle({ kind: answer.kind, ...typed });
    case 'sale':
    case 'spend':
      if (input.lotIds.length === 0) return settle({ kind: answer.kind, ...typed });
      // What waits lies in the past: its lots need words on how they can be shown (Rz. 61).
      if (input.proof.trim() === '') return undefined;
      return settle({ kind: answer.kind, ...typed, lots: { ids: input.lotIds, proof: input.proof.trim() } });
    case 'lost':
      return settle({ kind: 'lost' });
    default:
      return { kind: answer.kind };
  }
}

/** Answers that hold for similar cards as they are; a typed value or cost belongs to one case alone. */
export function holdsForOthers(fix: Fix): boolean {
  switch (fix.kind) {
    case 'set-value':
    case 'set-price':
    case 'assume-stated':
    case 'enter-row':
    case 'repair-gap':
      return false;
    case 'settle-transfer':
      return (!('valueEur' in fix.as) || fix.as.valueEur === undefined) && !('lots' in fix.as);
    default:
      return true;
  }
}
