/**
 * Everything that waits for the user, collected from the imports (rows, movements, remarks) and from the matched ledger
 * (missing acquisitions and those assumed in vain, missing prices). A card is gone when its cause is gone; only answers like "keep both" are remembered.
 */
import { compareText, defined, formatInstant, type Issue } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { euroValueOf, REVIEW_KINDS, type ReviewKind } from '../event-types.ts';
import type { FixKind } from '../review-types.ts';
import { detailsOf } from './import-details.ts';
import type { LoadedBook } from './loaded-book.ts';
import { euroShare, spareAssumptionCards } from './spare-assumption.ts';
import { transferCardId } from './waiting.ts';
import type { CardDraft, WaitingRow } from './waiting-types.ts';

export interface CardSources {
  readonly book: LoadedBook;
  /** Euro values of open movements by their id, and of coins assumed in vain by that of their card, where a price is known. */
  readonly openValues: ReadonlyMap<string, string | undefined>;
}

export function reviewCards(sources: CardSources): readonly CardDraft[] {
  const { book } = sources;
  const cards = [
    ...rowCards(book),
    ...transferCards(sources),
    ...issueCards(book),
    ...spareAssumptionCards(book, sources.openValues),
    ...remarkCards(book),
  ];
  return cards
    .filter(({ id }) => !book.settled.has(id))
    .sort((a, b) => REVIEW_KINDS.indexOf(a.kind) - REVIEW_KINDS.indexOf(b.kind) || compareText(a.at ?? '', b.at ?? ''));
}

/** Kinds of cards by event, for marks in the list and for its filter. */
export function kindsByEvent(cards: readonly CardDraft[]): ReadonlyMap<string, readonly ReviewKind[]> {
  const kinds = new Map<string, ReviewKind[]>();
  for (const { eventId, otherId, kind } of cards) {
    for (const id of [eventId, otherId]) {
      const list = id === undefined ? undefined : (kinds.get(id) ?? []);
      if (id === undefined || list === undefined || list.includes(kind)) continue;
      kinds.set(id, [...list, kind]);
    }
  }
  return kinds;
}

function rowCards({ imports, waiting, place }: LoadedBook): readonly CardDraft[] {
  const headers = new Map(imports.map((record) => [record.no, detailsOf(record).header]));
  return waiting.rows.map((row) => rowCard(row, headers.get(row.importNo) ?? [], (id) => place.has(id)));
}

function rowCard(row: WaitingRow, header: readonly string[], isHere: (id: string) => boolean): CardDraft {
  const { id, importNo, file, line, code, params, cells, open } = row;
  const isAsset = code === 'asset.ambiguous';
  const choices = isAsset ? (params.candidates ?? '').split(/,\s*/).filter(Boolean) : [];
  const [eventId] = open.filter(isHere);
  // Only where the file was read can the row be read again.
  const canRead = isAsset && importNo !== 0;
  return {
    id,
    kind: isAsset ? 'ambiguous-asset' : 'unreadable-row',
    cause: { code, params },
    origin: { importNo, file, line, cells, header },
    ...defined({ eventId }),
    ...(open.length === 0 ? {} : { openIds: open }),
    fixes: canRead ? ['choose-asset', 'enter-row', 'ignore-row'] : ['enter-row', 'ignore-row'],
    ...(isAsset ? { choices, asset: params.ticker ?? '' } : {}),
    likeness: `${importNo} ${code} ${params.ticker ?? params.word ?? ''}`,
  };
}

function transferCards({ book, openValues }: CardSources): readonly CardDraft[] {
  const files = new Map(book.imports.map((record) => [record.no, detailsOf(record)]));
  return book.waiting.transfers.map(({ importNo, candidate }) => {
    const { id, direction, wallet, asset, amount, source } = candidate;
    const value = openValues.get(id);
    return {
      id: transferCardId(id),
      kind: 'unmatched-transfer',
      cause: { code: `transfer.unmatched-${direction}`, params: { asset, amount, wallet } },
      eventId: id,
      ...defined({ effectEur: value }),
      origin: { importNo, file: source.file, line: source.line, header: files.get(importNo)?.header ?? [] },
      lines: source.lines ?? [source.line],
      at: formatInstant(candidate.at),
      wallet,
      asset,
      amount,
      direction,
      fixes: ['settle-transfer', 'ignore-row'],
      likeness: `${direction} ${wallet} ${asset}`,
    };
  });
}

const PRICE_CODES: ReadonlySet<string> = new Set([
  'price.not-found',
  'price.no-rate',
  'price.close-without-rate',
  'price.rate-limited',
]);

function issueCards(book: LoadedBook): readonly CardDraft[] {
  const unpriced = new Set(book.issues.filter(({ code }) => PRICE_CODES.has(code)).map(({ source }) => source.eventId));
  const seen = new Set<string>();
  return book.issues.flatMap((issue): CardDraft[] => {
    const draft = issueCard(book, issue, unpriced);
    if (draft === undefined || seen.has(draft.id)) return [];
    seen.add(draft.id);
    return [draft];
  });
}

