/** What lists of holdings say where a cost does not cover all units, or a quantity rests on something open. */
import { compare, compareText, dec, ZERO } from '@cryptax/kernel';
import type { Balance } from '@cryptax/tax-de';
import { dayText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { quantityText } from './wallet-text.ts';

export function doubtsOf({ withoutCost, open, missingSince }: Balance, locale: Locale): readonly string[] {
  const amount = (text: string) => quantityText(text, locale);
  const doubts: readonly (Text | false)[] = [
    withoutCost !== undefined && {
      de: `${amount(withoutCost)} ohne bekannte Kosten`,
      en: `${amount(withoutCost)} of unknown cost`,
    },
    open !== undefined && { de: `${amount(open)} aus ungeklärten Buchungen`, en: `${amount(open)} from open entries` },
    missingSince !== undefined && {
      de: `unter null seit ${dayText(missingSince, locale)}, es fehlen Zugänge`,
      en: `below zero since ${dayText(missingSince, locale)}, receipts are missing`,
    },
  ];
  return doubts.flatMap((doubt) => (doubt === false ? [] : [doubt[locale]]));
}

export function isCostUnknown({ amount, cost, withoutCost }: Balance): boolean {
  return compare(dec(amount), ZERO) > 0 && (cost === null || withoutCost !== undefined);
}

export function namesOfAssets(lines: readonly { readonly asset: string }[]): string {
  return [...new Set(lines.map(({ asset }) => asset))].sort(compareText).join(', ');
}

/** Beside a sum: the coins of which it lacks a part. */
export function unknownCost(names: string): Text {
  return { de: `Kosten ohne Teile von ${names}: nicht bekannt`, en: `cost without parts of ${names}: not known` };
}
