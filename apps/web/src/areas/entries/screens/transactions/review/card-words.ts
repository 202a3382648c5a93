/** Title and sentence of a card. Rows that could not be read use the importer's own words for the cause. */
import type { GapFix } from '@cryptax/importers';
import { parseDay, parseDecimal } from '@cryptax/kernel';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import type { ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { rowMessage } from '../../../../../platform/ledger/row-message.ts';
import type { QuantityText } from '../../../../../ui/crypto-amount.tsx';
import { formatDay, formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { msOf } from '../model/holding-days.ts';
import { gapStrings } from '../strings/gap-strings.ts';
import type { reviewStrings } from '../strings/review-strings.ts';
import { sparePart } from './answers.ts';

type Words = Translate<typeof reviewStrings.table>;

/** How the reader's language writes words, prices, and the user's own amounts, which may be hidden. */
export interface CardLanguage {
  readonly t: Words;
  readonly locale: Locale;
  readonly quantity: QuantityText;
  readonly euro: (value: string) => string;
  /** The name of whoever says a price. */
  readonly source: (id: string) => string;
}

export function cardTitle(card: ReviewCard, t: Words): string {
  const { kind, direction = 'out' } = card;
  if (kind === 'spare-assumption') return t(`title.spare-assumption.${sparePart(card)}`);
  return kind === 'unmatched-transfer' ? t(`title.unmatched-transfer.${direction}`) : t(`title.${kind}`);
}

export function cardLine(card: ReviewCard, language: CardLanguage): string {
  const { t, locale, quantity } = language;
  const { asset = '', wallet = '', direction = 'out', cause } = card;
  const amount = card.amount ? quantity(card.amount) : '';
  switch (card.kind) {
    case 'unmatched-transfer':
      return t(`line.unmatched-transfer.${direction}`, { amount, asset, wallet });
    case 'missing-acquisition':
      return t('line.missing-acquisition', { amount, asset, wallet });
    case 'spare-assumption': {
      const { rest = '', total = '' } = cause.params;
      if (rest === '') return t('line.spare-assumption.whole', { amount, asset, wallet });
      return t('line.spare-assumption.part', {
        ...{ amount, asset, wallet },
        rest: quantity(rest),
        total: quantity(total),
      });
    }
    case 'missing-price':
      return t(card.isFee ? 'line.missing-price.fee' : 'line.missing-price', { asset });
    case 'doubtful-price':
      return doubtLine(card, language);
    case 'possible-duplicate':
      return duplicateLine(Number(cause.params.seconds ?? 0), t);
    case 'airdrop-service':
      return t('line.airdrop-service');
    case 'unreadable-row':
    case 'ambiguous-asset':
      return rowMessage(cause.code, cause.params, locale);
  }
}

const HOUR = 3_600;

/** So far apart are only entries of which one was typed. */
function duplicateLine(seconds: number, t: Words): string {
  return seconds < HOUR
    ? t('line.possible-duplicate', { count: seconds })
    : t('line.possible-duplicate.hours', { count: Math.round(seconds / HOUR) });
}

function doubtLine(
  { asset = '', cause: { code, params } }: ReviewCard,
  { t, locale, euro, source }: CardLanguage,
): string {
  const priced = (text = '') => (parseDecimal(text).ok ? formatPrice(text, locale) : text);
  const { neighbours = '', in: received = '0', out: given = '0' } = params;
  const [first, second] = [source(params.source ?? ''), source(params.second ?? '')];
  const [price, secondPrice] = [priced(params.price), priced(params.secondPrice)];
  switch (code) {
    case 'price.jump':
      return t('line.doubtful-price.jump', { asset, price, neighbours: neighbours.split(' ').map(priced).join(', ') });
    case 'price.second-source':
      return t('line.doubtful-price.second-source', { asset, price, first, second, secondPrice });
    case 'price.trade-off-market':
      return t('line.doubtful-price.trade-off-market', { asset, price, second, secondPrice });
    default:
      return t('line.doubtful-price.legs-differ', { received: euro(received), given: euro(given) });
  }
}

/** The evidence of a gap fix as a sentence; amounts and days in the reader's own writing. */
interface GapLanguage {
  readonly t: Translate<typeof gapStrings.table>;
  readonly locale: Locale;
  readonly quantity: QuantityText;
}

export function gapLine({ evidence }: GapFix, { t, locale, quantity }: GapLanguage): string {
  const key = `gap.${evidence.code}`;
  const known = Object.keys(gapStrings.table).find((name) => name === key);
  if (known === undefined) return t('gapNone');
  const { at, from = '', to = '', ...params } = evidence.params;
  const values = {
    ...params,
    from,
    to,
    amount: written(params.amount, quantity),
    fees: written(params.fees, quantity),
    held: written(params.held, quantity),
    day: at ? formatInstantDay(msOf(at), locale) : '',
    fromDay: parseDay(from).ok ? formatDay(from, locale) : from,
    toDay: parseDay(to).ok ? formatDay(to, locale) : to,
  };
  // Codes and their names come from the importers; the table has a sentence for each, tested one by one.
  return (t as (name: string, values: Readonly<Record<string, string>>) => string)(known, values);
}

function written(amount: string | undefined, quantity: QuantityText): string {
  return amount !== undefined && parseDecimal(amount).ok ? quantity(amount) : '';
}
