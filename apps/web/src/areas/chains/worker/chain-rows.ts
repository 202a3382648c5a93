/**
 * The transactions of one wallet as rows of an import. Each wallet is mapped alone, as if it were a file: what left one
 * and arrived in another is found by the same matching that joins files, by its hash. A transaction may give several
 * rows, one for each thing that can be settled on its own.
 */
import type { TransferCandidate } from '@cryptax/importers';
import { defined, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  type ChainIgnoredCode,
  type ChainReviewCode,
  type ChainTransaction,
  findChain,
  type MappedTransaction,
  mapTransaction,
  type OpenMovement,
  type SortedToken,
  tokenKey,
} from '@cryptax/onchain';
import type { OwnWallet } from './own-wallet.ts';
import { assetName } from './token-names.ts';

export type RowFate =
  | { readonly kind: 'event'; readonly event: LedgerEvent }
  | { readonly kind: 'open'; readonly movement: OpenMovement }
  | { readonly kind: 'ignored'; readonly code: ChainIgnoredCode }
  | { readonly kind: 'review'; readonly code: ChainReviewCode; readonly params: Readonly<Record<string, string>> };

export interface ChainRows {
  readonly transaction: ChainTransaction;
  /** Identity of the transaction in this wallet. */
  readonly key: string;
  readonly fates: readonly RowFate[];
  readonly mapped: MappedTransaction;
}

export function rowKey({ chain, owner }: OwnWallet, hash: string): string {
  return `chain:${chain}:${owner}:${hash}`;
}

export function rowsOf(
  wallet: OwnWallet,
  transaction: ChainTransaction,
  tokens: ReadonlyMap<string, SortedToken>,
): ChainRows {
  const isBait = ({ asset }: ChainTransaction['movements'][number]) => tokens.get(tokenKey(asset))?.isSpam === true;
  const clean = { ...transaction, movements: transaction.movements.filter((movement) => !isBait(movement)) };
  const mapped = mapTransaction(clean, {
    walletOf: (address) => (wallet.isOwn(address) ? wallet.id : undefined),
    assetName: (asset) => assetName(wallet.chain, asset),
    owner: wallet.owner,
  });
  const fates = [
    ...mapped.events.map((event): RowFate => ({ kind: 'event', event })),
    ...mapped.open.map(openFate),
    ...(transaction.movements.some(isBait) ? [{ kind: 'ignored', code: 'chain.spam' } as const] : []),
  ];
  const nothing: RowFate = { kind: 'ignored', code: transaction.isFailed ? 'chain.failed' : 'chain.nothing-moved' };
  return { transaction, key: rowKey(wallet, transaction.hash), fates: fates.length === 0 ? [nothing] : fates, mapped };
}

/** A loan is neither bought nor sold, and many for many has no single reading: a person has to say. */
function openFate(movement: OpenMovement): RowFate {
  const { reason, direction, asset, amount } = movement;
  if (reason === 'stranger' || reason === 'bridge') return { kind: 'open', movement };
  return { kind: 'review', code: `chain.${reason}-${direction}`, params: { asset, amount } };
}

export const ROW_HEADER = ['Hash', 'UTC', 'Block', 'Status', 'Call', 'Movements', 'Fee'] as const;

/** The transaction as a line of a table, for whoever wants to see what an event came from. */
export function cellsOf({ transaction, mapped }: ChainRows): readonly string[] {
  const { hash, at, block, isFailed, movements, fee, call } = transaction;
  const name = mapped.call?.functionName ?? call?.input.slice(0, 10) ?? '';
  const protocol = mapped.call?.protocol?.name;
  return [
    hash,
    at,
    String(block),
    isFailed ? 'failed' : 'ok',
    protocol === undefined ? name : `${name} (${protocol})`,
    movements.map(({ from, to, amount, asset }) => `${from} → ${to}: ${amount} ${asset.symbol}`).join('; '),
    fee === undefined ? '' : `${fee.amount} ${fee.symbol}`,
  ];
}

/**
 * A movement that waits for its other side. On the way over a bridge the arrival has a hash of its own, so the sending
 * gives none: amount and time have to do.
 */
export function candidateOf(
  { id, direction, at, wallet, asset, amount, fee, txHash, spent, address, reason }: OpenMovement,
  source: TransferCandidate['source'],
): TransferCandidate {
  const instant = parseInstant(at);
  return {
    id,
    direction,
    at: instant.ok ? instant.value : (0 as Instant),
    wallet,
    asset,
    amount,
    ...defined({ fee: fee === undefined ? undefined : { asset: fee.asset, amount: fee.amount } }),
    ...(reason === 'bridge' ? {} : { txHash }),
    ...defined({ spent, address }),
    source,
  };
}

/** `Ethereum 0x1234…cdef`, as the explorers' files name a wallet. */
export function placeName({ chain, address }: Pick<OwnWallet, 'chain' | 'address'>): string {
  return `${findChain(chain)?.name ?? chain} ${address.slice(0, 6)}…${address.slice(-4)}`;
}
