/**
 * An event as a form: texts as typed in Berlin time, and back to an event with every problem named by field. Fields the
 * form does not show (source, hash) stay as they were while the kind stays the same.
 */
import { defined, err, type Instant, ok, parseDecimal, parseInstant, type Result } from '@cryptax/kernel';
import {
  type DerivativeEvent,
  type EventKind,
  type IncomeKind,
  isFiat,
  type LedgerEvent,
  type Leg,
  sidesOf,
} from '@cryptax/ledger';
import { berlinDayField, berlinInstant, berlinText } from './berlin-clock.ts';
import { type FormField, fieldsOf } from './form-fields.ts';
import { lacksProof, lotIdsOf, namingFields, ownNote } from './named-lots.ts';

export interface EventForm {
  readonly kind: EventKind;
  readonly day: string;
  readonly time: string;
  readonly wallet: string;
  readonly toWallet: string;
  readonly outAsset: string;
  readonly outAmount: string | null;
  readonly inAsset: string;
  readonly inAmount: string | null;
  readonly valueEur: string | null;
  readonly feeAsset: string;
  readonly feeAmount: string | null;
  readonly incomeKind: IncomeKind;
  readonly derivativeKind: DerivativeEvent['derivativeKind'];
  readonly forkOf: string;
  readonly acquiredDay: string;
  /** Lots that the sale names, in their order; none: the method decides. */
  readonly lotIds: readonly string[];
  /** What the bank or the platform calls a payment of money. */
  readonly bankReference: string;
  readonly note: string;
}

export type FormErrors = Partial<Record<FormField, 'missing' | 'malformed'>>;

export function emptyForm(now: Instant): EventForm {
  const local = berlinText(now);
  return {
    kind: 'buy',
    day: local.slice(0, 10),
    time: local.slice(11, 19),
    wallet: '',
    toWallet: '',
    outAsset: '',
    outAmount: null,
    inAsset: '',
    inAmount: null,
    valueEur: null,
    feeAsset: 'EUR',
    feeAmount: null,
    incomeKind: 'staking',
    derivativeKind: 'futures',
    forkOf: '',
    acquiredDay: '',
    lotIds: [],
    bankReference: '',
    note: '',
  };
}

export function formOf(event: LedgerEvent): EventForm {
  const at = parseInstant(event.at);
  const base = emptyForm(at.ok ? at.value : (0 as Instant));
  const { out, in: into } = sidesOf(event);
  return {
    ...base,
    kind: event.kind,
    wallet: event.wallet,
    ...(event.kind === 'transfer' ? { toWallet: event.toWallet } : {}),
    ...('money' in event ? { bankReference: event.bankReference ?? '' } : {}),
    ...(event.kind === 'income' ? { incomeKind: event.incomeKind } : {}),
    ...(event.kind === 'derivative' ? { derivativeKind: event.derivativeKind } : {}),
    ...(event.kind === 'fork' ? { forkOf: event.asset } : {}),
    ...defined({
      outAsset: out?.asset,
      outAmount: out?.amount,
      inAsset: into?.asset,
      inAmount: into?.amount,
      valueEur: 'valueEur' in event ? event.valueEur : undefined,
      feeAsset: event.fee?.asset,
      feeAmount: event.fee?.amount,
      acquiredDay: 'acquiredAt' in event ? event.acquiredAt && berlinDayField(event.acquiredAt) : undefined,
    }),
    lotIds: lotIdsOf(event),
    note: ownNote(event),
  };
}

/** `before` is the event being edited; without it a new one is made, whose id the ledger gives. */
export function eventOf(
  form: EventForm,
  id: string,
  before?: LedgerEvent,
  now: Instant = clockNow(),
): Result<LedgerEvent, FormErrors> {
  const errors = errorsOf(form);
  const at = momentOf(form, before);
  if (Object.keys(errors).length > 0 || at === undefined) return err(errors);
  const kept = before?.kind === form.kind ? before : keptAcrossKinds(before);
  const leg = (asset: string, amount: string | null): Leg => ({ asset: assetOf(asset, before), amount: amount ?? '' });
  const shown = new Set<FormField>(fieldsOf(form.kind));
  const {
    valueEur: _,
    bankReference: ______,
    valueOrigin: __,
    fee: ___,
    note: ____,
    lotIds: _____,
    ...rest
  } = kept as Partial<LedgerEvent> & { valueEur?: string; lotIds?: readonly string[]; bankReference?: string };
  const wallet = form.wallet.trim();
  const sale = { at, wallet, out: leg(form.outAsset, form.outAmount) };
  const lotIds = shown.has('lots') ? form.lotIds : lotIdsOf(kept as LedgerEvent);
  if (lacksProof(lotIds, form.note, sale, before, now)) return err({ lots: 'missing' });
  const event = {
    ...rest,
    id,
    at,
    kind: form.kind,
    wallet,
    ...(shown.has('toWallet') ? { toWallet: form.toWallet.trim() } : {}),
    ...(shown.has('out') ? { [isMoney(form) ? 'money' : 'out']: leg(form.outAsset, form.outAmount) } : {}),
    ...(shown.has('in') ? { [isMoney(form) ? 'money' : 'in']: leg(form.inAsset, form.inAmount) } : {}),
    ...(isMoney(form) && form.bankReference.trim() !== '' ? { bankReference: form.bankReference.trim() } : {}),
    ...(shown.has('value') ? valueFields(form, before) : {}),
    ...(shown.has('fee') ? feeField(form, before, leg) : {}),
    ...(shown.has('incomeKind') ? { incomeKind: form.incomeKind } : {}),
    ...(shown.has('derivativeKind') ? { derivativeKind: form.derivativeKind } : {}),
    ...(shown.has('forkOf') ? { asset: assetOf(form.forkOf, before) } : {}),
    ...(shown.has('acquiredDay') ? acquiredField(form, before) : {}),
    ...(form.kind === 'assumed-acquisition' && !('basis' in rest) ? { basis: 'stated' } : {}),
    ...namingFields(lotIds, form.note, sale, before, now),
  };
  return ok(event as LedgerEvent);
}

