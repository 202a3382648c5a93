/** Which movements a rule is about, open or booked; and rules as their list has them. */
import { compare, dec, defined } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { euroValueOf } from '../event-types.ts';
import type { AnswerRule, KnownParty, ListedRule, RuleAnswer, RuleConditions } from '../rule-types.ts';
import { chainIdOf } from './event-rows.ts';
import type { LoadedBook } from './loaded-book.ts';

/** What a rule can see of a movement, open or booked. */
export interface Seen {
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

/** What a line of the list says about open movements; labels say nothing about them. */
export function answerRulesOf(rule: ListedRule): readonly AnswerRule[] {
  if (rule.of === 'answer') return [rule.rule];
  return rule.of === 'address' ? ruleOfAddress(rule.party) : [];
}

export function ruleOfAddress({
  id,
  name,
  address,
  chain,
  kind,
  incomeKind = 'other',
}: KnownParty): readonly [AnswerRule] {
  const rule = (direction: 'in' | 'out' | undefined, means: RuleAnswer): AnswerRule => ({
    id,
    name,
    when: { address, ...defined({ chain: chain === '' ? undefined : chain, direction }) },
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

export function fits(when: RuleConditions, seen: Seen): boolean {
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

/** Kinds that an answer to an open movement makes. */
const ANSWERED: ReadonlySet<string> = new Set(['transfer', 'spend', 'sell', 'gift-out', 'lost', 'income', 'buy']);

/** Whether a rule for open movements is about a booked entry too. */
export function fitsEntry(when: RuleConditions, event: LedgerEvent, book: Pick<LoadedBook, 'wallets'>): boolean {
  if (!ANSWERED.has(event.kind) || ('in' in event && 'out' in event)) return false;
  const sides = event.kind === 'transfer' ? (['out', 'in'] as const) : (['in' in event ? 'in' : 'out'] as const);
  const leg = legOf(event);
  return sides.some((direction) =>
    fits(when, {
      address: event.address,
      chain: chainIdOf(event, book),
      asset: leg?.asset,
      direction,
      amount: leg?.amount,
      valueEur: euroValueOf(event),
      wallet: direction === 'in' && event.kind === 'transfer' ? event.toWallet : event.wallet,
      file: event.source?.file,
      texts: [event.note ?? ''],
    }),
  );
}

export function legOf(event: LedgerEvent): Leg | undefined {
  return 'in' in event ? event.in : 'out' in event ? event.out : undefined;
}
