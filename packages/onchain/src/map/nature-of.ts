/** The nature of a swap by what the call did: the open cases of the law, which the settings decide. */
import type { SwapEvent } from '@cryptax/ledger';

/** Receipt tokens of lending are reported like a wrapped form: the asset comes back one to one, with interest on top. */
export function natureOf(action: string | undefined): SwapEvent['nature'] {
  switch (action) {
    case 'wrap':
    case 'unwrap':
    case 'supply':
    case 'withdraw':
      return 'wrap';
    case 'bridge':
      return 'bridge';
    case 'stake':
    case 'unstake':
      return 'liquid-staking';
    case 'add-liquidity':
    case 'remove-liquidity':
      return 'liquidity-pool';
    default:
      return undefined;
  }
}
