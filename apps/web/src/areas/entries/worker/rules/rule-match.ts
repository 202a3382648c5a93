/** Which open cards and which past entries a rule is about, and what it says about them. */
import { compare, dec } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { euroValueOf } from '../../../../platform/ledger/event-value.ts';
import type { Fix, TransferAnswer } from '../../../../platform/ledger/review-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { chainIdOf } from '../../../../platform/ledger/worker/event-rows.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { AnswerRule, KnownParty, RuleAnswer, RuleConditions } from '../../rule-types.ts';

/** What a rule can see of a movement, open or booked. */
interface Seen {
  readonly address: string | undefined;
  /** Empty where nobody knows it. */
  readonly chain: string;
  readonly asset: string | undefined;
  readonly direction: 'in' | 'out' | undefined;
  readonly amount: string | undefined;
  readonly valueEur: string | undefined;
  readonly wallet: string | undefined;
  readonly file: string | undefined;
  readonly texts: readonly string[];
}

/** The rule of a known address, after all rules that were written by hand. */
export function ruleOfAddress({
  id,
  name,
  address,
  chain,
  kind,
  incomeKind = 'other',
}: KnownParty): readonly AnswerRule[] {
  const rule = (direction: 'in' | 'out' | undefined, means: RuleAnswer): AnswerRule => ({
    id,
    name,
    when: { address, ...(chain === '' ? {} : { chain }), ...(direction === undefined ? {} : { direction }) },
    means,
  });
  switch (kind) {
    case 'own':
    case 'exchange':
      return [rule(undefined, { kind: 'own-wallet', wallet: name })];
    // What a payee sends back is not what was paid there.
    case 'payee':
      return [rule('out', { kind: 'spend' })];
    case 'payer':
      return [rule('in', { kind: 'income', incomeKind })];
    case 'spam':
      return [rule('in', { kind: 'ignore' })];
  }
}

/** The answer to a card; undefined where the rule is not about it, or says what it cannot have been. */
export function ruleFix({ when, means }: AnswerRule, card: CardDraft, open: OpenBook): Fix | undefined {
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

function fits(when: RuleConditions, seen: Seen): boolean {
  const { address, chain, asset, direction, below, wallet, file, text } = when;
  return (
    (address === undefined || seen.address?.toLowerCase() === address.toLowerCase()) &&
    (chain === undefined || seen.chain === '' || seen.chain === chain) &&
    (asset === undefined || seen.asset?.toUpperCase() === asset.toUpperCase()) &&
    (direction === undefined || seen.direction === direction) &&
    (below === undefined || isBelow(below, seen)) &&
    (wallet === undefined || seen.wallet === wallet) &&
    (file === undefined || has(seen.file, file)) &&
    (text === undefined || seen.texts.some((each) => has(each, text)))
  );
}

/** What has no value is not known to be small. */
function isBelow({ amount, unit }: NonNullable<RuleConditions['below']>, seen: Seen): boolean {
  const own = unit === 'coin' ? seen.amount : seen.valueEur;
  return own !== undefined && own !== '' && compare(dec(own), dec(amount)) < 0;
}

function has(text: string | undefined, part: string): boolean {
  return text?.toLowerCase().includes(part.toLowerCase()) === true;
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

/** Kinds that an answer to an open movement makes. */
const ANSWERED: ReadonlySet<string> = new Set(['transfer', 'spend', 'sell', 'gift-out', 'lost', 'income', 'buy']);

/** Whether a booked entry fits, and whether it says what the rule says. */
export function pastAnswer(
  { when, means }: AnswerRule,
  event: LedgerEvent,
  { loaded }: OpenBook,
): 'same' | 'other' | undefined {
  if (!ANSWERED.has(event.kind) || ('in' in event && 'out' in event)) return undefined;
  const sides = event.kind === 'transfer' ? (['out', 'in'] as const) : (['in' in event ? 'in' : 'out'] as const);
  const leg = legOf(event);
  const fitting = sides.find((direction) =>
    fits(when, {
      address: event.address,
      chain: chainIdOf(event, loaded),
      asset: leg?.asset,
      direction,
      amount: leg?.amount,
      valueEur: euroValueOf(event),
      wallet: direction === 'in' && event.kind === 'transfer' ? event.toWallet : event.wallet,
      file: event.source?.file,
      texts: [event.note ?? ''],
    }),
  );
  if (fitting === undefined) return undefined;
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

function legOf(event: LedgerEvent): Leg | undefined {
  return 'in' in event ? event.in : 'out' in event ? event.out : undefined;
}
