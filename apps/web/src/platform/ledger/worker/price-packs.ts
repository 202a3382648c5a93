/**
 * The bundled prices. Each pack is one file that holds all its series, so that one request makes the worker independent
 * of the network; every series is still checked against its hash when it is used.
 */
import { err, type Result } from '@cryptax/kernel';
import {
  BUNDLED_EARLY_RATES,
  BUNDLED_PRICES,
  BUNDLED_RATES,
  type BundledPack,
  openPack,
  type PackError,
  type PricePack,
} from '@cryptax/prices';

/** The whole pack by file name, as the build wrote it. */
export type LoadPack = (folder: string) => Promise<Readonly<Record<string, string>>>;

export interface PricePacks {
  readonly rates: () => Promise<Result<PricePack, PackError>>;
  /** The years before, fetched only where a ledger has a day there. */
  readonly earlyRates: () => Promise<Result<PricePack, PackError>>;
  readonly prices: () => Promise<Result<PricePack, PackError>>;
}

/** Packs never change, so the books of one thread, which load them from one place, share what was read and checked. */
const shared = new WeakMap<LoadPack, PricePacks>();

export function pricePacks(load: LoadPack): PricePacks {
  const packs = shared.get(load) ?? {
    rates: remembered(load, BUNDLED_RATES),
    earlyRates: remembered(load, BUNDLED_EARLY_RATES),
    prices: remembered(load, BUNDLED_PRICES),
  };
  shared.set(load, packs);
  return packs;
}

/** A pack that could not be fetched is asked for again next time. */
function remembered(load: LoadPack, pack: BundledPack): () => Promise<Result<PricePack, PackError>> {
  let opened: Promise<Result<PricePack, PackError>> | undefined;
  return () => {
    opened ??= open(load, pack).then((result) => {
      if (!result.ok) opened = undefined;
      return result;
    });
    return opened;
  };
}

async function open(load: LoadPack, { folder, hash }: BundledPack): Promise<Result<PricePack, PackError>> {
  try {
    const files = await load(folder);
    const read = async (file: string) => {
      const text = files[file];
      return text === undefined ? undefined : new TextEncoder().encode(text);
    };
    return await openPack({ read, expectedHash: hash });
  } catch (error) {
    return err({ code: 'pack.unreadable', file: folder, detail: String(error) });
  }
}

export async function fetchPack(folder: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`/prices/${folder}.json`);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as Readonly<Record<string, string>>;
}
