/**
 * Services of chains that answer no page of another origin. Our server hands their questions on, if the user said yes:
 * only to these hosts, only in the shapes that it knows, without a key (decision 0072). The hosts and limits are those of
 * the table of services (`SERVICES` and `ENDPOINTS` of onchain); a test of the web app holds them against it.
 */
interface RelayedService {
  readonly hosts: readonly string[];
  /** For all users together: the service sees one address, that of our server. */
  readonly limit: { readonly requests: number; readonly perMs: number };
}

export const RELAYED_SERVICES = {
  Solana: { hosts: ['api.mainnet-beta.solana.com'], limit: { requests: 36, perMs: 10_000 } },
  Koios: { hosts: ['api.koios.rest'], limit: { requests: 8, perMs: 1_000 } },
  Blockbook: { hosts: ['bch1.trezor.io', 'doge1.trezor.io', 'ltc1.trezor.io'], limit: { requests: 3, perMs: 1_000 } },
} as const satisfies Readonly<Record<string, RelayedService>>;

export type RelayedServiceName = keyof typeof RELAYED_SERVICES;

/** Where a page sends `{ url, body }`; it gets the answer of the service as it is. */
export const CHAIN_RELAY_PATH = '/api/chains/relay';
