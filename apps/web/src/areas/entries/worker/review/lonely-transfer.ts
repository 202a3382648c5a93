/**
 * A transfer that the user made of one side, because the other was not there yet. When the other side comes with a later file
 * and is called a transfer between the same wallets, it is that one: a second transfer would move the coins twice.
 */
import { settleTransfers } from '@cryptax/importers';
import { type Instant, parseInstant } from '@cryptax/kernel';
import type { TransferEvent } from '@cryptax/ledger';
import { type Candidate, movementsOf } from '../../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';

/** The transfer as it is with both sides known, or undefined where there is none that fits. */
export function completedTransfer(
  book: Pick<LoadedBook, 'imports' | 'stored' | 'place'>,
  candidate: Candidate,
  otherWallet: string,
  { farthestSeconds, taken }: { readonly farthestSeconds: number; readonly taken: ReadonlySet<string> },
): TransferEvent | undefined {
  const isOut = candidate.direction === 'out';
  const [from, to] = isOut ? [candidate.wallet, otherWallet] : [otherWallet, candidate.wallet];
  const near = [...lonelyTransfers(book, isOut ? 'in' : 'out')]
    .filter(({ event }) => event.wallet === from && event.toWallet === to && event.out.asset === candidate.asset)
    .map(({ event, at }) => ({ event, apart: Math.abs(at - candidate.at) }))
    .filter(({ event, apart }) => apart <= farthestSeconds && !taken.has(event.id))
    .sort((a, b) => a.apart - b.apart);
  for (const { event } of near) {
    const completed = complete(event, candidate);
    if (completed !== undefined) return completed;
  }
  return undefined;
}

/** Transfers that stand for one movement alone: answered, and named by no other row. */
function* lonelyTransfers({ imports, stored, place }: Pick<LoadedBook, 'imports' | 'stored' | 'place'>, side: string) {
  const named = new Map<string, number>();
  for (const { mended } of imports) {
    for (const { eventId = '' } of mended) named.set(eventId, (named.get(eventId) ?? 0) + 1);
  }
  for (const record of imports) {
    const answered = new Set(record.mended.flatMap(({ kind, eventId }) => (kind === 'event' ? (eventId ?? []) : [])));
    for (const { id, direction, source } of movementsOf(record)) {
      const event = stored[place.get(id) ?? -1];
      if (direction !== side || event?.kind !== 'transfer' || !answered.has(id)) continue;
      const at = parseInstant(event.at);
      if (at.ok && named.get(id) === (source.lines?.length ?? 1)) yield { event, at: at.value };
    }
  }
}

/** The event takes the part of the other side; amounts and fees follow the rules of matching. */
export function complete(event: TransferEvent, candidate: Candidate): TransferEvent | undefined {
  const isOut = candidate.direction === 'out';
  const { id, fee, txHash, out } = event;
  const side: Candidate = {
    id,
    direction: isOut ? 'in' : 'out',
    at: candidate.at as Instant,
    wallet: isOut ? event.toWallet : event.wallet,
    ...out,
    source: candidate.source,
    ...(fee === undefined || isOut ? {} : { fee: { asset: fee.asset, amount: fee.amount } }),
    ...(txHash === undefined ? {} : { txHash }),
  };
  const [made, more] = settleTransfers([], [side, candidate]).events;
  if (made?.kind !== 'transfer' || more !== undefined) return undefined;
  const { fee: _, ...rest } = event;
  return {
    ...rest,
    at: isOut ? made.at : event.at,
    out: made.out,
    ...(made.fee === undefined ? {} : { fee: made.fee }),
  };
}
