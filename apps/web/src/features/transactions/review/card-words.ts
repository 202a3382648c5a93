/** Title and sentence of a card. Rows that could not be read use the importer's own words for the cause. */
import type { Locale, Translate } from '../../../lib/i18n/strings.ts';
import type { ReviewCard } from '../../../lib/ledger/ledger-api.ts';
import { rowMessage } from '../../../lib/ledger/row-message.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import type { reviewStrings } from '../strings/review-strings.ts';

type Words = Translate<typeof reviewStrings.table>;

export function cardTitle({ kind, direction = 'out' }: ReviewCard, t: Words): string {
  return kind === 'unmatched-transfer' ? t(`title.unmatched-transfer.${direction}`) : t(`title.${kind}`);
}

export function cardLine(card: ReviewCard, t: Words, locale: Locale): string {
  const { asset = '', wallet = '', direction = 'out', cause } = card;
  const amount = card.amount ? formatQuantity(card.amount, locale) : '';
  switch (card.kind) {
    case 'unmatched-transfer':
      return t(`line.unmatched-transfer.${direction}`, { amount, asset, wallet });
    case 'missing-acquisition':
      return t('line.missing-acquisition', { amount, asset, wallet });
    case 'missing-price':
      return t('line.missing-price', { asset });
    case 'doubtful-price':
      return doubtLine(card, t);
    case 'possible-duplicate':
      return t('line.possible-duplicate', { seconds: cause.params.seconds ?? '0' });
    case 'airdrop-service':
      return t('line.airdrop-service');
    case 'unreadable-row':
    case 'ambiguous-asset':
      return rowMessage(cause.code, cause.params, locale);
  }
}

function doubtLine({ asset = '', cause: { code, params } }: ReviewCard, t: Words): string {
  const { price = '', second = '', secondPrice = '', neighbours = '', in: received = '', out: given = '' } = params;
  switch (code) {
    case 'price.jump':
      return t('line.doubtful-price.jump', { asset, price, neighbours });
    case 'price.second-source':
      return t('line.doubtful-price.second-source', { asset, price, second, secondPrice });
    case 'price.trade-off-market':
      return t('line.doubtful-price.trade-off-market', { asset, price, second, secondPrice });
    default:
      return t('line.doubtful-price.legs-differ', { received, given });
  }
}
