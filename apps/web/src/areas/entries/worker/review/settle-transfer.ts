/**
 * What the user says about a movement that waits. A transfer to or from an own wallet takes its other side with it where that
 * waits there too: answered one by one, the same coins would be moved twice.
 */
import { settleTransfers } from '@cryptax/importers';
import { defined, formatInstant, type Instant, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent, TransferEvent } from '@cryptax/ledger';
import type { RowOutcome } from '@cryptax/store';
import { instructionNote, saleDayOf } from '@cryptax/tax-de';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { ChosenLots, TransferAnswer } from '../../../../platform/ledger/review-types.ts';
import { ARRIVAL, type Candidate } from '../../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { PendingTransfer } from '../../../../platform/ledger/worker/waiting-types.ts';
import { soundEvents } from '../edit/plan-edit.ts';
import { type AnswerParts, joinParts, rowsSettled } from './answer-parts.ts';
import { completedTransfer, handMadeTransfer } from './hand-made-transfer.ts';

/** The user has named the wallet, so more time may lie between than where nobody was asked. */
const FARTHEST_SECONDS = 14 * 86_400;
/** With a fee that would be too large for a pair that nobody named. */
const NEAR_SECONDS = 43_200;

export function settleTransfer(
  book: LoadedBook,
  waiting: PendingTransfer,
  as: TransferAnswer,
  pending: readonly PendingTransfer[],
  taken: Set<string>,
): Result<AnswerParts, LedgerError> {
  // The answer to its other side has settled it.
  if (taken.has(waiting.candidate.id)) return ok({});
  const pair = as.kind === 'own-wallet' ? pairWith(waiting, as.wallet, pending, taken) : undefined;
  if (as.kind === 'own-wallet') {
    const sides = pair === undefined ? [waiting] : [pair.out, pair.arrival];
    const known = handMadeTransfer(
      book,
      sides.map(({ candidate }) => candidate),
      waiting.candidate.direction === 'out'
        ? [waiting.candidate.wallet, as.wallet]
        : [as.wallet, waiting.candidate.wallet],
      taken,
    );
    if (known !== undefined) return repeatedTransfer(sides, known, taken);
  }
  const completed =
    as.kind === 'own-wallet' && pair === undefined
      ? completedTransfer(book, waiting.candidate, as.wallet, { farthestSeconds: FARTHEST_SECONDS, taken })
      : undefined;
  if (completed !== undefined) return joined(waiting, completed, taken);
  const sound = soundEvents(pair?.events ?? [settledEvent(waiting.candidate, as)]);
  if (!sound.ok) return sound;
  const [eventId = ''] = sound.value.map(({ id }) => id);
  if (pair === undefined) return ok(rowsSettled(waiting, { kind: 'event', eventId }, sound.value));
  const { out, arrival } = pair;
  taken.add(out.candidate.id).add(arrival.candidate.id);
  const isOneFile = out.importNo === arrival.importNo;
  return ok(
    joinParts([
      rowsSettled(out, { kind: 'grouped', eventId }, sound.value),
      rowsSettled(
        arrival,
        isOneFile ? { kind: 'grouped', eventId } : { kind: 'ignored', reason: ARRIVAL, eventId },
        [],
      ),
    ]),
  );
}

/** The rows tell what was entered by hand: it stays, and stays without the file. */
function repeatedTransfer(
  sides: readonly PendingTransfer[],
  transfer: TransferEvent,
  taken: Set<string>,
): Result<AnswerParts, LedgerError> {
  const edit = soundEvents([transfer]);
  if (!edit.ok) return edit;
  for (const { candidate } of sides) taken.add(candidate.id);
  taken.add(transfer.id);
  const outcome = { kind: 'duplicate', eventId: transfer.id } as const;
  return ok(joinParts([{ edit: edit.value }, ...sides.map((side) => rowsSettled(side, outcome, []))]));
}

