/** The user's answer to a card becomes part of a change: events are made, repaired or removed, rows get their outcome. */
import { dec, defined, err, formatDecimal, multiply, ok, type Result, toCents } from '@cryptax/kernel';
import type { GiftInEvent, IncomeEvent, LedgerEvent } from '@cryptax/ledger';
import type { RowOutcome } from '@cryptax/store';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import type { Fix } from '../../../../platform/ledger/review-types.ts';
import { type Candidate, rowReadLater } from '../../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { restOf } from '../../../../platform/ledger/worker/spare-assumption.ts';
import { transferCardId } from '../../../../platform/ledger/worker/waiting.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import { soundEvents } from '../edit/plan-edit.ts';
import { splitEvent } from '../edit/split-merge.ts';
import { type AnswerParts, rowsSettled } from './answer-parts.ts';
import { readRowAgain } from './read-row-again.ts';
import { settleTransfer } from './settle-transfer.ts';

/** Fixes of the gap detective are many changes at once and have a plan of their own. */
export type SimpleFix = Exclude<Fix, { kind: 'repair-gap' }>;

/** `taken` are movements that an answer of the same change has used up as the other side of a transfer. */
export async function planFix(
  book: LoadedBook,
  card: CardDraft,
  fix: SimpleFix,
  taken: Set<string> = new Set(),
): Promise<Result<AnswerParts, LedgerError>> {
  const event = book.stored[book.place.get(card.eventId ?? '') ?? -1];
  switch (fix.kind) {
    case 'keep-both':
    case 'keep-price':
    case 'keep-assumption':
      return ok({ settle: [card.id] });
    case 'ignore-row':
      return repairRows(book, card, { kind: 'ignored', reason: 'set-aside' }, []);
    case 'enter-row': {
      const made = enteredEvent(book, card, fix.event);
      return repairRows(book, card, { kind: 'event', eventId: made.id }, [made]);
    }
    case 'choose-asset': {
      const read = await readRowAgain(book, card, { [fix.ticker]: fix.asset });
      if (!read.ok) return read;
      if (read.value.kind === 'movement') return waitingRow(card, read.value.movement);
      const { events } = read.value;
      return repairRows(book, card, { kind: 'event', eventId: events[0]?.id ?? '' }, events);
    }
    case 'settle-transfer': {
      const pending = book.waiting.transfers;
      const waiting = pending.find(({ candidate }) => transferCardId(candidate.id) === card.id);
      return waiting === undefined ? missing(card) : settleTransfer(book, waiting, fix.as, pending, taken);
    }
    case 'set-value':
      return event === undefined
        ? missing(card)
        : edited(card.isFee ? withFeeValue(event, fix.valueEur) : withValue(event, fix.valueEur));
    case 'set-price': {
      const valueEur = event === undefined ? undefined : worthAt(event, card, fix.priceEur);
      if (event === undefined || valueEur === undefined) return missing(card);
      return edited(card.isFee ? withFeeValue(event, valueEur) : withValue(event, valueEur));
    }
    case 'assume-zero-cost':
      return event === undefined ? missing(card) : assumed(book, event, card, 'zero-cost', '0', event.at);
    case 'assume-stated':
      return event === undefined ? missing(card) : assumed(book, event, card, 'stated', fix.costEur, fix.acquiredAt);
    case 'short-sale':
      return event?.kind === 'sell' || event?.kind === 'swap' ? edited({ ...event, short: true }) : missing(card);
    case 'trim-assumption':
      return event === undefined ? missing(card) : trimAssumption(event, card);
    case 'remove-duplicate':
      return ok({ remove: card.eventId === undefined ? [] : [card.eventId] });
    case 'airdrop':
      if (event === undefined) return missing(card);
      return fix.withService ? ok({ settle: [card.id] }) : edited(withoutService(event));
  }
}

function missing(card: CardDraft): Result<never, LedgerError> {
  return err({ code: 'review.card-missing', cardId: card.id });
}

function edited(event: LedgerEvent): Result<AnswerParts, LedgerError> {
  const edit = soundEvents([event]);
  return edit.ok ? ok({ edit: edit.value }) : edit;
}

