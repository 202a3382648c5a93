/** Where a computed value comes from, in sentences: service, day, price, currency, and the rate into euro. */
import type { Valuation } from '@cryptax/prices';
import type { Locale } from '../../platform/i18n/strings.ts';
import { formatDay } from '../../ui/format/date.ts';
import { formatExact } from '../../ui/format/quantity.ts';
import { type PriceWords, sourceName } from './price-words.ts';

export function priceOrigin(valuation: Valuation, t: PriceWords, locale: Locale): readonly string[] {
  const { rate, ratePublished, currency, rateCurrency = currency, insteadOf } = valuation;
  const lines = valuation.source === 'ecb' ? [] : [priceLine(valuation, t, locale)];
  if (rate !== undefined && ratePublished !== undefined) {
    const words = { day: formatDay(ratePublished, locale), rate: formatExact(rate, locale), currency: rateCurrency };
    lines.push(t('origin.rate', words));
  }
  if (insteadOf !== undefined) lines.push(t('origin.provisional', { better: sourceName(insteadOf, t) }));
  return lines;
}

function priceLine({ source, state, price, currency, time, asset }: Valuation, t: PriceWords, locale: Locale): string {
  if (source === 'peg') return t('origin.peg', { asset, currency });
  const words = { day: formatDay(time.slice(0, 10), locale), price: formatExact(price, locale), currency, asset };
  return state === 'manual'
    ? t('origin.manual', words)
    : t('origin.close', { ...words, source: sourceName(source, t) });
}
