/** Coins that their issuer exchanged for another: dated, so that a person can be told what became of a coin that is long gone. */
export interface Rename {
  readonly to: string;
  /** First day on which holders could change the old for the new; an exchange before it is a trade of two coins. */
  readonly from: string;
  /** New coins for one old one, where it was not one for one. */
  readonly per?: string;
}

/**
 * Renames and migrations by the issuer: an exchange of the two is no sale (rule book 3, last row). Days as the projects announced
 * them; where only the month is certain, its first day. Where a file tells the exchange, its amounts count; the ratio is for places
 * that renamed a coin without a row.
 */
const RENAMES: Readonly<Record<string, readonly Rename[]>> = {
  VEN: [{ to: 'VET', from: '2018-07-01', per: '100' }],
  XRB: [{ to: 'NANO', from: '2018-01-31' }],
  SAI: [{ to: 'DAI', from: '2019-11-18' }],
  REP: [{ to: 'REPV2', from: '2020-07-28' }],
  ERD: [{ to: 'EGLD', from: '2020-09-01', per: '0.001' }],
  LEND: [{ to: 'AAVE', from: '2020-10-02', per: '0.01' }],
  ANTV1: [{ to: 'ANT', from: '2020-10-01' }],
  GNT: [{ to: 'GLM', from: '2020-11-19' }],
  KNCL: [{ to: 'KNC', from: '2021-04-01' }],
  NANO: [{ to: 'XNO', from: '2021-11-01' }],
  BTTOLD: [{ to: 'BTT', from: '2022-01-12', per: '1000' }],
  LUNA: [{ to: 'LUNC', from: '2022-05-28' }],
  UST: [{ to: 'USTC', from: '2022-05-28' }],
  BIT: [{ to: 'MNT', from: '2023-07-01' }],
  ETHDYDX: [{ to: 'DYDX', from: '2023-10-01' }],
  RNDR: [{ to: 'RENDER', from: '2023-11-01' }],
  AGIX: [{ to: 'FET', from: '2024-07-01', per: '0.433350' }],
  OCEAN: [{ to: 'FET', from: '2024-07-01', per: '0.433226' }],
  MATIC: [{ to: 'POL', from: '2023-10-25' }],
  WMATIC: [{ to: 'WPOL', from: '2024-09-04' }],
  MKR: [{ to: 'SKY', from: '2024-09-18', per: '24000' }],
  MPL: [{ to: 'SYRUP', from: '2024-11-01', per: '100' }],
  FTM: [{ to: 'S', from: '2024-12-01' }],
  EOS: [{ to: 'A', from: '2025-05-01' }],
};

/** Contracts of these coins that have no ticker in the ledger: explorers and chains name them by contract. */
const CONTRACTS: Readonly<Record<string, string>> = {
  SAI: 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359',
  LEND: 'erc20:0x80fb784b7ed66730e8b1dbd9820afd29931aab03',
  REPV2: 'erc20:0x221657776846890989a759ba2973e427dff5c9bb',
  ANTV1: 'erc20:0x960b236a07cf122663c4303350609a66a7b288c0',
  GNT: 'erc20:0xa74476443119a942de498590fe1f2454d7d4ac0d',
  BIT: 'erc20:0x1a4b46696b2bb4794eb3d4c26f1c55f9170fa4c5',
  RNDR: 'erc20:0x6de037ef9ad2725eb40118bb1702ebb27e4aeb24',
  AGIX: 'erc20:0x5b7533812759b45c2b44c19e320ba2cd2681b542',
};
const TICKERS: ReadonlyMap<string, string> = new Map(
  Object.entries(CONTRACTS).map(([ticker, contract]) => [contract, ticker]),
);
const tickerOf = (asset: string) => TICKERS.get(asset) ?? asset;

/** By ticker and by contract: every swap of a file is looked up here. */
const BY_ASSET: ReadonlyMap<string, readonly Rename[]> = new Map(
  Object.entries(RENAMES).flatMap(([old, renames]) =>
    [old, CONTRACTS[old]].flatMap((name) => (name === undefined ? [] : [[name, renames] as const])),
  ),
);
const NONE: readonly Rename[] = [];

/** First letter and length of those, a bit for each: most coins are told by them without a search. */
const SHAPES = new Int32Array(128);
for (const asset of BY_ASSET.keys())
  SHAPES[asset.charCodeAt(0)] = (SHAPES[asset.charCodeAt(0)] ?? 0) | lengthBit(asset);

function lengthBit(asset: string): number {
  return 1 << (asset.length & 31);
}

/** What became of a coin. */
export function renamesOf(asset: string): readonly Rename[] {
  return BY_ASSET.get(asset) ?? NONE;
}

/** Whether the issuer gave the one for the other on that day: no sale. `at` begins with the day. */
export function isRenaming(old: string, to: string, at: string): boolean {
  if (((SHAPES[old.charCodeAt(0)] ?? 0) & lengthBit(old)) === 0) return false;
  const renames = BY_ASSET.get(old);
  if (renames === undefined) return false;
  const successor = tickerOf(to);
  for (const rename of renames) if (rename.to === successor && at >= rename.from) return true;
  return false;
}

/** The coins that became this one. */
export function renamedFrom(asset: string): readonly (Required<Rename> & { readonly old: string })[] {
  const ticker = tickerOf(asset);
  return Object.entries(RENAMES).flatMap(([old, renames]) => {
    const names = CONTRACTS[old] === undefined ? [old] : [old, CONTRACTS[old]];
    return renames.flatMap((rename) =>
      rename.to === ticker ? names.map((name) => ({ per: '1', ...rename, old: name })) : [],
    );
  });
}
