/** Entries as a person reads them, field by field: what two states of one entry differ in. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { type EventForm, formOf } from './event-form.ts';

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

export interface EntryWords {
  readonly kind: (
    kind: EventForm['kind'] | `income.${EventForm['incomeKind']}` | `derivative.${EventForm['derivativeKind']}`,
  ) => string;
  readonly locale: Locale;
}

export function readableForm(form: EventForm, { kind, locale }: EntryWords): ReadonlyMap<ComparedField, string> {
  const amount = (asset: string, units: string | null) =>
    units === null || units === '' ? '' : `${formatExact(units, locale)} ${asset}`;
  const acquired = form.acquiredDay === '' ? '' : formatDay(form.acquiredDay, locale);
  return new Map<ComparedField, string>([
    ['kind', kindName(form, kind)],
    ['moment', `${formatDay(form.day, locale)}, ${form.time}`],
    ['wallet', form.wallet],
    ['toWallet', form.toWallet],
    ['out', amount(form.outAsset, form.outAmount)],
    ['in', amount(form.inAsset, form.inAmount)],
    ['value', amount('EUR', form.valueEur)],
    ['fee', amount(form.feeAsset, form.feeAmount)],
    ['details', [form.forkOf, acquired].filter(Boolean).join(', ')],
    ['note', form.note],
  ]);
}

export function readableEntry(event: LedgerEvent, words: EntryWords): ReadonlyMap<ComparedField, string> {
  return readableForm(formOf(event), words);
}

function kindName({ kind, incomeKind, derivativeKind }: EventForm, name: EntryWords['kind']): string {
  if (kind === 'income') return `${name(kind)}: ${name(`income.${incomeKind}`)}`;
  return kind === 'derivative' ? `${name(kind)}: ${name(`derivative.${derivativeKind}`)}` : name(kind);
}
