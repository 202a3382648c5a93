/** Price and price source of an event: per unit in euro, who said so, by which method, and the rate into euro. */

import { dec, divide, formatShortest } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../platform/i18n/strings.ts';
import { euroValueOf } from '../../../platform/ledger/event-value.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { priceOrigin } from '../../prices/price-origin.ts';
import { type PriceWords, sourceName } from '../../prices/price-words.ts';
import { pricesStrings } from '../../prices/strings.ts';
import { explainStrings } from '../explain-strings.ts';
import type { EventFacts } from '../explain-types.ts';

export function EventPrice({ facts }: { readonly facts: EventFacts }) {
  const t = useStrings(explainStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const { event, valuations } = facts;
  const unit = unitPrice(event);
  const stated = event.valueOrigin;
  return (
    <>
      {unit !== undefined && (
        <p className="num">{t('perUnit', { price: formatPrice(unit.price, locale), asset: unit.asset })}</p>
      )}
      {valuations.map((valuation) => (
        <p key={valuation.part}>{priceOrigin(valuation, prices, locale).join('; ')}</p>
      ))}
      {valuations.length === 0 && stated !== undefined && (
        <p>{t('priceBy', { source: sourceWords(stated.source, t, prices), method: t(`method.${stated.method}`) })}</p>
      )}
    </>
  );
}

function sourceWords(source: string, t: Translate<typeof explainStrings.table>, prices: PriceWords): string {
  switch (source) {
    case 'file':
      return t('sourceFile');
    case 'user':
      return t('sourceUser');
    case 'demo':
      return t('sourceDemo');
    default:
      return sourceName(source, prices);
  }
}

/** Shown only, never used for a sum: eight decimals are more than the page prints. */
function unitPrice(event: LedgerEvent): { readonly asset: string; readonly price: string } | undefined {
  const value = euroValueOf(event);
  const leg = 'out' in event && event.kind !== 'swap' ? event.out : 'in' in event ? event.in : undefined;
  if (value === undefined || leg === undefined || dec(leg.amount).units === 0n) return undefined;
  return { asset: leg.asset, price: formatShortest(divide(dec(value), dec(leg.amount), 8, 'half-even')) };
}
