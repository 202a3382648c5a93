/** A question in plain words. */
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { QueueQuestion } from '../../../question-types.ts';
import type { queueStrings } from '../strings/queue-strings.ts';

type Words = Translate<(typeof queueStrings)['table']>;

export function questionText({ kind, shares, cardIds, card, amount }: QueueQuestion, t: Words): string {
  const count = cardIds.length;
  const asset = amount?.asset ?? card.asset ?? '';
  const form = count === 1 ? 'one' : 'many';
  switch (kind) {
    case 'inflow':
    case 'outflow':
      if (count === 1) return t(`ask.${kind}.one`);
      return t(shares === 'address' ? `ask.${kind}.address` : `ask.${kind}.coin`, { count });
    case 'price':
      return t(`ask.price.${form}`, { asset, count });
    case 'acquisition':
      return t(`ask.acquisition.${form}`, { asset, count });
    case 'row':
      if (card.cause.code === 'asset.possible-spam') return t(`ask.spam.${form}`, { count });
      return t(`ask.row.${form}`, { count });
    case 'duplicate': {
      const [first, second] = [card.event?.source?.file, card.other?.source?.file];
      if (count === 1 || first === undefined || second === undefined) return t('ask.duplicate');
      return t('ask.duplicate.many', { count, first, second });
    }
    case 'other':
      if (card.kind === 'airdrop-service') return t(`ask.airdrop.${form}`, { count });
      return card.kind === 'spare-assumption' ? t('ask.spare') : t(`ask.doubtful.${form}`, { count });
  }
}
