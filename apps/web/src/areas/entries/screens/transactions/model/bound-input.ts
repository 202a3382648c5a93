/** A range as people type it: `>100`, `<50`, `10-50`, `100`, in the reader's own way of writing numbers. */
import { compare, dec } from '@cryptax/kernel';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { formatDecimalInput, parseDecimalInput } from '../../../../../ui/format/parse-decimal-input.ts';
import type { Bound } from './filter-pills.ts';

/** Between two numbers a hyphen, a dash or dots; a minus before the first belongs to it. */
const BETWEEN = /^(-?[^-–]+?)\s*(?:-|–|\.\.|bis|to)\s*(-?[^-–]+)$/;

export function parseBound(typed: string, locale: Locale): Bound | undefined {
  const text = typed.trim().replaceAll('\u2212', '-');
  const sign = /^(>|<|=|≥|≤)=?/.exec(text)?.[0] ?? '';
  if (sign === '') {
    const between = BETWEEN.exec(text);
    if (between) return betweenOf(between[1] ?? '', between[2] ?? '', locale);
  }
  const amount = numberOf(text.slice(sign.length), locale);
  if (amount === undefined) return undefined;
  return {
    op: sign.startsWith('>') || sign === '≥' ? 'more' : sign.startsWith('<') || sign === '≤' ? 'less' : 'equal',
    amount,
  };
}

export function printBoundInput(bound: Bound, locale: Locale): string {
  const amount = formatDecimalInput(bound.amount, locale);
  switch (bound.op) {
    case 'more':
      return `> ${amount}`;
    case 'less':
      return `< ${amount}`;
    case 'equal':
      return amount;
    case 'between':
      return `${amount} – ${formatDecimalInput(bound.to, locale)}`;
  }
}

function betweenOf(first: string, second: string, locale: Locale): Bound | undefined {
  const [a, b] = [numberOf(first, locale), numberOf(second, locale)];
  if (a === undefined || b === undefined) return undefined;
  return compare(dec(a), dec(b)) <= 0 ? { op: 'between', amount: a, to: b } : { op: 'between', amount: b, to: a };
}

function numberOf(text: string, locale: Locale): string | undefined {
  const entry = parseDecimalInput(text.trim(), locale);
  return entry.kind === 'value' ? entry.value : undefined;
}
