/** A rule in words, and the rule that an answer to a question would make. */
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import type { RuleAnswer, RuleConditions, RuleDraft } from '../../../../../platform/ledger/rule-types.ts';
import type { QueueQuestion } from '../../../entry-types.ts';
import type { ruleStrings } from '../strings/rule-strings.ts';

export type RuleWords = Translate<(typeof ruleStrings)['table']>;

/** The conditions, each a few words. */
export function conditionWords(
  when: RuleConditions,
  t: RuleWords,
  amount: (text: string) => string,
): readonly string[] {
  const { direction, asset, address, below, wallet, file, text } = when;
  const parts: readonly (string | undefined)[] = [
    direction && t(`direction.${direction}`),
    asset,
    address &&
      t(direction === 'in' ? 'when.from' : direction === 'out' ? 'when.to' : 'when.address', {
        address: short(address),
      }),
    below &&
      t('when.below', { amount: `${amount(below.amount)} ${below.unit === 'eur' ? '€' : (asset ?? '')}`.trim() }),
    wallet && t('when.wallet', { wallet }),
    file && t('when.file', { file }),
    text && t('when.text', { text }),
  ];
  return parts.filter((part) => part !== undefined);
}

export function answerWords(means: RuleAnswer, t: RuleWords, kinds: Translate<(typeof kindStrings)['table']>): string {
  if (means.kind === 'own-wallet') return t('means.own-wallet.named', { wallet: means.wallet });
  if (means.kind === 'income') return t('means.income.named', { income: kinds(`income.${means.incomeKind}`) });
  return t(`means.${means.kind}`);
}

export function short(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** The rule that says the same about movements of later files; undefined where the answer belongs to these alone. */
export function ruleOf({ shares, card, kind }: QueueQuestion, fix: Fix, t: RuleWords): RuleDraft | undefined {
  const means = meansOf(fix);
  if (means === undefined) return undefined;
  const when = conditionsOf();
  if (when === undefined) return undefined;
  const plain = (text: string) => text;
  const name = [...conditionWords(when, t, plain), t(`means.${means.kind}`)].join(', ');
  return { name, when, means };

  function conditionsOf(): RuleConditions | undefined {
    const { direction, wallet, asset, event, origin } = card;
    if (kind === 'row') {
      const text = card.cause.params.ticker ?? card.cause.params.asset;
      if (origin === undefined || text === undefined) return undefined;
      return { text };
    }
    if (kind !== 'inflow' && kind !== 'outflow') return undefined;
    if (direction === undefined) return undefined;
    const address = event?.address;
    if (shares === 'address' || shares === 'one') {
      if (address === undefined) return undefined;
      return means?.kind === 'own-wallet' ? { address } : { address, direction };
    }
    return asset === undefined || wallet === undefined ? undefined : { direction, asset, wallet };
  }
}

function meansOf(fix: Fix): RuleAnswer | undefined {
  if (fix.kind === 'ignore-row') return { kind: 'ignore' };
  if (fix.kind !== 'settle-transfer') return undefined;
  const { as } = fix;
  switch (as.kind) {
    case 'own-wallet':
    case 'income':
      return as;
    case 'gift':
      return as.valueEur === undefined ? { kind: 'gift' } : undefined;
    case 'lost':
      return { kind: 'lost' };
    default:
      return as.valueEur === undefined ? { kind: as.kind } : undefined;
  }
}
