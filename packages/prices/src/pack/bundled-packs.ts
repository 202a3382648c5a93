/**
 * The packs that ship with the program (data/NOTICE names source and terms), each pinned by the hash of its index, so
 * that an altered or half-updated copy is noticed. `npm run prices:build` prints the hash of a new one.
 */
export interface BundledPack {
  /** Folder below `packages/prices/data`. */
  readonly folder: string;
  readonly hash: string;
}

export const BUNDLED_RATES: BundledPack = {
  folder: 'ecb',
  hash: 'f49e47a477b94c3e30e0aa48f8d775784ca3f75596416bcb8884207970baa197',
};

/** The years before, apart: no program of a ledger that begins later has to load them. */
export const BUNDLED_EARLY_RATES: BundledPack & { readonly from: string } = {
  folder: 'ecb-1999',
  hash: 'c2b20c8126ecc94221bc6e9a6f5f2210d20a147eed702a4e6091d7ebbae39315',
  from: '1999-01-04',
};

export const BUNDLED_PRICES: BundledPack = {
  folder: 'daily',
  hash: 'a0cda0b8e096c5ecb1f26d59ee88a6dbf6cb28d13dd074c941df3b122f3aed78',
};
