/** Reference rates without the network: the bundled ones and newer ones fetched earlier, as far as they are needed. */
import type { Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type EcbRates, loadRates, type PackError } from '@cryptax/prices';
import type { PricePacks } from './price-packs.ts';
import type { PriceSources } from './price-sources.ts';

/** For the currencies that the events name, that the user's own prices are in, and dollars. */
export async function ratesAtHand(
  { packs, sources }: { readonly packs: PricePacks; readonly sources: PriceSources },
  events: readonly LedgerEvent[],
): Promise<Result<EcbRates, PackError>> {
  const pack = await packs.rates();
  if (!pack.ok) return pack;
  const [newer, quotes] = [await sources.newerRates(), await sources.quotes()];
  return loadRates(pack.value, { events, newer, quotes });
}