function clockNow(): Instant {
  return Math.floor(Date.now() / 1_000) as Instant;
}

/** In the hour that autumn has twice a clock names two moments: an entry whose clock was not touched keeps its own. */
function momentOf({ day, time }: EventForm, before: LedgerEvent | undefined): string | undefined {
  const own = before === undefined ? undefined : formOf(before);
  return own?.day === day && own.time === time ? before?.at : berlinInstant(day, time);
}

/** Money stands in the fields of the coins; what it becomes is another thing. */
function isMoney({ kind }: EventForm): boolean {
  return kind === 'money-in' || kind === 'money-out';
}

function errorsOf(form: EventForm): FormErrors {
  const shown = new Set<FormField>(fieldsOf(form.kind));
  const missing = (field: FormField, isMissing: boolean): FormErrors =>
    shown.has(field) && isMissing ? { [field]: 'missing' } : {};
  const malformed = (field: FormField, isMalformed: boolean): FormErrors =>
    shown.has(field) && isMalformed ? { [field]: 'malformed' } : {};
  const badAmount = (field: FormField, amount: string | null): FormErrors =>
    malformed(field, amount !== null && !isPositive(amount));
  const hasNoTime = berlinInstant(form.day, form.time) === undefined;
  const lacksFeeCoin = form.feeAmount !== null && form.feeAsset.trim() === '';
  return {
    ...(hasNoTime ? { time: 'malformed' } : {}),
    ...missing('wallet', form.wallet.trim() === ''),
    ...missing('toWallet', form.toWallet.trim() === ''),
    ...missing('out', form.outAmount === null || form.outAsset.trim() === ''),
    ...missing('in', form.inAmount === null || form.inAsset.trim() === ''),
    ...badAmount('out', form.outAmount),
    ...badAmount('in', form.inAmount),
    ...badCurrency(form, 'out', form.outAsset),
    ...badCurrency(form, 'in', form.inAsset),
    ...missing('value', form.kind === 'assumed-acquisition' && form.valueEur === null),
    ...malformed('value', form.valueEur !== null && !isNumber(form.valueEur)),
    ...malformed('fee', form.feeAmount !== null && !isNumber(form.feeAmount)),
    ...(lacksFeeCoin ? { fee: 'missing' } : {}),
    ...missing('forkOf', form.forkOf.trim() === ''),
    ...malformed('acquiredDay', isNoDay(form.acquiredDay)),
  };
}

function badCurrency(form: EventForm, field: 'in' | 'out', asset: string): FormErrors {
  const isAsked = isMoney(form) && fieldsOf(form.kind).includes(field) && asset.trim() !== '';
  return isAsked && !isFiat(asset.trim().toUpperCase()) ? { [field]: 'malformed' } : {};
}

/**
 * Tickers are written in capitals. A token without one is named by its contract (`erc20:0x…`), where every letter counts;
 * that name, and whatever stood there before, stays as it is.
 */
function assetOf(text: string, before: LedgerEvent | undefined): string {
  const asset = text.trim();
  return asset.includes(':') || assetsOf(before).includes(asset) ? asset : asset.toUpperCase();
}

function assetsOf(event: LedgerEvent | undefined): readonly string[] {
  if (event === undefined) return [];
  const legs = ['out' in event ? event.out : undefined, 'in' in event ? event.in : undefined, event.fee];
  return [...legs.flatMap((leg) => leg?.asset ?? []), ...(event.kind === 'fork' ? [event.asset] : [])];
}

/** A value that was not touched keeps its origin; a typed one says that it was typed. */
function valueFields(form: EventForm, before: LedgerEvent | undefined): object {
  if (form.valueEur === null) return {};
  const known = before !== undefined && 'valueEur' in before ? before.valueEur : undefined;
  const valueOrigin = known === form.valueEur ? before?.valueOrigin : { source: 'user', method: 'manual' };
  return { valueEur: form.valueEur, ...defined({ valueOrigin }) };
}

function feeField(
  form: EventForm,
  before: LedgerEvent | undefined,
  leg: (asset: string, amount: string | null) => Leg,
): object {
  if (form.feeAmount === null || !isPositive(form.feeAmount)) return {};
  const fee = leg(form.feeAsset, form.feeAmount);
  const isSame = before?.fee?.asset === fee.asset && before.fee.amount === fee.amount;
  return { fee: isSame ? before.fee : fee };
}

function acquiredField(form: EventForm, before: LedgerEvent | undefined): object {
  const known = before !== undefined && 'acquiredAt' in before ? before.acquiredAt : undefined;
  if (known !== undefined && berlinDayField(known) === form.acquiredDay) return { acquiredAt: known };
  const at = form.acquiredDay === '' ? undefined : berlinInstant(form.acquiredDay, '12:00');
  return defined({ acquiredAt: at });
}

function keptAcrossKinds(before: LedgerEvent | undefined): object {
  if (before === undefined) return {};
  const { source, txHash, spent, address } = before;
  return {
    ...defined({ source, txHash, spent, address }),
  };
}

/** Empty is no day either, but allowed. */
function isNoDay(day: string): boolean {
  return day !== '' && berlinInstant(day, '12:00') === undefined;
}

function isNumber(amount: string): boolean {
  return parseDecimal(amount).ok;
}

function isPositive(amount: string): boolean {
  const parsed = parseDecimal(amount);
  return parsed.ok && parsed.value.units > 0n;
}
