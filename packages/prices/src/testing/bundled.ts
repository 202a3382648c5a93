/** The bundled packs, read from the folder as the command line does. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from '@cryptax/kernel';
import { BUNDLED_EARLY_RATES, BUNDLED_PRICES, BUNDLED_RATES, type BundledPack } from '../pack/bundled-packs.ts';
import { openPack, type PricePack, type ReadPackFile } from '../pack/open-pack.ts';
import type { EcbRates } from '../rates/ecb-rates.ts';
import { loadRates } from '../rates/load-rates.ts';

function folderReader(folder: string): ReadPackFile {
  return async (file) =>
    existsSync(`${folder}/${file}`) ? new Uint8Array(readFileSync(`${folder}/${file}`)) : undefined;
}

export const bundledPrices = (): Promise<PricePack> => open(BUNDLED_PRICES);
export const bundledRatesPack = (): Promise<PricePack> => open(BUNDLED_RATES);
export const bundledEarlyRatesPack = (): Promise<PricePack> => open(BUNDLED_EARLY_RATES);
export const bundledRates = async (): Promise<EcbRates> => unwrap(await loadRates(await bundledRatesPack()));

export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function open({ folder, hash }: BundledPack): Promise<PricePack> {
  const path = fileURLToPath(new URL(`../../data/${folder}`, import.meta.url));
  return unwrap(await openPack({ read: folderReader(path), expectedHash: hash }));
}
