/** The items of Blockscout's lists, each as its part of a transaction. */
import { defined, field, type Json, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainTransaction, Movement } from './chain-transaction.ts';
import { instantOfText, isZeroText, wholeUnits } from './units.ts';
import { withdrawalPart } from './validator-withdrawals.ts';

export const BLOCKSCOUT_LISTS = ['transactions', 'internal-transactions', 'token-transfers', 'withdrawals'] as const;
export type BlockscoutList = (typeof BLOCKSCOUT_LISTS)[number];

type KnownChain = Chain & { readonly id: ChainId };
type Frame = Pick<ChainTransaction, 'chain' | 'at' | 'block'>;

/** Undefined when the item is not what the service promises; guessing would lose or invent money. */
export function partOfItem(chain: KnownChain, list: BlockscoutList, item: Json): ChainTransaction | undefined {
  const at = instantOfText(textField(item, 'timestamp'));
  const block = Number(textField(item, 'block_number') ?? textField(item, 'block'));
  if (at === undefined || !Number.isSafeInteger(block)) return undefined;
  const frame = { chain: chain.id, at, block };
  switch (list) {
    case 'transactions':
      return callPart(chain, frame, item);
    case 'internal-transactions':
      return internalPart(chain, frame, item);
    case 'token-transfers':
      return tokenPart(frame, item);
    case 'withdrawals':
      return withdrawalPart(chain, frame, {
        index: textField(item, 'index'),
        validator: textField(item, 'validator_index'),
        to: textField(item, 'receiver', 'hash'),
        amount: wholeUnits(textField(item, 'amount'), chain.native.decimals),
      });
  }
}

function callPart(chain: KnownChain, frame: Frame, item: Json): ChainTransaction | undefined {
  const hash = textField(item, 'hash');
  const movement = coinMovement(chain, 'native', item);
  if (hash === undefined || movement === undefined) return undefined;
  const isFailed = textField(item, 'status') === 'error';
  const input = textField(item, 'raw_input') ?? '0x';
  const to = textField(item, 'to', 'hash');
  const fee = wholeUnits(textField(item, 'fee', 'value'), chain.native.decimals);
  const index = Number(textField(item, 'position') || 'none');
  return {
    ...frame,
    hash,
    ...(Number.isSafeInteger(index) ? { index } : {}),
    isFailed,
    movements: isFailed || isZeroText(movement.amount) ? [] : [{ ...movement, position: 'tx:' }],
    ...defined({
      fee: fee === undefined ? undefined : { payer: movement.from, amount: fee, symbol: chain.native.symbol },
      call: to === undefined || input === '0x' ? undefined : { to, input },
    }),
  };
}

/** Borrowed code runs with the caller's coins: such a call repeats a value and moves none. */
const MOVES_NOTHING = /delegatecall|callcode|staticcall/i;

function internalPart(chain: KnownChain, frame: Frame, item: Json): ChainTransaction | undefined {
  const hash = textField(item, 'transaction_hash');
  const index = textField(item, 'index');
  const movement = coinMovement(chain, 'internal', item);
  if (hash === undefined || index === undefined || movement === undefined) return undefined;
  const isNothing =
    field(item, 'success') === false ||
    MOVES_NOTHING.test(textField(item, 'type') ?? '') ||
    isZeroText(movement.amount);
  return { ...frame, hash, isFailed: false, movements: isNothing ? [] : [{ ...movement, position: `index:${index}` }] };
}

function coinMovement(chain: Chain, kind: 'native' | 'internal', item: Json): Movement | undefined {
  const from = textField(item, 'from', 'hash');
  // A contract creation has no recipient; the new contract's address stands in for it.
  const to = textField(item, 'to', 'hash') ?? textField(item, 'created_contract', 'hash') ?? '';
  const amount = wholeUnits(textField(item, 'value'), chain.native.decimals);
  return from === undefined || amount === undefined ? undefined : { kind, from, to, asset: chain.native, amount };
}

function tokenPart(frame: Frame, item: Json): ChainTransaction | undefined {
  const hash = textField(item, 'transaction_hash') ?? textField(item, 'tx_hash');
  const [from, to] = ['from', 'to'].map((name) => textField(item, name, 'hash'));
  const contract = tokenAddress(field(item, 'token'));
  const number = textField(item, 'log_index');
  const tokenId = textField(item, 'total', 'token_id');
  const decimals = tokenId === undefined ? Number(textField(item, 'total', 'decimals') || '0') : 0;
  const amount = wholeUnits(textField(item, 'total', 'value') ?? (tokenId === undefined ? undefined : '1'), decimals);
  if (hash === undefined || from === undefined || to === undefined || contract === undefined || amount === undefined) {
    return undefined;
  }
  const id = tokenId === undefined ? '' : `#${tokenId}`;
  const name = textField(item, 'token', 'name');
  const movement: Movement = {
    kind: tokenId === undefined ? 'token' : 'nft',
    from,
    to,
    asset: {
      symbol: `${textField(item, 'token', 'symbol') ?? ''}${id}`,
      contract: `${contract}${id}`,
      decimals,
      ...defined({ name }),
    },
    amount,
    ...defined({ position: number === undefined ? undefined : `log:${number}` }),
  };
  return { ...frame, hash, isFailed: false, movements: isZeroText(amount) ? [] : [movement] };
}

/** The service has renamed the field; both names are in use. */
export function tokenAddress(token: Json | undefined): string | undefined {
  return textField(token, 'address_hash') ?? textField(token, 'address');
}
