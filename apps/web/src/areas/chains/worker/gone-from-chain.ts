/**
 * Blocks that a chain replaced took transactions with them. Their events leave the ledger and their open movements are
 * settled as gone, in one change that can be undone.
 */
import type { Change, MendedRows } from '@cryptax/store';
import { CHAIN_FORMAT } from '../../../platform/ledger/worker/chain-format.ts';
import { movementsOf } from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { answerChange } from '../../entries/worker/review/answer-parts.ts';
import type { LoadedWallet } from './load-wallet.ts';

export interface GoneFromChain {
  readonly eventIds: readonly string[];
  readonly change: Change;
}

/** As long as nothing was read to its end, what is not here may well be there. */
export function goneFromChain(
  { own: wallet, record, transactions }: LoadedWallet,
  book: LoadedBook,
): GoneFromChain | undefined {
  if (record.lastSync === undefined) return undefined;
  const there = new Set(transactions.map(({ hash }) => hash));
  const format = `${CHAIN_FORMAT}${wallet.chain}`;
  const isGone = (id: string, hash: string | undefined) =>
    id.startsWith(`${wallet.chain}:`) && id.includes(`:${wallet.owner}:`) && hash !== undefined && !there.has(hash);
  const eventIds = book.stored
    .filter(({ id, source, txHash }) => source?.format === format && isGone(id, txHash))
    .map(({ id }) => id);
  const mend = book.imports
    .filter((record) => record.format === format)
    .flatMap((record): readonly MendedRows[] => {
      const settled = new Set(record.mended.map(({ line }) => line));
      const rows = movementsOf(record)
        .filter(({ id, txHash, source }) => isGone(id, txHash) && !settled.has(source.line))
        .map(({ source }) => ({ line: source.line, kind: 'ignored', reason: 'chain.reorganised' }) as const);
      return rows.length === 0 ? [] : [{ importNo: record.no, rows, events: [] }];
    });
  if (eventIds.length === 0 && mend.length === 0) return undefined;
  return { eventIds, change: answerChange([{ remove: eventIds, mend }], 'chain.reorganised') };
}
