/** What kind of income coins are that a chain pays by itself, or that were claimed at a contract. */
import type { IncomeKind } from '@cryptax/ledger';
import type { ClassifiedCall } from '../classify/classify-call.ts';
import { isMinedChain } from '../readers/output-chains.ts';

/** Blocks that are mined pay their miner, all others those who stake. */
export function incomeKindOfChain(chain: string): IncomeKind {
  return isMinedChain(chain) ? 'mining' : 'staking';
}

export function incomeKindOfClaim(call: ClassifiedCall | undefined): IncomeKind {
  switch (call?.protocol?.category) {
    case 'staking':
      return 'staking';
    case 'lending':
      return 'lending';
    case 'token':
      return 'airdrop';
    default:
      return 'farming';
  }
}
