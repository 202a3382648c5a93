/** A wallet's transactions as lines of a list: what came and went, whether the ledger has it, where to look it up. */
import { addressLink, findChain, transactionLink } from '@cryptax/onchain';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { HistoryRow } from '../wallet-types.ts';
import { type ChainRows, rowsOf } from './chain-rows.ts';
import { waitingTransactions } from './plan-take-over.ts';
import type { LoadedWallet } from './sync-wallet.ts';

/** Newest first. */
export function historyRows(
  { own, transactions, tokens, record }: LoadedWallet,
  book: LoadedBook,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly HistoryRow[] {
  const waiting = new Set(
    waitingTransactions({ wallet: own, transactions, book, gone: record.gone }).map(({ hash }) => hash),
  );
  const chain = findChain(own.chain);
  return transactions
    .slice(Math.max(0, transactions.length - offset - limit), transactions.length - offset)
    .reverse()
    .map((transaction) => {
      const rows = rowsOf(own, transaction, tokens);
      return {
        hash: transaction.hash,
        at: transaction.at,
        ...shownFates(rows),
        isFailed: transaction.isFailed,
        isInLedger: !waiting.has(transaction.hash),
        link: chain === undefined ? '' : transactionLink(chain, transaction.hash),
      };
    });
}

function shownFates({ fates }: ChainRows): Pick<HistoryRow, 'kind' | 'legs' | 'isSpam'> {
  const isSpam = fates.every((fate) => fate.kind === 'ignored') && fates.some((fate) => isBait(fate));
  const legs: HistoryRow['legs'][number][] = [];
  let kind: HistoryRow['kind'] = 'nothing';
  for (const fate of fates) {
    if (fate.kind === 'event') {
      kind = kindOfEvent(fate.event.kind);
      if ('out' in fate.event) legs.push({ direction: 'out', ...legOf(fate.event.out) });
      if ('in' in fate.event) legs.push({ direction: 'in', ...legOf(fate.event.in) });
    } else if (fate.kind === 'open') {
      kind = fate.movement.direction === 'in' ? 'received' : 'sent';
      legs.push({ direction: fate.movement.direction, asset: fate.movement.asset, amount: fate.movement.amount });
    } else if (fate.kind === 'review') kind = 'open';
  }
  return { kind, legs, isSpam };
}

function isBait(fate: ChainRows['fates'][number]): boolean {
  return fate.kind === 'ignored' && fate.code === 'chain.spam';
}

function legOf({ asset, amount }: { readonly asset: string; readonly amount: string }) {
  return { asset, amount };
}

function kindOfEvent(kind: string): HistoryRow['kind'] {
  switch (kind) {
    case 'swap':
    case 'income':
    case 'fee':
      return kind;
    default:
      return 'moved';
  }
}

export function explorerLink({ own }: LoadedWallet): string | undefined {
  const chain = findChain(own.chain);
  return chain === undefined || own.isKey ? undefined : addressLink(chain, own.address);
}
