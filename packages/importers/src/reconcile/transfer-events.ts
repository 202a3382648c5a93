/**
 * Matched movements as transfer events (rule book 12: `out` is what arrives, the fee leaves the source on top). One
 * event per pair of wallets; together they move exactly what left and what arrived.
 */
import type { EventSource, LedgerEvent, Leg, TransferEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { instantText } from '../build/instant-text.ts';
import type { Writable } from '../build/make-event.ts';
import { addText } from '../values/decimal-text.ts';
import { arrivingParts, payerOf } from './arriving-parts.ts';
import type { TransferMatch } from './match-transfers.ts';

export function transferEvents(
  match: TransferMatch,
  byId: ReadonlyMap<string, TransferCandidate>,
): readonly LedgerEvent[] {
  const outs = match.outs.flatMap((id) => byId.get(id) ?? []);
  const ins = match.ins.flatMap((id) => byId.get(id) ?? []);
  const [firstOut] = outs;
  const [firstIn] = ins;
  if (firstOut === undefined || firstIn === undefined) return [];
  if (outs.length === 1)
    return ins.flatMap((arrival, at) =>
      one(firstOut, arrival, arrival.amount, at, at === 0 ? match.impliedFee : undefined),
    );
  return joined(outs, firstIn, match.impliedFee);
}

/** Several payments, one arrival: each brings its own part. */
function joined(
  outs: readonly TransferCandidate[],
  arrival: TransferCandidate,
  implied: Leg | undefined,
): readonly LedgerEvent[] {
  const parts = arrivingParts(outs, arrival.amount, implied);
  const payer = payerOf(outs);
  return outs.flatMap((out, at) => one(out, arrival, parts[at] ?? '', 0, out === payer ? implied : undefined));
}

function one(
  out: TransferCandidate,
  arrival: TransferCandidate,
  amount: string,
  part: number,
  implied: Leg | undefined,
): readonly LedgerEvent[] {
  const stated = part === 0 ? out.fee : undefined;
  const isSameCoin = stated !== undefined && stated.asset === implied?.asset;
  const fee =
    isSameCoin && implied !== undefined
      ? { asset: stated.asset, amount: addText(stated.amount, implied.amount) }
      : (implied ?? stated);
  const id = part === 0 ? out.id : `${out.id}:${part + 1}`;
  const hash = out.txHash ?? arrival.txHash;
  const transfer: Writable<TransferEvent> = {
    id,
    at: instantText(out.at),
    kind: 'transfer',
    wallet: out.wallet,
    toWallet: arrival.wallet,
    out: { asset: out.asset, amount },
  };
  if (fee !== undefined) transfer.fee = fee;
  transfer.source = sourceOf(out, arrival);
  if (hash !== undefined) transfer.txHash = hash;
  if (out.spent !== undefined) transfer.spent = out.spent;
  if (out.note !== undefined) transfer.note = out.note;
  /** Gas in another coin besides a fee in the coin itself: an event has room for one. */
  if (implied === undefined || stated === undefined || isSameCoin) return [transfer];
  return [
    transfer,
    {
      id: `${id}:fee`,
      at: transfer.at,
      kind: 'fee',
      wallet: out.wallet,
      out: stated,
      source: transfer.source ?? out.source,
    },
  ];
}

/** Both rows, if they stand in one file. */
function sourceOf(out: TransferCandidate, arrival: TransferCandidate): EventSource {
  const own = out.source.lines ?? [out.source.line];
  const other = arrival.source.file === out.source.file ? (arrival.source.lines ?? [arrival.source.line]) : [];
  const lines = [...new Set([...own, ...other])].sort((a, b) => a - b);
  const { file, line, format } = out.source;
  return lines.length > 1 ? { file, line, lines, format } : { file, line, format };
}
