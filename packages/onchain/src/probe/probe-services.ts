/**
 * Asks every service of the table one harmless question, with the readers that the app itself uses: what does a well-known
 * public address hold? An answer that a reader understands has the right shape. Behind `npm run services`, for someone
 * with internet; it shows early what the documentation did not say.
 */
import { type Clock, type FetchLike, HttpClient, systemClock } from '@cryptax/http';
import type { ChainId } from '../chains/find-chain.ts';
import { CHAIN_RATE_LIMITS, ENDPOINTS, type Endpoint } from '../readers/endpoints.data.ts';
import { sourcesFor } from '../readers/readers-for.ts';

/** `answered`: understood. `another-shape`: it speaks, but not as documented. `no-answer`: the line, not the service. */
export type ProbeResult = 'answered' | 'needs-key' | 'refused' | 'busy' | 'another-shape' | 'no-answer';

export interface Probe {
  readonly service: string;
  readonly host: string;
  readonly chain: ChainId;
  readonly result: ProbeResult;
  readonly detail: string;
}

const EVM = '0x000000000000000000000000000000000000dEaD';

/** Contracts, burnt coins and documentation's examples: addresses that belong to nobody in particular. */
const ADDRESSES: Readonly<Partial<Record<ChainId, string>>> = {
  bitcoin: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'bitcoin-cash': '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  litecoin: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
  dogecoin: 'DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1',
  solana: '11111111111111111111111111111111',
  cosmos: 'cosmos17xpfvakm2amg962yls6f84z3kell8c5lserqta',
  near: 'wrap.near',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  stellar: 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  cardano: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
};

export interface ProbeOptions {
  readonly fetch: FetchLike;
  readonly clock?: Clock;
  /** Of services that want one, by their name. */
  readonly keys?: Readonly<Record<string, string>>;
}

/** One question per host; hosts of one service are asked one after the other by its limit. */
export async function probeServices({
  fetch,
  clock = systemClock,
  keys = {},
}: ProbeOptions): Promise<readonly Probe[]> {
  const http = new HttpClient({ fetch, clock, rateLimits: CHAIN_RATE_LIMITS });
  const asked = new Map<string, readonly [ChainId, Endpoint]>();
  for (const [chain, endpoints] of Object.entries(ENDPOINTS) as [ChainId, readonly Endpoint[]][]) {
    for (const endpoint of endpoints) {
      const { host } = new URL(endpoint.base);
      if (!asked.has(host) && endpoint.form !== 'other') asked.set(host, [chain, endpoint]);
    }
  }
  const probes = [...asked].map(async ([host, [chain, endpoint]]): Promise<Probe> => {
    const { service, needsKey } = endpoint;
    const head = { service, host, chain };
    if (needsKey === true && keys[service] === undefined) return { ...head, result: 'needs-key', detail: '' };
    const address = ADDRESSES[chain] ?? EVM;
    const [reader] = sourcesFor(chain, address, { http, keys, endpoints: { [chain]: [endpoint] } }).flatMap(
      (source) => source.readers,
    );
    const answer = await reader?.balances(address);
    if (answer?.ok === true) return { ...head, result: 'answered', detail: '' };
    const code = answer?.error.code ?? 'unsupported';
    return { ...head, result: RESULTS[code] ?? 'refused', detail: code };
  });
  return Promise.all(probes);
}

const RESULTS: Readonly<Record<string, ProbeResult>> = {
  offline: 'no-answer',
  timeout: 'no-answer',
  'rate-limited': 'busy',
  'api-key': 'needs-key',
  garbage: 'another-shape',
  'too-large': 'another-shape',
};
