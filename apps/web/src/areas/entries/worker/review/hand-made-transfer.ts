/**
 * A transfer that was entered by hand, because its rows were not there yet. When they come with a later file and are called a
 * transfer between the same wallets, they tell that one again: a second transfer would move the coins twice.
 */
import { settleTransfers } from '@cryptax/importers';
import { defined, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent, TransferEvent } from '@cryptax/ledger';
import type { ImportRecord } from '@cryptax/store';
import { type Candidate, movementsOf } from '../../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';

/** Who types a transfer knows its day, seldom its minute. */
const FARTHEST_SECONDS = 3 * 86_400;
/** Nearer, where the fee that explains the amounts would be too large for a pair that nobody named. */
const NEAR_SECONDS = 43_200;

type Ledger = Pick<LoadedBook, 'imports' | 'stored' | 'origins'>;

/** The transfer as it is with these sides known (one, or both), or undefined where none fits them all. */
export function handMadeTransfer(
  { imports, stored, origins }: Ledger,
  sides: readonly Candidate[],
  [from, to]: readonly [from: string, to: string],
  taken: ReadonlySet<string>,
): TransferEvent | undefined {
  const [first] = sides;
  if (first === undefined) return undefined;
  const fitting = handMade(stored, origins)
    .filter(({ wallet, toWallet, out }) => wallet === from && toWallet === to && out.asset === first.asset)
    .filter(({ id }) => !taken.has(id))
    .map((event) => ({ event, apart: secondsApart(event, sides) }))
    .filter(({ apart }) => apart <= FARTHEST_SECONDS)
    .sort((a, b) => a.apart - b.apart);
  if (fitting.length === 0) return undefined;
  const reported = reportedSides(imports);
  for (const { event } of fitting) {
    if (sides.some(({ direction }) => reported.has(`${direction} ${event.id}`))) continue;
    const completed = sides.reduce<TransferEvent | undefined>((known, side) => known && withSide(known, side), event);
    if (completed !== undefined) return completed;
  }
  return undefined;
}

/** Lists of a book are replaced, never changed: looked through once however many cards are answered together. */
const found = new WeakMap<readonly LedgerEvent[], readonly TransferEvent[]>();

function handMade(stored: readonly LedgerEvent[], origins: readonly number[]): readonly TransferEvent[] {
  const known = found.get(stored);
  if (known !== undefined) return known;
  const list = stored.filter((event, place) => event.kind === 'transfer' && origins[place] === 0) as TransferEvent[];
  found.set(stored, list);
  return list;
}

function secondsApart({ at }: TransferEvent, sides: readonly Candidate[]): number {
  const moment = parseInstant(at);
  if (!moment.ok) return Number.POSITIVE_INFINITY;
  return Math.max(...sides.map((side) => Math.abs(side.at - moment.value)));
}

/** Sides of transfers that a row was found to tell again: a second such row is another transfer. */
function reportedSides(imports: readonly ImportRecord[]): ReadonlySet<string> {
  return new Set(
    imports.flatMap((record) => {
      const repeats = new Map(
        record.mended.flatMap(({ line, kind, eventId }) => (kind === 'duplicate' && eventId ? [[line, eventId]] : [])),
      );
      if (repeats.size === 0) return [];
      return movementsOf(record).map(({ direction, source }) => `${direction} ${repeats.get(source.line)}`);
    }),
  );
}

/** Moment and fee stay as they were typed where the file does not know better. */
function withSide(event: TransferEvent, side: Candidate): TransferEvent | undefined {
  const completed = complete(event, side);
  if (completed === undefined) return undefined;
  return { ...defined({ fee: event.fee }), ...completed, at: event.at };
}

/**
 * A transfer that the user made of one side, because the other was not there yet. When the other side comes with a
 * later file and is called a transfer between the same wallets, it is that one: a second transfer would move the coins
 * twice. The transfer as it is with both sides known, or undefined where there is none that fits.
 */
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
  for (const { event, apart } of near) {
    const completed = apart <= NEAR_SECONDS ? complete(event, candidate, () => true) : undefined;
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
function complete(event: TransferEvent, candidate: Candidate, holdsFee?: () => boolean): TransferEvent | undefined {
  const isOut = candidate.direction === 'out';
  const { id, fee, txHash, out } = event;
  const side: Candidate = {
    id,
    direction: isOut ? 'in' : 'out',
    at: candidate.at as Instant,
    wallet: isOut ? event.toWallet : event.wallet,
    ...out,
    source: candidate.source,
    ...defined({ fee: fee === undefined || isOut ? undefined : { asset: fee.asset, amount: fee.amount }, txHash }),
  };
  const [made, more] = settleTransfers([], [side, candidate], holdsFee).events;
  if (made?.kind !== 'transfer' || more !== undefined) return undefined;
  const { fee: _, ...rest } = event;
  return {
    ...rest,
    at: isOut ? made.at : event.at,
    out: made.out,
    ...defined({ fee: made.fee }),
  };
}
