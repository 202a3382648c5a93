/** The treatment of an action at a protocol; a few protocols change what an action means. */
import type { Action, Protocol } from '../protocols/protocol.ts';
import { LIQUID_STAKING, RETURNED_STAKE, TREATMENTS, type Treatment } from './treatment.data.ts';

/** Protocols that hand out a tradable token for what is staked. */
const LIQUID_STAKING_PROTOCOLS: ReadonlySet<string> = new Set(['Lido', 'Rocket Pool', 'ether.fi', 'Frax', 'Ethena']);

export function treatmentOf(protocol: Protocol, action: Action, functionName: string): Treatment {
  if (action === 'claim' && /^claimWithdraw/.test(functionName)) return RETURNED_STAKE;
  const isStaking = action === 'stake' || action === 'unstake';
  return isStaking && LIQUID_STAKING_PROTOCOLS.has(protocol.name) ? LIQUID_STAKING : TREATMENTS[action];
}
