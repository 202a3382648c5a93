/** The evidence of a gap fix as a sentence; amounts and days in the reader's own writing. */
import type { GapFix } from '@cryptax/importers';
import { parseDay, parseDecimal } from '@cryptax/kernel';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import { formatDay, formatInstantDay } from '../../../../../ui/format/date.ts';
import type { QuantityText } from '../../../../../ui/use-quantity.ts';
import { msOf } from '../model/holding-days.ts';
import { gapStrings } from '../strings/gap-strings.ts';

export interface GapLanguage {
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
