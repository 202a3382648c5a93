/**
 * Rows that are one event together: legs of a trade and their fees. Within a group amounts are added per coin and side.
 * One coin out and one coin in make an exchange; several coins on one side are split only where the file leaves no doubt
 * (equal numbers of legs in file order, or values that tell the shares), else the group is reviewed as a whole.
 */

import { add, dec, divide, formatShortest, multiply, round, subtract, sum } from '@cryptax/kernel';
import { isFiat } from '@cryptax/ledger';
import type { FormatKind, GroupRule } from '../formats/format.ts';
import type { ReviewCode } from '../review-codes.ts';
import { addText, subtractText } from '../values/decimal-text.ts';
import type { Amount, RowFacts } from './row-facts.ts';
import { namesOfSwap } from './swap-note.ts';

/** Facts made of several rows. */
export interface Combined {
  readonly facts: RowFacts;
  readonly members: readonly RowFacts[];
  /** The row whose identity the event has; else it is that of the group. */
  readonly named?: RowFacts;
  /** Fees beyond the one an event can carry. */
  readonly extraFees: readonly Amount[];
}

export type GroupResult =
  | { readonly kind: 'combined'; readonly parts: readonly Combined[] }
  | { readonly kind: 'review'; readonly code: ReviewCode };

const DEFAULT_LEGS: readonly FormatKind[] = ['swap', 'dust-conversion', 'trade-buy', 'trade-sell', 'migration'];

export function isLeg(rule: GroupRule, kind: FormatKind): boolean {
  return (rule.legs ?? DEFAULT_LEGS).includes(kind);
}

/** `rows`: at least one leg, possibly with fee rows. */
export function combineLegs(rows: readonly RowFacts[]): GroupResult {
  const legs = rows.filter((row) => row.kind !== 'fee');
  const ins = legs.filter((row) => row.in !== undefined);
  const outs = legs.filter((row) => row.out !== undefined);
  const inAssets = new Set(ins.map((row) => row.in?.asset));
  const outAssets = new Set(outs.map((row) => row.out?.asset));
  if (inAssets.size === 0 || outAssets.size === 0) {
    if (legs.length === 1 && rows.length === 1) return { kind: 'review', code: 'trade.one-sided' };
    return { kind: 'review', code: 'group.one-sided' };
  }
  if (inAssets.size === 1 && outAssets.size === 1) return { kind: 'combined', parts: [merge(rows, rows)] };
  const feeRows = rows.filter((row) => row.kind === 'fee');
  const byValue = splitByValue(ins, outs, feeRows);
  if (byValue !== undefined) return { kind: 'combined', parts: byValue };
  return { kind: 'review', code: 'group.ambiguous' };
}

/** One leg in, one leg out and at most one fee: nearly every trade, and nothing to add up. */
export function combineSimple(rows: readonly RowFacts[]): Combined | undefined {
  let received: RowFacts | undefined;
  let given: RowFacts | undefined;
  let fee: Amount | undefined;
  for (const row of rows) {
    const rowFee = row.kind === 'fee' ? row.out : row.fee;
    if (rowFee !== undefined) {
      if (fee !== undefined) return undefined;
      fee = rowFee;
    }
    if (row.kind === 'fee') continue;
    if (row.kind === 'migration' || (row.in !== undefined ? received : given) !== undefined) return undefined;
    if (row.in !== undefined) received = row;
    else given = row;
  }
  if (received === undefined || given === undefined) return undefined;
  const { ticket, id, at, wallet, txHash, address, note } = given.ticket < received.ticket ? given : received;
  const value =
    given.value === undefined || received.value === undefined
      ? (given.value ?? received.value)
      : oneValue([given.value, received.value]);
  const facts: RowFacts = {
    ticket,
    id,
    at,
    kind: 'swap',
    wallet,
    in: received.in,
    out: given.out,
    fee,
    value,
    loss: undefined,
    txHash,
    address,
    note: namesOf(given, received) ?? note,
  };
  return { facts, members: rows, extraFees: NO_FEES };
}

function namesOf({ out, note }: RowFacts, { in: got, note: gotNote }: RowFacts): string | undefined {
  if (note === undefined || out === undefined || got === undefined) return undefined;
  return namesOfSwap({ asset: out.asset, note }, { asset: got.asset, note: gotNote });
}