/** The row belongs to a transfer that is there already. */
function joined(
  waiting: PendingTransfer,
  transfer: TransferEvent,
  taken: Set<string>,
): Result<AnswerParts, LedgerError> {
  const edit = soundEvents([transfer]);
  if (!edit.ok) return edit;
  taken.add(transfer.id);
  const { id: eventId } = transfer;
  const outcome: Omit<RowOutcome, 'line'> =
    waiting.candidate.direction === 'out'
      ? { kind: 'grouped', eventId }
      : { kind: 'ignored', reason: ARRIVAL, eventId };
  return ok(joinParts([{ edit: edit.value }, rowsSettled(waiting, outcome, [])]));
}

/** The nearest movement in that wallet that the amounts explain; else, because the wallet is known, one that a larger fee does. */
function pairWith(
  waiting: PendingTransfer,
  wallet: string,
  pending: readonly PendingTransfer[],
  taken: ReadonlySet<string>,
) {
  const { candidate } = waiting;
  const apart = ({ candidate: { at } }: PendingTransfer) => Math.abs(at - candidate.at);
  const others = pending
    .filter((other) => other.candidate.direction !== candidate.direction && other.candidate.wallet === wallet)
    .filter((other) => !taken.has(other.candidate.id) && apart(other) <= FARTHEST_SECONDS)
    .sort((a, b) => apart(a) - apart(b));
  return (
    pairOf(waiting, others, undefined) ??
    pairOf(
      waiting,
      others.filter((other) => apart(other) <= NEAR_SECONDS),
      () => true,
    )
  );
}

function pairOf(waiting: PendingTransfer, others: readonly PendingTransfer[], holdsFee: (() => boolean) | undefined) {
  for (const other of others) {
    const [out, arrival] = waiting.candidate.direction === 'out' ? [waiting, other] : [other, waiting];
    const { events } = settleTransfers([], [out.candidate, { ...arrival.candidate, at: out.candidate.at }], holdsFee);
    if (events.length > 0) return { out, arrival, events };
  }
  return undefined;
}

/** The id of the movement becomes the event's: the same row in another file is then known. */
function settledEvent(candidate: Candidate, as: TransferAnswer): LedgerEvent {
  const { id, direction, wallet, asset, amount, fee, txHash, spent, address, note, source } = candidate;
  const base = {
    id,
    at: formatInstant(candidate.at),
    wallet,
    source,
    ...defined({ fee, txHash, spent, address, note }),
  };
  const leg = { asset, amount };
  const typed = { valueOrigin: { source: 'user', method: 'manual' } } as const;
  const valued = (valueEur: string | undefined) => (valueEur === undefined ? {} : { valueEur, ...typed });
  switch (as.kind) {
    case 'own-wallet': {
      const [from, to] = direction === 'out' ? [wallet, as.wallet] : [as.wallet, wallet];
      return { ...base, kind: 'transfer', wallet: from, toWallet: to, out: leg };
    }
    case 'income':
      return { ...base, kind: 'income', incomeKind: as.incomeKind, in: leg };
    case 'gift': {
      if (direction === 'out') return { ...base, kind: 'gift-out', out: leg };
      return { ...base, kind: 'gift-in', in: leg, ...valued(as.valueEur), ...defined({ acquiredAt: as.acquiredAt }) };
    }
    case 'purchase':
      return { ...base, kind: 'buy', in: leg, ...valued(as.valueEur) };
    case 'sale':
    case 'spend': {
      const kind = as.kind === 'sale' ? 'sell' : 'spend';
      return { ...base, kind, out: leg, ...valued(as.valueEur), ...namedLots(candidate, as.lots) };
    }
    case 'lost':
      return { ...base, kind: 'lost', out: leg };
  }
}

/** What was named is written down with its moment and a hash, after the words on how it can be shown. */
function namedLots(
  { at, wallet, asset, amount, note }: Candidate,
  lots: ChosenLots | undefined,
): { readonly lotIds?: readonly string[]; readonly note?: string } {
  if (lots === undefined || lots.ids.length === 0) return {};
  const made = formatInstant(Math.floor(Date.now() / 1_000) as Instant);
  const day = saleDayOf(formatInstant(at));
  const receipt = instructionNote({ made, day, wallet, asset, amount, lotIds: lots.ids });
  return { lotIds: lots.ids, note: [note ?? '', lots.proof, receipt].filter((part) => part !== '').join('\n') };
}
