/**
 * The services that readers ask: what each wants, how much it gives without paying, how far back it goes and whether it
 * answers a page in a browser. Everything else is made from this table: limits, the content security policy, what the
 * screens say before the first try, and docs/services.md. From the services' own documentation and dated checks that
 * others published, read in November 2026; nobody has asked the services themselves for it.
 */

/** `required`: answers nothing without one. `paid`: for some chains only with a plan that costs money. */
type KeyNeed = 'none' | 'optional' | 'required';

export interface Service {
  readonly key: KeyNeed;
  /** Where a person gets a key of his own. */
  readonly keyPage?: string;
  /** Requests without paying, a little below the published limit. */
  readonly limit: { readonly requests: number; readonly perMs: number };
  /** `all`, or since when a history can be asked for. */
  readonly keeps: 'all' | 'one-year' | 'recent' | 'unknown';
  /** Whether it lets a page of another origin read its answers; `no` needs a server in between or one of one's own. */
  readonly cors: 'yes' | 'no' | 'unknown';
  readonly source: string;
  readonly checked: string;
}

const CHECKED = '2026-11';

export const SERVICES = {
  Etherscan: {
    key: 'required',
    keyPage: 'https://etherscan.io/apidashboard',
    limit: { requests: 3, perMs: 1_100 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://docs.etherscan.io/resources/rate-limits',
    checked: CHECKED,
  },
  Blockscout: {
    key: 'optional',
    keyPage: 'https://dev.blockscout.com',
    limit: { requests: 3, perMs: 1_100 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://docs.blockscout.com/devs/apis/requests-and-limits',
    checked: CHECKED,
  },
  Routescan: {
    key: 'none',
    limit: { requests: 2, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://routescan.io/documentation',
    checked: CHECKED,
  },
  'mempool.space': {
    key: 'none',
    limit: { requests: 2, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://mempool.space/docs/api/rest',
    checked: CHECKED,
  },
  Blockstream: {
    key: 'none',
    limit: { requests: 2, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://github.com/Blockstream/esplora/blob/master/API.md',
    checked: CHECKED,
  },
  'litecoinspace.org': {
    key: 'none',
    limit: { requests: 2, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://litecoinspace.org/docs/api/rest',
    checked: CHECKED,
  },
  Solana: {
    key: 'none',
    limit: { requests: 36, perMs: 10_000 },
    keeps: 'all',
    cors: 'no',
    source: 'https://solana.com/docs/references/clusters',
    checked: CHECKED,
  },
  Helius: {
    key: 'required',
    keyPage: 'https://dashboard.helius.dev',
    limit: { requests: 9, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://www.helius.dev/docs/billing/rate-limits',
    checked: CHECKED,
  },
  Cosmos: {
    key: 'none',
    limit: { requests: 5, perMs: 1_000 },
    keeps: 'recent',
    cors: 'yes',
    source: 'https://cosmos.directory',
    checked: CHECKED,
  },
  NearBlocks: {
    key: 'optional',
    keyPage: 'https://nearblocks.io/apis',
    limit: { requests: 6, perMs: 61_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://api.nearblocks.io/api-docs',
    checked: CHECKED,
  },
  Subscan: {
    key: 'required',
    keyPage: 'https://pro.subscan.io',
    limit: { requests: 2, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://support.subscan.io',
    checked: CHECKED,
  },
  Blockbook: {
    key: 'none',
    limit: { requests: 3, perMs: 1_000 },
    keeps: 'all',
    cors: 'no',
    source: 'https://github.com/trezor/blockbook/blob/master/docs/api.md',
    checked: CHECKED,
  },
  Koios: {
    key: 'optional',
    keyPage: 'https://koios.rest/pricing/Pricing.html',
    limit: { requests: 8, perMs: 1_000 },
    keeps: 'all',
    cors: 'no',
    source: 'https://api.koios.rest/#overview--limits',
    checked: CHECKED,
  },
  Horizon: {
    key: 'none',
    limit: { requests: 10, perMs: 11_000 },
    keeps: 'one-year',
    cors: 'yes',
    source: 'https://developers.stellar.org/docs/data/apis/horizon',
    checked: CHECKED,
  },
  TronGrid: {
    key: 'optional',
    keyPage: 'https://www.trongrid.io/dashboard',
    limit: { requests: 3, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://developers.tron.network/reference/select-network',
    checked: CHECKED,
  },
  'XRPL Cluster': {
    key: 'none',
    limit: { requests: 5, perMs: 1_000 },
    keeps: 'all',
    cors: 'yes',
    source: 'https://xrplcluster.com',
    checked: CHECKED,
  },
} as const satisfies Readonly<Record<string, Service>>;

export type ServiceName = keyof typeof SERVICES;
