/** An obstacle in words. */
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { readable } from '../text/readable.ts';
import type { AnswerGap } from './answer-request.ts';
import { GAP_WORDS } from './gap-words.data.ts';

export function gapReason({ code, year, count, names, range }: AnswerGap, locale: Locale): string {
  const text = GAP_WORDS[code].reason[locale]
    .replace('{count}', numberText(String(count), { numbers: locale, grouping: true }))
    .replace('{names}', () => namesText(names, count, locale));
  const reason = year === null ? text : `${year}: ${text}`;
  return range === undefined ? reason : `${reason}. ${rangeText(range, locale)}`;
}

export function gapRemedy({ code }: AnswerGap, locale: Locale): string {
  return GAP_WORDS[code].remedy[locale];
}

function namesText(names: readonly string[], count: number, locale: Locale): string {
  const more = count > names.length ? (locale === 'de' ? ' und weitere' : ' and others') : '';
  return names.map(readable).join(', ') + more;
}

function rangeText({ low, high }: NonNullable<AnswerGap['range']>, locale: Locale): string {
  const end = (amount: string | null) =>
    amount === null ? null : `${numberText(amount, { numbers: locale, grouping: true })} EUR`;
  const [least, most] = [end(low), end(high)];
  if (least === null || most === null) {
    return locale === 'de'
      ? 'Wie weit das Ergebnis davon abhängt, ist noch nicht begrenzt'
      : 'How far the result depends on it is not bounded yet';
  }
  return locale === 'de'
    ? `Das Ergebnis der privaten Veräußerungen liegt zwischen ${least} und ${most}`
    : `The result of private sales lies between ${least} and ${most}`;
}
