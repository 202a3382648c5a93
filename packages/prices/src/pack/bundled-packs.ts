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

export const BUNDLED_PRICES: BundledPack = {
  folder: 'daily',
  hash: 'a0cda0b8e096c5ecb1f26d59ee88a6dbf6cb28d13dd074c941df3b122f3aed78',
};
