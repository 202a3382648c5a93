/**
 * What the rows of one group are together: an exchange, a movement with its fee, or nothing but rows that share a key. Rows that
 * another row of the group sums up belong to the event and are not counted.
 */
import type { Instant } from '@cryptax/kernel';
import type { FormatKind } from '../formats/format.ts';
import { addText } from '../values/decimal-text.ts';
import { type Combined, combineLegs, combineSimple, type GroupResult, NO_FEES, total } from './combine-legs.ts';
import { isOneWay } from './one-way.ts';
import type { RowFacts } from './row-facts.ts';

/** `apart`: each row is an event of its own. */
export function combineGroup(rows: readonly RowFacts[]): GroupResult | { readonly kind: 'apart' } {
  const counted = countedRows(rows);
  if (counted === undefined) return { kind: 'review', code: 'group.ambiguous' };
  const simple = combineSimple(counted) ?? combineSent(counted);
  if (simple === undefined && (counted.every((row) => row.kind === 'fee') || isOneWay(counted)))
    return { kind: 'apart' };
  const result = simple === undefined ? combineLegs(counted) : ({ kind: 'combined', parts: [simple] } as const);
  return counted === rows || result.kind === 'review' ? result : withAll(result.parts, rows, counted);
}

function withAll(parts: readonly Combined[], rows: readonly RowFacts[], counted: readonly RowFacts[]): GroupResult {
  const left = rows.filter((row) => !counted.includes(row));
  return {
    kind: 'combined',
    parts: parts.map((part, index) => (index === 0 ? { ...part, members: [...part.members, ...left] } : part)),
  };
}

/** Without the parts that another row of the group sums up; undefined if they do not add up to it. */
function countedRows(rows: readonly RowFacts[]): readonly RowFacts[] | undefined {
  if (!rows.some(({ states }) => states === 'sum')) return rows;
  const parts = rows.filter(({ states }) => states === 'part');
  const reported = totalsOf(rows.filter(({ states }) => states === 'sum'));
  const added = totalsOf(parts);
  const isSame = [...added].every(([side, amount]) => reported.get(side) === amount);
  return isSame ? rows.filter(({ states }) => states !== 'part') : undefined;
}

function totalsOf(rows: readonly RowFacts[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { in: received, out } of rows) {
    for (const [side, leg] of [['in', received] as const, ['out', out] as const]) {
      if (leg === undefined) continue;
      const key = `${side} ${leg.asset}`;
      sums.set(key, addText(sums.get(key) ?? '0', leg.amount));
    }
  }
  return sums;
}

const SENT: ReadonlySet<FormatKind> = new Set<FormatKind>(['withdrawal', 'transfer-out']);

/** One coin sent, and rows of its fee beside it: the fee is the movement's. */
function combineSent(rows: readonly RowFacts[]): Combined | undefined {
  const [leg, ...others] = rows.filter((row) => row.kind !== 'fee');
  if (leg?.out === undefined || others.length > 0 || !SENT.has(leg.kind) || leg.txHash === undefined) return undefined;
  const { asset } = leg.out;
  const fees = rows.flatMap((row) => (row === leg ? (row.fee ?? []) : (row.out ?? [])));
  const fee = total(fees);
  if (fee === undefined || rows.length === 1 || fees.some((each) => each.asset !== asset)) return undefined;
  return { facts: { ...leg, fee }, members: rows, named: leg, extraFees: NO_FEES };
}

/** The facts at the moment of the last coins that came. */
export function whenReceived({ facts, members }: Combined): RowFacts {
  const moments = members.flatMap((row) => (row.in === undefined ? [] : [row.at]));
  return moments.length === 0 ? facts : { ...facts, at: Math.max(...moments) as Instant };
}