/** All rows that the card is about get the outcome, so that none of the file is left waiting. */
function repairRows(
  { stored, place, waiting }: LoadedBook,
  { id, origin, lines, openIds = [] }: CardDraft,
  outcome: Omit<RowOutcome, 'line'>,
  made: readonly LedgerEvent[],
): Result<AnswerParts, LedgerError> {
  if (origin === undefined) return err({ code: 'review.card-missing', cardId: id });
  const rows = (lines ?? [origin.line]).map((line) => ({ line, ...outcome }));
  const events = soundEvents(made);
  if (!events.ok) return events;
  const transfer = waiting.transfers.find(({ candidate }) => transferCardId(candidate.id) === id);
  if (transfer !== undefined) return ok(rowsSettled(transfer, outcome, events.value));
  const remove = openIds.filter((openId) => stored[place.get(openId) ?? -1] !== undefined);
  // The file lies on another device: what is written here is that the row waits no more.
  if (origin.importNo === 0) return ok({ settle: [id], add: events.value, remove });
  return ok({ repair: [{ importNo: origin.importNo, rows, events: events.value }], remove });
}

/** The row is understood now, but what it means still depends on its other side. */
function waitingRow({ id, origin }: CardDraft, movement: Candidate): Result<AnswerParts, LedgerError> {
  if (origin === undefined) return err({ code: 'review.card-missing', cardId: id });
  return ok({ repair: [{ importNo: origin.importNo, rows: [rowReadLater(movement, origin.line)], events: [] }] });
}

/** The id says which row it stands for, so that entering the same row twice is refused. */
function enteredEvent({ imports }: LoadedBook, { id, origin }: CardDraft, draft: EventDraft): LedgerEvent {
  const { importNo = 0, file = '', line = 0 } = origin ?? {};
  const format = imports.find(({ no }) => no === importNo)?.format;
  const source = { file, line, ...defined({ format }) };
  return { ...draft, id: importNo === 0 ? id : `row:${importNo}:${line}`, source } as LedgerEvent;
}

/** A typed value wins over every price and says that it was typed. */
function withValue(event: LedgerEvent, valueEur: string): LedgerEvent {
  const valueOrigin = { source: 'user', method: 'manual' } as const;
  if (event.kind !== 'fork') return { ...event, valueEur, valueOrigin } as LedgerEvent;
  return { ...event, priceNewEur: valueEur, valueOrigin };
}

/** What the coins in question come to at that price, to the cent. */
function worthAt(event: LedgerEvent, { isFee, asset }: CardDraft, priceEur: string): string | undefined {
  const legs = isFee ? [event.fee] : ['in' in event ? event.in : undefined, 'out' in event ? event.out : undefined];
  const leg = legs.find((each) => each?.asset === asset);
  return leg === undefined ? undefined : formatDecimal(toCents(multiply(dec(leg.amount), dec(priceEur))));
}

/** The fee has a value of its own; what was traded keeps its. */
function withFeeValue(event: LedgerEvent, valueEur: string): LedgerEvent {
  return event.fee === undefined ? event : { ...event, fee: { ...event.fee, valueEur } };
}

/** Rule book 1.9: an explicit assumption, shown as one everywhere; it never hides in a purchase. */
function assumed(
  { place }: LoadedBook,
  event: LedgerEvent,
  card: CardDraft,
  basis: 'zero-cost' | 'stated',
  valueEur: string,
  acquiredAt: string,
): Result<AnswerParts, LedgerError> {
  // An event that grew after its first assumption needs a second one.
  const name = `${event.id}/assumed-${card.cause.params.part ?? 'main'}`;
  let id = name;
  for (let number = 2; place.has(id); number++) id = `${name}-${number}`;
  const made: LedgerEvent = {
    id,
    at: event.at,
    kind: 'assumed-acquisition',
    wallet: card.wallet ?? event.wallet,
    in: { asset: card.asset ?? '', amount: card.amount ?? '' },
    basis,
    valueEur,
    ...(basis === 'stated' ? { acquiredAt } : {}),
    forEventId: event.id,
  };
  const add = soundEvents([made]);
  return add.ok ? ok({ add: add.value }) : add;
}

/** Rz. 72, 74: nothing done, no income; the engine books a gift at cost 0 from the day of receipt. */
function withoutService(event: LedgerEvent): LedgerEvent {
  if (event.kind !== 'income') return event;
  const { incomeKind: _, valueEur: __, valueOrigin: ___, ...rest } = event satisfies IncomeEvent;
  return { ...rest, kind: 'gift-in', valueEur: '0.00' } satisfies GiftInEvent;
}

/** The answer to a spare assumption: only what a sale needs stays assumed. */

/** What is left keeps its share of the cost. */
function trimAssumption(event: LedgerEvent, { amount: spare = '' }: CardDraft): Result<AnswerParts, LedgerError> {
  if (event.kind !== 'assumed-acquisition') return ok({});
  const rest = restOf(event.in.amount, spare);
  if (rest === undefined) return ok({ remove: [event.id] });
  const parts = splitEvent(event, [rest, spare], () => false);
  return parts.ok ? ok({ edit: parts.value.slice(0, 1) }) : parts;
}
