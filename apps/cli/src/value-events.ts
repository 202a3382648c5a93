/**
 * Euro values for imported events from the bundled price packs and the user's own prices, without network. What has no
 * price stays without a value and becomes an issue.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ok, type Result } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';
import {
  BUNDLED_EARLY_RATES,
  BUNDLED_PRICES,
  BUNDLED_RATES,
  type BundledPack,
  type EcbRates,
  loadRates,
  openPack,
  type PackError,
  type PricePack,
  packSource,
  type ValuedLedger,
  valueLedger,
} from '@cryptax/prices';
import { BadInput } from './bad-input.ts';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';

export async function valueEvents(
  events: readonly LedgerEvent[],
  own: OwnPrices = NO_OWN_PRICES,
): Promise<Pick<ValuedLedger, 'events' | 'issues'>> {
  const rates = await bundledRates(own.quotes, events);
  const prices = [packSource(await bundledPack(BUNDLED_PRICES)), ...own.sources];
  const valued = await valueLedger(events, { rates, prices });
  return { events: valued.events.map(withReadableFee), issues: valued.issues };
}

/** Reference rates of the currencies that the prices and events are in. */
export async function bundledRates(quotes: readonly string[], events: readonly LedgerEvent[] = []): Promise<EcbRates> {
  const earlier = async () => ok(await bundledPack(BUNDLED_EARLY_RATES));
  return present(await loadRates(await bundledPack(BUNDLED_RATES), { events, quotes, earlier }));
}

/** The folder is found through the package, because this code runs from a bundle elsewhere. */
async function bundledPack({ folder, hash }: BundledPack): Promise<PricePack> {
  const index = createRequire(import.meta.url).resolve(`@cryptax/prices/data/${folder}/pack.index`);
  const read = async (file: string) => new Uint8Array(await readFile(join(dirname(index), file)));
  return present(await openPack({ read, expectedHash: hash }));
}

function present<T>(result: Result<T, PackError>): T {
  if (result.ok) return result.value;
  const { file, code } = result.error;
  throw new BadInput(`the bundled prices cannot be used: ${file} (${code}); install again`);
}

/**
 * A fee in foreign money without a rate cannot stand in a ledger, which counts in euro. It is kept in words, and the
 * valuation has listed it; the event itself stays.
 */
function withReadableFee(event: LedgerEvent): LedgerEvent {
  const { fee, ...rest } = event;
  if (fee === undefined || fee.asset === 'EUR' || fee.valueEur !== undefined || !isFiat(fee.asset)) return event;
  const remark = `Fee of ${fee.amount} ${fee.asset}, not counted: no euro value.`;
  return { ...rest, note: event.note === undefined ? remark : `${remark} ${event.note}` } as LedgerEvent;
}