/** Nothing of it was there: what was sold can have been borrowed. The fee of a sale is the seller's own. */
function canBeShort({ kind }: LedgerEvent, { part, available }: Issue['params']): boolean {
  return (kind === 'sell' || kind === 'swap') && part !== 'fee' && Number(available ?? '0') === 0;
}

function issueCard(book: LoadedBook, issue: Issue, unpriced: ReadonlySet<string | undefined>): CardDraft | undefined {
  const { code, params, source } = issue;
  const event = book.valued[book.place.get(source.eventId ?? '') ?? -1];
  if (event === undefined) return undefined;
  const asset = params.asset ?? '';
  const shared = { eventId: event.id, at: event.at, wallet: event.wallet, asset, cause: { code, params } };
  if (code === 'missing-acquisition') {
    const effect = missingValue(event, params);
    return {
      ...shared,
      id: `lot:${event.id}:${params.part ?? 'main'}`,
      kind: 'missing-acquisition',
      ...defined({ effectEur: effect }),
      amount: params.missing ?? '',
      fixes: ['assume-stated', 'assume-zero-cost', ...(canBeShort(event, params) ? (['short-sale'] as const) : [])],
      likeness: `${asset} ${event.wallet}`,
    };
  }
  const isPrice = PRICE_CODES.has(code) || (code === 'missing-value' && !unpriced.has(event.id));
  if (!isPrice) return doubtfulPriceCard(event, issue);
  return {
    ...shared,
    id: `price:${event.id}`,
    kind: 'missing-price',
    ...(params.part === 'fee' || params.field === 'fee.valueEur' ? { isFee: true } : {}),
    fixes: ['set-value'] satisfies FixKind[],
    likeness: `${code} ${asset}`,
  };
}

/** What the part without a recorded acquisition was sold for: it is that much too little in the year's proceeds. */
function missingValue(event: LedgerEvent, { amount, missing, part }: Issue['params']): string | undefined {
  if (part !== 'main' || amount === undefined || missing === undefined) return undefined;
  return euroShare(event, missing, amount);
}

function remarkCards(book: LoadedBook): readonly CardDraft[] {
  const valued = (id: string) => book.valued[book.place.get(id) ?? -1];
  return book.waiting.remarks.flatMap(({ id, code, eventId, params }): CardDraft[] => {
    const event = valued(eventId);
    if (event === undefined) return [];
    if (code === 'airdrop.service-unclear') {
      if (event.kind !== 'income' || event.incomeKind !== 'airdrop') return [];
      return [{ ...remark(event, 'airdrop-service', id, code, params), fixes: ['airdrop'] }];
    }
    const otherId = params.other ?? '';
    if (code !== 'duplicate.possible' || valued(otherId) === undefined) return [];
    return [
      { ...remark(event, 'possible-duplicate', id, code, params), otherId, fixes: ['remove-duplicate', 'keep-both'] },
    ];
  });
}

function remark(
  event: LedgerEvent,
  kind: ReviewKind,
  id: string,
  code: string,
  params: Readonly<Record<string, string>>,
): Omit<CardDraft, 'fixes'> {
  const leg = 'in' in event ? event.in : 'out' in event ? event.out : undefined;
  const value = euroValueOf(event);
  return {
    id,
    kind,
    cause: { code, params },
    eventId: event.id,
    at: event.at,
    wallet: event.wallet,
    asset: leg?.asset,
    amount: leg?.amount,
    ...defined({ effectEur: value }),
    likeness: `${kind} ${event.wallet} ${leg?.asset ?? ''}`,
  };
}

/** A price that was used but looks wrong becomes a card: only the user can say which of two prices is right. */
const DOUBTS: ReadonlySet<string> = new Set([
  'price.jump',
  'price.second-source',
  'price.legs-differ',
  'price.trade-off-market',
]);

function doubtfulPriceCard(event: LedgerEvent, { code, params }: Issue): CardDraft | undefined {
  if (!DOUBTS.has(code)) return undefined;
  const legs = [...('in' in event ? [event.in] : []), ...('out' in event ? [event.out] : [])];
  const asset = params.asset ?? legs[0]?.asset ?? '';
  const isFee = event.fee?.asset === asset && legs.every((leg) => leg.asset !== asset);
  const value = isFee ? event.fee?.valueEur : euroValueOf(event);
  return {
    id: `doubt:${event.id}:${code}`,
    kind: 'doubtful-price',
    cause: { code, params },
    eventId: event.id,
    at: event.at,
    wallet: event.wallet,
    asset,
    ...(isFee ? { isFee } : {}),
    ...defined({ effectEur: value }),
    fixes: ['keep-price', 'set-value'],
    likeness: `${code} ${asset} ${params.day ?? ''}`,
  };
}
