/**
 * What an address held at a moment, asked of an Ethereum node in its own language: `eth_getBalance` and `balanceOf` at the last
 * block before it. The node behind the service must keep old states (archive); one that does not refuses, and nothing is guessed.
 */
import { err, field, type Json, ok, type Result, textField } from '@cryptax/kernel';
import type { MomentQuestion, ReadFailure, ToldMoment } from '../readers/chain-reader.ts';
import type { ChainAsset, ChainBalance } from '../readers/chain-transaction.ts';
import { instantOfSeconds, wholeUnits } from '../readers/units.ts';
import { lastBlockUntil, type ReadBlock } from './last-block.ts';

export type CallNode = (method: string, params: readonly unknown[]) => Promise<Result<Json, ReadFailure>>;

/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231';

export async function nodeMoment(
  call: CallNode,
  native: ChainAsset,
  { address, until, tokens }: MomentQuestion,
): Promise<Result<ToldMoment, ReadFailure>> {
  const readBlock: ReadBlock = async (height) => {
    const answer = await call('eth_getBlockByNumber', [height === 'latest' ? height : hex(height), false]);
    if (!answer.ok) return answer;
    const number = digits(textField(answer.value, 'result', 'number'));
    const at = instantOfSeconds(digits(textField(answer.value, 'result', 'timestamp')));
    return number === undefined || at === undefined ? failureOf(answer.value) : ok({ height: Number(number), at });
  };
  const block = await lastBlockUntil(until, readBlock);
  if (!block.ok) return block;
  const at = hex(block.value.height);
  const coin = await amountOf(call, native, 'eth_getBalance', [address, at]);
  if (!coin.ok) return coin;
  const balances: ChainBalance[] = [coin.value];
  for (const token of tokens) {
    const data = `${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`;
    const held = await amountOf(call, token, 'eth_call', [{ to: token.contract, data }, at]);
    // A contract that does not answer the question stays out; the coin and the other tokens are still told.
    if (held.ok) balances.push(held.value);
  }
  return ok({ block: block.value, balances });
}

async function amountOf(
  call: CallNode,
  asset: ChainAsset,
  method: string,
  params: readonly unknown[],
): Promise<Result<ChainBalance, ReadFailure>> {
  const answer = await call(method, params);
  if (!answer.ok) return answer;
  const amount = wholeUnits(digits(textField(answer.value, 'result')), asset.decimals);
  return amount === undefined ? failureOf(answer.value) : ok({ asset, amount });
}

/** "missing trie node" and its relatives: the node does not keep the state of that block. */
function failureOf(answer: Json): Result<never, ReadFailure> {
  const message = textField(answer, 'error', 'message') ?? '';
  return err(
    field(answer, 'error') === undefined ? { code: 'garbage' } : { code: 'api', message: message.slice(0, 200) },
  );
}

const hex = (height: number) => `0x${height.toString(16)}`;

/** `0x1f4` as `500`; some services give a plain number. */
function digits(text: string | undefined): string | undefined {
  if (text === undefined || !/^(0x[0-9a-fA-F]{1,64}|\d{1,40})$/.test(text)) return undefined;
  return BigInt(text).toString();
}
