/** What a rule says about an open card, and whether past entries say the same. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Fix, TransferAnswer } from '../../../../platform/ledger/review-types.ts';
import type { AnswerRule, ListedRule, RuleAnswer } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { chainIdOf } from '../../../../platform/ledger/worker/event-rows.ts';
import { answerRulesOf, fits, fitsEntry, legOf, type Seen } from '../../../../platform/ledger/worker/rule-fits.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { SimpleFix } from '../review/plan-fix.ts';

/** The answer to a card; undefined where the rule is not about it, or says what it cannot have been. */
function ruleFix({ when, means }: AnswerRule, card: CardDraft, open: OpenBook): Fix | undefined {
  if (!card.fixes.includes('settle-transfer') && means.kind !== 'ignore') return undefined;
  if (!card.fixes.includes('ignore-row')) return undefined;
  return fits(when, seenOfCard(card, open)) ? fixOf(means, card) : undefined;
}

const ONLY: Partial<Record<RuleAnswer['kind'], 'in' | 'out'>> = {
  income: 'in',
  purchase: 'in',
  spend: 'out',
  sale: 'out',
  gift: 'out',
  lost: 'out',
};

function fixOf(means: RuleAnswer, { direction, wallet }: CardDraft): Fix | undefined {
  if (means.kind === 'ignore') return { kind: 'ignore-row' };
  const only = ONLY[means.kind];
  if (only !== undefined && only !== direction) return undefined;
  // Nobody sends from a wallet to itself.
  if (means.kind === 'own-wallet' && means.wallet === wallet) return undefined;
  return { kind: 'settle-transfer', as: means as TransferAnswer };
}

function seenOfCard(card: CardDraft, { loaded }: OpenBook): Seen {
  const { valued, place } = loaded;
  const event = valued[place.get(card.eventId ?? '') ?? -1];
  const leg = event === undefined ? undefined : legOf(event);
  const { asset = leg?.asset, amount = leg?.amount, origin } = card;
  const direction = card.direction ?? (event === undefined ? undefined : 'in' in event ? 'in' : 'out');
  return {
    address: event?.address,
    chain: event === undefined ? '' : chainIdOf(event, loaded),
    asset,
    direction,
    amount,
    valueEur: card.effectEur,
    wallet: card.wallet ?? event?.wallet,
    file: origin?.file,
    texts: [event?.note ?? '', ...(origin?.cells ?? []), ...Object.values(card.cause.params)],
  };
}

/** Whether a booked entry fits, and whether it says what the rule says. */
export function pastAnswer(
  { when, means }: AnswerRule,
  event: LedgerEvent,
  { loaded }: OpenBook,
): 'same' | 'other' | undefined {
  if (!fitsEntry(when, event, loaded)) return undefined;
  return saysSame(means, event) ? 'same' : 'other';
}

const KIND_OF: Partial<Record<RuleAnswer['kind'], LedgerEvent['kind']>> = {
  purchase: 'buy',
  spend: 'spend',
  sale: 'sell',
  gift: 'gift-out',
  lost: 'lost',
};

function saysSame(means: RuleAnswer, event: LedgerEvent): boolean {
  if (means.kind === 'own-wallet')
    return event.kind === 'transfer' && (event.toWallet === means.wallet || event.wallet === means.wallet);
  if (means.kind === 'income') return event.kind === 'income' && event.incomeKind === means.incomeKind;
  return event.kind === KIND_OF[means.kind];
}

interface RuleAnswered {
  readonly ruleId: string;
  readonly fix: SimpleFix;
}

/** What the rules of a book answer now: of several that fit, the first one. By card. */
export function ruleAnswers(open: OpenBook, rules: readonly ListedRule[]): ReadonlyMap<string, RuleAnswered> {
  return answersBy(open, rules.flatMap(answerRulesOf));
}

export function answersBy(open: OpenBook, rules: readonly AnswerRule[]): ReadonlyMap<string, RuleAnswered> {
  const found = new Map<string, RuleAnswered>();
  if (rules.length === 0) return found;
  for (const card of open.cards) {
    for (const rule of rules) {
      const fix = ruleFix(rule, card, open);
      if (fix === undefined || fix.kind === 'repair-gap') continue;
      found.set(card.id, { ruleId: rule.id, fix });
      break;
    }
  }
  return found;
}

export function fixesOf(answers: ReadonlyMap<string, RuleAnswered>): ReadonlyMap<string, SimpleFix> {
  return new Map(Array.from(answers, ([id, { fix }]) => [id, fix]));
}
