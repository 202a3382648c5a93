/** What the price desk holds for one session: the world outside, the sources behind every value, the live prices. */
import type { Store } from '@cryptax/store';
import type { OutsideWorld } from '../../services/outside-world.ts';
import { type AskPrices, createPriceAsker } from './current-prices.ts';
import type { PricePacks } from './price-packs.ts';
import { createPriceSources, type PriceSources } from './price-sources.ts';

export interface Markets {
  readonly world: OutsideWorld;
  readonly packs: PricePacks;
  readonly sources: PriceSources;
  readonly ask: AskPrices;
}

export function createMarkets(store: Store, packs: PricePacks, world: OutsideWorld): Markets {
  const sources = createPriceSources(store, world);
  return { world, packs, sources, ask: createPriceAsker(store, world, sources) };
}
