/**
 * Movements that wait for an answer as entries of the ledger: a transfer without its other side, and rows under review
 * whose coin and amount are known. Their coins have moved; only their tax waits (decision 0044).
 */
import { compare, dec, defined, formatInstant } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type OpenEvent } from '@cryptax/ledger';
import type { FormatKind } from '../formats/format.ts';
import type { Amount, RowFacts } from '../map/row-facts.ts';
import type { ReviewCode } from '../review-codes.ts';
import { sortByTime } from '../sort-by-time.ts';
import type { TransferCandidate } from './built.ts';
import { cleanText, type FileContext, sourceOf, type Writable } from './make-event.ts';

export function openTransfer(candidate: TransferCandidate): readonly OpenEvent[] {
  const { id, direction, at, wallet, asset, amount, txHash, spent, address, note, source } = candidate;
  const leg = { asset, amount };
  const head = { id, at: formatInstant(at), kind: 'open', wallet, reason: `transfer.unmatched-${direction}` } as const;
  const event: Writable<OpenEvent> = direction === 'in' ? { ...head, in: leg } : { ...head, out: leg };
  if (address !== undefined) event.address = address;
  if (txHash !== undefined) event.txHash = txHash;
  if (spent !== undefined) event.spent = spent;
  if (note !== undefined) event.note = note;
  event.source = source;
  // Money moves no coins; in another currency than the euro it would need a rate that nobody has asked for yet.
  const fee = candidate.fee === undefined || isForeignMoney(candidate.fee.asset) ? undefined : candidate.fee;
  return withFee(event, fee);
}

function isForeignMoney(asset: string): boolean {
  return isFiat(asset) && asset !== 'EUR';
}

/** A fee in the coin that arrived leaves something of it; one that takes all and more is an outflow of its own. */
function withFee(event: OpenEvent, fee: Amount | undefined): readonly OpenEvent[] {
  if (fee === undefined) return [event];
  const paid = { asset: fee.asset, amount: fee.amount };
  const eatsAll = 'in' in event && event.in.asset === fee.asset && compare(dec(fee.amount), dec(event.in.amount)) >= 0;
  if (!eatsAll) return [{ ...event, fee: paid }];
  const { in: _, ...rest } = event;
  return [event, { ...rest, id: `${event.id}:fee`, out: paid }];
}

/** Reviews in which the amounts themselves, or the side they stand on, are in question. */
const DOUBTED_AMOUNTS: ReadonlySet<ReviewCode> = new Set<ReviewCode>([
  'amount.total-below-value',
  'fee.larger-than-amount',
  'fee.several-coins',
  'asset.nft',
  'asset.ambiguous',
  'trade.same-coin',
  'trade.direction-open',
  'trade.on-margin',
  'direction.unknown',
  'duplicate.possible',
]);

/** Rows of these kinds move no coins of the wallet. */
const MOVES_NOTHING: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'margin-pnl',
  'futures-pnl',
  'funding',
  'ignore',
  'own-transfer',
]);

/** What a row under review moved, as far as it says so. */
export function openReview(
  facts: RowFacts,
  code: ReviewCode,
  id: string,
  lines: readonly number[],
  file: FileContext,
): readonly OpenEvent[] {
  if (DOUBTED_AMOUNTS.has(code) || MOVES_NOTHING.has(facts.kind)) return [];
  const [arrived, left] = [coin(facts.in), coin(facts.out)];
  const fee = coin(facts.fee);
  const { txHash, address, wallet } = facts;
  const base = {
    at: formatInstant(facts.at),
    kind: 'open' as const,
    wallet,
    reason: code,
    ...defined({
      address: address === undefined ? undefined : cleanText(address, 500),
      txHash: txHash === undefined ? undefined : cleanText(txHash, 500),
    }),
    source: sourceOf(lines, file),
  };
  const back = coin(facts.rebate);
  const rebate: readonly OpenEvent[] = back === undefined ? [] : [{ ...base, id: `${id}:rebate`, in: back }];
  if (arrived !== undefined && left !== undefined) {
    const sent = withFee({ ...base, id: `${id}:out`, out: left }, fee);
    return [...sent, { ...base, id: `${id}:in`, in: arrived }, ...rebate];
  }
  if (left !== undefined) return [...withFee({ ...base, id, out: left }, fee), ...rebate];
  if (arrived !== undefined) return [...withFee({ ...base, id, in: arrived }, fee), ...rebate];
  return fee === undefined || rebate.length > 0 ? rebate : [{ ...base, id, out: fee }];
}

/** The ledger with its open movements, in order of time. */
export function withOpen(events: readonly LedgerEvent[], open: readonly OpenEvent[]): readonly LedgerEvent[] {
  return open.length === 0 ? events : sortByTime([...events, ...open]);
}

function coin(amount: Amount | undefined): Amount | undefined {
  if (amount === undefined || isFiat(amount.asset) || /^0*(?:\.0*)?$/.test(amount.amount)) return undefined;
  return { asset: amount.asset, amount: amount.amount };
}
