/**
 * Normal transactions of one address as Etherscan and its sister explorers write them: the coin stands inside the headers, the price
 * header changes daily. A failed transaction still cost its fee. Tokens and internal transfers are separate files with the same hashes.
 */
import { defineFormat, type FormatDefinition } from '../format.ts';
import { adjustEvm } from './evm-address.ts';

export interface EvmExplorer {
  readonly id: string;
  readonly source: string;
  readonly idSpace: string;
  /** Names the wallet: `Ethereum 0x1234…cdef`. */
  readonly chain: string;
  /** Ticker in the headers, the current one first. */
  readonly coins: readonly string[];
}

export function evmTransactions({ id, source, idSpace, chain, coins }: EvmExplorer): FormatDefinition {
  const [coin = ''] = coins;
  return defineFormat({
    id,
    source,
    sourceKind: 'explorer',
    idSpace,
    layouts: coins.flatMap(layoutsOf),
    signature: ['Blockno', 'UnixTimestamp', 'From', 'To', `Value_IN(${coin})`, `Value_OUT(${coin})`, `TxnFee(${coin})`],
    absent: ['ChainId'],
    columns: {
      date: 'UnixTimestamp',
      txHash: ['Transaction Hash', 'Txhash'],
      from: 'From',
      to: 'To',
      amountIn: 'Value_IN({asset})',
      amountOut: 'Value_OUT({asset})',
      /** Beside it stands the same in dollars, before or behind. */
      fee: coins.map((each) => `TxnFee(${each})`),
      status: 'Status',
      note: 'Method',
    },
    date: { layouts: ['unix', 'iso'], zone: 'UTC' },
    bySides: { both: 'review', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
    status: { done: ['', '1', 'Success'], failedButPaid: ['Error*', 'Fail*'] },
    defaults: { asset: '{asset}', feeAsset: '{asset}' },
    volatile: ['CurrentValue @ {any}', 'TxnFee(USD)', 'Historical $Price/{any}', 'PrivateNote'],
    adjust: adjustEvm(chain),
  });
}

function layoutsOf(coin: string): readonly (readonly string[])[] {
  const money = [
    'From',
    'To',
    'ContractAddress',
    `Value_IN(${coin})`,
    `Value_OUT(${coin})`,
    'CurrentValue @ {any}',
    `TxnFee(${coin})`,
    'TxnFee(USD)',
    'Historical $Price/{any}',
    'Status',
    'ErrCode',
  ];
  return [
    ['Transaction Hash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...money, 'Method'],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...money, 'Method'],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime', ...money],
  ];
}
