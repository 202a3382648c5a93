/** Builds records from what an exchange reported: signs and fees in one way for all, whatever way the exchange writes them. */
import type { ExchangeAmount, ExchangeRecord } from '@cryptax/api-contract';
import { add, compare, dec, defined, formatShortest, subtract } from '@cryptax/kernel';
import { isNegative, isZeroText, size } from './raw-json.ts';

const LONGEST_ID = 150;
const LONGEST_TEXT = 500;

export function amount(asset: string, decimal: string): ExchangeAmount {
  return { asset, amount: decimal };
}

export function plus(a: string, b: string): string {
  return formatShortest(add(dec(a), dec(b)));
}

export function minus(a: string, b: string): string {
  return formatShortest(subtract(dec(a), dec(b)));
}

function isLess(a: string, b: string): boolean {
  return compare(dec(a), dec(b)) < 0;
}

export interface RecordHead {
  readonly id: string;
  readonly millis: number;
}

export interface ReportedTrade extends RecordHead {
  readonly side: 'buy' | 'sell';
  readonly base: ExchangeAmount;
  readonly quote: ExchangeAmount;
  /** Positive is a cost; below zero it is a rebate, which raises what was received or lowers what was given. */
  readonly fee?: ExchangeAmount | undefined;
  readonly note?: string | undefined;
}

export function tradeRecord(reported: ReportedTrade): ExchangeRecord {
  const isBuy = reported.side === 'buy';
  const [received, given] = isBuy ? [reported.base, reported.quote] : [reported.quote, reported.base];
  const head = { ...headOf(reported), kind: 'trade' as const, ...hint('note', reported.note) };
  const { fee } = reported;
  if (fee === undefined || isZeroText(fee.amount)) return { ...head, in: received, out: given };
  if (!isNegative(fee.amount)) return { ...head, in: received, out: given, fee };
  const rebate = size(fee.amount);
  if (fee.asset === received.asset)
    return { ...head, in: { ...received, amount: plus(received.amount, rebate) }, out: given };
  if (fee.asset === given.asset && isLess(rebate, given.amount)) {
    return { ...head, in: received, out: { ...given, amount: minus(given.amount, rebate) } };
  }
  /** A rebate in a third coin: the importer does not know a fee below zero and shows the row. */
  return { ...head, in: received, out: given, fee };
}

export interface ReportedMove extends RecordHead {
  readonly kind: 'deposit' | 'withdrawal';
  readonly moved: ExchangeAmount;
  readonly fee?: ExchangeAmount | undefined;
  readonly txHash?: string | undefined;
  readonly address?: string | undefined;
}

export function moveRecord(reported: ReportedMove): ExchangeRecord {
  const { fee, kind, moved } = reported;
  return {
    ...headOf(reported),
    kind,
    moved: { ...moved, amount: size(moved.amount) },
    ...defined({ fee: fee === undefined || isZeroText(fee.amount) ? undefined : { ...fee, amount: size(fee.amount) } }),
    ...hint('txHash', reported.txHash),
    ...hint('address', reported.address),
  };
}

export interface ReportedEntry extends RecordHead {
  readonly word: string;
  readonly change: ExchangeAmount;
  readonly fee?: ExchangeAmount | undefined;
  /** What the account held of the coin afterwards. */
  readonly balance?: string | undefined;
  readonly group?: string | undefined;
  readonly note?: string | undefined;
}

export function entryRecord(reported: ReportedEntry): ExchangeRecord {
  const { fee, group, balance } = reported;
  return {
    ...headOf(reported),
    kind: 'entry',
    word: reported.word.slice(0, 200),
    change: reported.change,
    ...defined({
      fee: fee === undefined || isZeroText(fee.amount) ? undefined : fee,
      balance,
      group: group?.slice(0, LONGEST_ID),
    }),
    ...hint('note', reported.note),
  };
}

function headOf({ id, millis }: RecordHead): { readonly id: string; readonly at: string } {
  return { id: id.slice(0, LONGEST_ID), at: new Date(millis).toISOString() };
}

function hint<K extends string>(name: K, text: string | undefined): { readonly [key in K]?: string } {
  return text === undefined ? {} : ({ [name]: text.slice(0, LONGEST_TEXT) } as { readonly [key in K]?: string });
}
