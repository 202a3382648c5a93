/** rotki may write a token as `eip155:1/erc20:0x…`; it becomes the coin that the explorers' files name for the same contract. */
import type { Adjusted, Amount, RowFacts } from '../../map/row-facts.ts';
import { evmToken } from '../shared/evm-token.ts';

export function readCaipAssets(facts: RowFacts): Adjusted {
  return { ...facts, in: named(facts.in), out: named(facts.out), fee: named(facts.fee) };
}

function named(side: Amount | undefined): Amount | undefined {
  const contract = /^eip155:\d+\/erc20:(0x[0-9a-f]{40})$/i.exec(side?.asset ?? '')?.[1];
  const asset = contract === undefined ? undefined : evmToken(contract, '', '');
  return side === undefined || asset === undefined ? side : { asset, amount: side.amount };
}
