/** An event as the list shows it. Rows are made for the window that is asked for, not for the whole ledger. */
import { defined } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { findChain, transactionLink } from '@cryptax/onchain';
import { type EventRow, euroValueOf, type ReviewKind } from '../event-types.ts';
import type { LoadedBook } from './loaded-book.ts';
import { chainOfFormat, sourceOfEvent } from './source-names.ts';
import { partsIn, wholeOf } from './whole-parts.ts';

/** A disposal that the engine could not match, and what has no euro value where tax needs one, is open. */
export function taxOf(book: LoadedBook, event: LedgerEvent): EventRow['tax'] {
  const disposed = book.engine.disposalTaxOf(event.id);
  if (disposed !== undefined) return disposed;
  switch (event.kind) {
    case 'sell':
    case 'swap':
    case 'spend':
    case 'fee':
      return 'open';
    case 'income':
      return euroValueOf(event) === undefined ? 'open' : 'income';
    case 'open':
      return 'open';
    case 'buy':
      return euroValueOf(event) === undefined ? 'open' : 'none';
    default:
      return 'none';
  }
}

export function eventRow(
  book: LoadedBook,
  index: number,
  review: ReadonlyMap<string, readonly ReviewKind[]>,
): EventRow | undefined {
  const row = entryRow(book, index, review);
  const parts = partsIn(book).get(index);
  if (row === undefined || parts === undefined) return row;
  return { ...row, whole: wholeOf(parts.flatMap((part) => entryRow(book, part, review) ?? [])) };
}

function entryRow(
  book: LoadedBook,
  index: number,
  review: ReadonlyMap<string, readonly ReviewKind[]>,
): EventRow | undefined {
  const event = book.valued[index];
  if (event === undefined) return undefined;
  const { id, at, kind, wallet, fee, note, source, valueOrigin } = event;
  const value = euroValueOf(event);
  const result = book.resultOf(id);
  const valuation = book.valuations.get(id)?.[0];
  const valueSource = valuation?.source ?? valueOrigin?.source;
  return {
    id,
    at,
    day: book.days[index] ?? '',
    kind,
    wallet,
    ...(event.kind === 'income' ? { incomeKind: event.incomeKind } : {}),
    ...(event.kind === 'transfer' ? { toWallet: event.toWallet } : {}),
    ...sidesOf(event),
    ...defined({ fee, valueEur: value }),
    valueSource: value === undefined ? undefined : valueSource,
    gainEur: result?.gain,
    taxableGainEur: result?.taxableGain,
    tax: taxOf(book, event),
    review: review.get(id) ?? [],
    source: source === undefined ? undefined : { file: source.file, line: source.line, name: sourceOfEvent(event) },
    importNo: book.origins[index] ?? 0,
    ...defined({ note }),
    ...traceOf(event, book),
  };
}

/** What tells a person which movement it was. */
function traceOf(
  event: LedgerEvent,
  book: LoadedBook,
): Pick<EventRow, 'address' | 'txHash' | 'bankReference' | 'link'> {
  const { txHash, address } = event;
  const chain = txHash === undefined ? undefined : findChain(chainIdOf(event, book));
  return {
    ...defined({ address, txHash, bankReference: 'money' in event ? event.bankReference : undefined }),
    link: chain === undefined || txHash === undefined ? undefined : transactionLink(chain, txHash),
  };
}

/** An exchange's own file does not say which network it used: only chains, explorers and wallets of one chain do. */
export function chainIdOf(
  { source, wallet }: Pick<LedgerEvent, 'source' | 'wallet'>,
  { wallets }: Pick<LoadedBook, 'wallets'>,
): string {
  const own = wallets.find(({ id }) => id === wallet)?.chains ?? [];
  return chainOfFormat(source?.format ?? '') ?? own[0] ?? '';
}
