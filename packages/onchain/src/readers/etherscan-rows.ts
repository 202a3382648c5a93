/** The rows of Etherscan's lists, each as its part of a transaction. */
import { defined, type Json, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';
import { instantOfSeconds, isZeroText, wholeUnits } from './units.ts';
import { withdrawalPart } from './validator-withdrawals.ts';

export type EtherscanList =
  | 'txlist'
  | 'txlistinternal'
  | 'tokentx'
  | 'tokennfttx'
  | 'token1155tx'
  | 'txsBeaconWithdrawal';

/** Undefined when the row is not what the service promises; guessing would lose or invent money. */
export function partOfRow(
  chain: Chain & { readonly id: ChainId },
  list: EtherscanList,
  row: Json,
  position: string,
): ChainTransaction | undefined {
  const at = instantOfSeconds(textField(row, 'timeStamp') ?? textField(row, 'timestamp'));
  const block = Number(textField(row, 'blockNumber'));
  if (at === undefined || !Number.isSafeInteger(block)) return undefined;
  const index = Number(textField(row, 'transactionIndex') || 'none');
  const frame = { chain: chain.id, at, block, ...(Number.isSafeInteger(index) ? { index } : {}) };
  if (list === 'txsBeaconWithdrawal') return withdrawalPart(chain, frame, withdrawalOf(row));
  // Blockscout calls the hash of an internal row by another name.
  const hash = textField(row, 'hash') ?? textField(row, 'transactionHash');
  const movement =
    list === 'txlist' || list === 'txlistinternal' ? nativeMovement(chain, list, row) : tokenMovement(list, row);
  if (hash === undefined || movement === undefined) return undefined;
  const isError = textField(row, 'isError') === '1' || textField(row, 'txreceipt_status') === '0';
  const isNothing = isError || isZeroText(movement.amount) || MOVES_NOTHING.test(textField(row, 'callType') ?? '');
  const base = {
    ...frame,
    hash,
    // A call inside may fail while the transaction goes through; only the transaction's own row decides about it.
    isFailed: isError && list === 'txlist',
    movements: isNothing ? [] : [{ ...movement, position: numberOf(list, row) ?? position }],
  };
  return list === 'txlist' ? { ...base, ...callAndFee(chain, row) } : base;
}

/** Borrowed code runs with the caller's coins: such a call repeats a value and moves none. */
const MOVES_NOTHING = /delegatecall|callcode|staticcall/i;

/** The service's own number of a row, which stays the same however the list is cut into pages. */
function numberOf(list: EtherscanList, row: Json): string | undefined {
  if (list === 'txlist') return 'tx:';
  const [log, trace, index] = ['logIndex', 'traceId', 'index'].map((name) => textField(row, name) || undefined);
  if (list !== 'txlistinternal') return log === undefined ? undefined : `log:${log}`;
  return trace !== undefined ? `trace:${trace}` : index !== undefined ? `index:${index}` : undefined;
}

const GWEI_DECIMALS = 9;

function withdrawalOf(row: Json) {
  return {
    index: textField(row, 'withdrawalIndex'),
    validator: textField(row, 'validatorIndex'),
    to: textField(row, 'address'),
    amount: wholeUnits(textField(row, 'amount'), GWEI_DECIMALS),
  };
}

function nativeMovement(chain: Chain, list: EtherscanList, row: Json): Movement | undefined {
  const from = textField(row, 'from');
  // A contract creation has no recipient; the new contract's address stands in for it.
  const to = textField(row, 'to') || textField(row, 'contractAddress');
  const amount = wholeUnits(textField(row, 'value'), chain.native.decimals);
  if (from === undefined || to === undefined || amount === undefined) return undefined;
  return { kind: list === 'txlist' ? 'native' : 'internal', from, to, asset: chain.native, amount };
}

function tokenMovement(list: EtherscanList, row: Json): Movement | undefined {
  const [from, to, contract] = ['from', 'to', 'contractAddress'].map((name) => textField(row, name));
  const isNft = list !== 'tokentx';
  const decimals = isNft ? 0 : Number(textField(row, 'tokenDecimal') || '0');
  const amount = list === 'tokennfttx' ? '1' : wholeUnits(textField(row, isNft ? 'tokenValue' : 'value'), decimals);
  if (from === undefined || to === undefined || contract === undefined || amount === undefined) return undefined;
  const symbol = textField(row, 'tokenSymbol') ?? '';
  const name = textField(row, 'tokenName');
  const id = isNft ? `#${textField(row, 'tokenID') ?? ''}` : '';
  return {
    kind: isNft ? 'nft' : 'token',
    from,
    to,
    asset: {
      symbol: `${symbol}${id}`,
      contract: `${contract}${id}`,
      decimals,
      ...defined({ name }),
    },
    amount,
  };
}

/** Paid by the sender, also when the call failed. */
function callAndFee(chain: Chain, row: Json): Pick<ChainTransaction, 'call' | 'fee'> {
  const [payer, to, input] = ['from', 'to', 'input'].map((name) => textField(row, name));
  const [gasUsed, gasPrice] = ['gasUsed', 'gasPrice'].map((name) => textField(row, name));
  const wei =
    /^\d+$/.test(gasUsed ?? '') && /^\d+$/.test(gasPrice ?? '')
      ? BigInt(gasUsed ?? 0) * BigInt(gasPrice ?? 0)
      : undefined;
  const amount = wei === undefined ? undefined : wholeUnits(String(wei), chain.native.decimals);
  return {
    ...defined({
      call: to && input !== undefined && input !== '0x' ? { to, input } : undefined,
      fee: payer !== undefined && amount !== undefined ? { payer, amount, symbol: chain.native.symbol } : undefined,
    }),
  };
}
