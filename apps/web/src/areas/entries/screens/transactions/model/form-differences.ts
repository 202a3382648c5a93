/** Where two states of one form differ, field by field, as a person reads them. */

import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import type { EventForm } from './event-form.ts';

export type ComparedField =
  | 'kind'
  | 'moment'
  | 'wallet'
  | 'toWallet'
  | 'out'
  | 'in'
  | 'value'
  | 'fee'
  | 'details'
  | 'note';

export interface FormDifference {
  readonly field: ComparedField;
  readonly stored: string;
  readonly mine: string;
}

export interface FormWords {
  readonly kind: (kind: EventForm['kind']) => string;
  readonly locale: Locale;
}

export function formDifferences(stored: EventForm, mine: EventForm, words: FormWords): readonly FormDifference[] {
  const left = readable(stored, words);
  const right = readable(mine, words);
  return [...left].flatMap(([field, text]) => {
    const other = right.get(field) ?? '';
    return text === other ? [] : [{ field, stored: text, mine: other }];
  });
}

function readable(form: EventForm, { kind, locale }: FormWords): ReadonlyMap<ComparedField, string> {
  const amount = (asset: string, units: string | null) =>
    units === null || units === '' ? '' : `${formatExact(units, locale)} ${asset}`;
  return new Map<ComparedField, string>([
    ['kind', kind(form.kind)],
    ['moment', `${formatDay(form.day, locale)}, ${form.time}`],
    ['wallet', form.wallet],
    ['toWallet', form.toWallet],
    ['out', amount(form.outAsset, form.outAmount)],
    ['in', amount(form.inAsset, form.inAmount)],
    ['value', amount('EUR', form.valueEur)],
    ['fee', amount(form.feeAsset, form.feeAmount)],
    [
      'details',
      [form.forkOf, form.acquiredDay === '' ? '' : formatDay(form.acquiredDay, locale)].filter(Boolean).join(', '),
    ],
    ['note', form.note],
  ]);
}
