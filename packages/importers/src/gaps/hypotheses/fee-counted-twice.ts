/**
 * Hypothesis: a fee left the wallet twice. Either the amount of a file already contains it (given gross, or received
 * net) and the fee column takes it again, or a row of its own repeats the fee of a trade. A gap of exactly the sum of
 * the fees is strong proof.
 */
import { add, compare, dec, formatShortest, parseInstant, subtract } from '@cryptax/kernel';
import type { FeeLeg, LedgerEvent, Leg } from '@cryptax/ledger';
import { sumText } from '../../values/decimal-text.ts';
import { byFile, type GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';

const SAME_FEE_SECONDS = 3600;

export function feeCountedTwice(gapCase: GapCase): readonly Proposal[] {
  return [...insideAmount(gapCase), ...repeatedRows(gapCase)];
}

function insideAmount({ book, gap }: GapCase): readonly Proposal[] {
  return [...byFile(book.eventsOf(gap))].flatMap(([file, events]) => {
    const upsert = events.flatMap((event) => withoutSecondFee(event, gap.asset) ?? []);
    if (upsert.length === 0) return [];
    const fees = sumText(upsert.map((event) => event.fee?.amount ?? '0'));
    return [
      {
        id: `fee-counted-twice:amount:${file}`,
        hypothesis: 'fee-counted-twice',
        evidence: {
          code: 'fee.inside-amount',
          params: { file, count: String(upsert.length), fees, asset: gap.asset },
        },
        confidence: fees === gap.needed ? 0.92 : 0.6,
        changes: { upsert, remove: [] },
        asks: [],
      },
    ];
  });
}

/** The event with its fee taken out of the amount given, or put back into the amount received. */
function withoutSecondFee(event: LedgerEvent, asset: string): LedgerEvent | undefined {
  const { fee } = event;
  if (fee?.asset !== asset) return undefined;
  if ('in' in event && event.in.asset === asset) {
    return { ...event, in: { asset, amount: formatShortest(add(dec(event.in.amount), dec(fee.amount))) } };
  }
  if (!('out' in event) || event.out.asset !== asset || compare(dec(event.out.amount), dec(fee.amount)) <= 0) {
    return undefined;
  }
  return { ...event, out: lessFee(event.out, fee) };
}

function lessFee(leg: Leg, fee: FeeLeg): Leg {
  return { asset: leg.asset, amount: formatShortest(subtract(dec(leg.amount), dec(fee.amount))) };
}

function repeatedRows({ book, gap }: GapCase): readonly Proposal[] {
  const events = book.eventsOf(gap);
  const charged = events.filter((event) => event.kind !== 'fee' && event.fee?.asset === gap.asset);
  const repeated = events.filter(
    (event) =>
      event.kind === 'fee' && event.out.asset === gap.asset && charged.some((other) => isSameFee(event, other)),
  );
  if (repeated.length === 0) return [];
  const fees = sumText(repeated.map((event) => ('out' in event ? event.out.amount : '0')));
  return [
    {
      id: `fee-counted-twice:rows:${repeated[0]?.id ?? ''}`,
      hypothesis: 'fee-counted-twice',
      evidence: { code: 'fee.own-row', params: { count: String(repeated.length), fees, asset: gap.asset } },
      confidence: fees === gap.needed ? 0.92 : 0.75,
      changes: { upsert: [], remove: repeated.map(({ id }) => id) },
      asks: [],
    },
  ];
}

/** The same amount, of the same transaction or within an hour. */
function isSameFee(row: LedgerEvent & { readonly out: Leg }, other: LedgerEvent): boolean {
  if (other.fee === undefined || compare(dec(row.out.amount), dec(other.fee.amount)) !== 0) return false;
  if (row.txHash !== undefined && other.txHash !== undefined) return row.txHash === other.txHash;
  const [a, b] = [parseInstant(row.at), parseInstant(other.at)];
  return a.ok && b.ok && Math.abs(a.value - b.value) <= SAME_FEE_SECONDS;
}
