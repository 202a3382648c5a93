/** The settings of chains as the package of chains asks for them. */
import type { OwnWays } from '@cryptax/onchain';
import type { ChainSettings } from '../wallet-types.ts';

/** What `wayTo` wants to know; that there is a key is all it looks at. */
export function ownWays({ keyed, ...settings }: ChainSettings): OwnWays {
  return { ...settings, keys: Object.fromEntries(keyed.map((service) => [service, 'kept'])) };
}