export const NO_FEES: readonly Amount[] = [];

function merge(rows: readonly RowFacts[], members: readonly RowFacts[]): Combined {
  const legs = rows.filter((row) => row.kind !== 'fee');
  const [first] = legs;
  if (first === undefined) throw new Error('A group without legs');
  const received = total(legs.flatMap((row) => row.in ?? []));
  const given = total(legs.flatMap((row) => row.out ?? []));
  const fees = feeTotals(rows);
  const { main, net, extra } = chooseFee(fees, received);
  const values = legs.flatMap((row) => row.value ?? []);
  return {
    facts: {
      ...first,
      kind: first.kind === 'migration' ? 'migration' : 'swap',
      in: net,
      out: given,
      fee: main,
      value: oneValue(values),
    },
    members,
    extraFees: extra,
  };
}

export function total(amounts: readonly Amount[]): Amount | undefined {
  const [first, ...rest] = amounts;
  if (first === undefined) return undefined;
  return { asset: first.asset, amount: rest.reduce((sum, next) => addText(sum, next.amount), first.amount) };
}

/** Fees by coin: the fee cells of legs, and rows that are nothing but a fee. A fee that came back lowers the sum. */
function feeTotals(rows: readonly RowFacts[]): readonly Amount[] {
  const sums = new Map<string, string>();
  const note = (fee: Amount) => sums.set(fee.asset, addText(sums.get(fee.asset) ?? '0', fee.amount));
  for (const row of rows) {
    if (row.fee !== undefined) note(row.fee);
    if (row.kind === 'fee' && row.out !== undefined) note(row.out);
  }
  return [...sums].map(([asset, amount]) => ({ asset, amount }));
}

/** An event carries one fee: the money fee, else the first. A fee in the coin received simply lowers what arrives. */
function chooseFee(
  fees: readonly Amount[],
  received: Amount | undefined,
): { readonly main: Amount | undefined; readonly net: Amount | undefined; readonly extra: readonly Amount[] } {
  const main = fees.find((fee) => isFiat(fee.asset)) ?? fees[0];
  let net = received;
  const extra: Amount[] = [];
  for (const fee of fees) {
    if (fee === main) continue;
    if (net !== undefined && fee.asset === net.asset) net = { ...net, amount: subtractText(net.amount, fee.amount) };
    else extra.push(fee);
  }
  return { main, net, extra };
}

/** The values of the legs agree on one side only by luck; a single stated value is taken, several are added if alike. */
function oneValue(values: readonly Amount[]): Amount | undefined {
  const [first] = values;
  return first !== undefined && values.every((value) => value.asset === first.asset && value.amount === first.amount)
    ? first
    : undefined;
}

/**
 * Many coins for one (small balances turned into BNB or CRO): each coin's share of the proceeds is its share of the
 * stated values. The last part takes the remainder, so the parts add up to the whole.
 */
function splitByValue(
  ins: readonly RowFacts[],
  outs: readonly RowFacts[],
  fees: readonly RowFacts[],
): readonly Combined[] | undefined {
  const isOneIn = new Set(ins.map((row) => row.in?.asset)).size === 1;
  if (!isOneIn || fees.length > 0 || outs.some((row) => row.fee !== undefined)) return undefined;
  const values = outs.map((row) => row.value);
  const currency = values[0]?.asset;
  if (currency === undefined || values.some((value) => value === undefined || value.asset !== currency))
    return undefined;
  const received = total(ins.flatMap((row) => row.in ?? []));
  if (received === undefined) return undefined;
  const shares = allot(
    received.amount,
    values.map((value) => value?.amount ?? '0'),
  );
  return outs.map((row, index) => ({
    facts: { ...row, kind: 'swap', in: { asset: received.asset, amount: shares[index] ?? '0' } },
    members: index === 0 ? [row, ...ins] : [row],
    extraFees: [],
  }));
}

const SHARE_SCALE = 18;

function allot(amount: string, weights: readonly string[]): readonly string[] {
  const whole = dec(amount);
  const all = sum(weights.map(dec));
  let left = whole;
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1;
    const share = isLast
      ? left
      : round(divide(multiply(whole, dec(weight)), all, SHARE_SCALE, 'down'), SHARE_SCALE, 'down');
    left = isLast ? left : subtract(left, share);
    return formatShortest(add(share, dec('0')));
  });
}
