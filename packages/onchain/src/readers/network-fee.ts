/**
 * What a plain transfer costs on a chain now, from what its services tell about recent blocks. Only prices are asked; what
 * a transfer uses is fixed by the rules of the chain. A service that does not tell leaves the fee unknown: there is no
 * table to fall back on.
 */
import {
  dec,
  defined,
  err,
  field,
  formatShortest,
  type Json,
  listField,
  multiply,
  ok,
  type Result,
  textField,
} from '@cryptax/kernel';
import { type ChainId, findChain } from '../chains/find-chain.ts';
import type { ReadFailure } from './chain-reader.ts';
import type { Endpoint, ReaderFamily } from './endpoints.data.ts';
import type { ReaderFailure } from './read-history.ts';
import { readJson } from './read-json.ts';
import type { ReaderSettings } from './readers-for.ts';
import { wholeUnits } from './units.ts';
import { endpointsFor } from './ways.ts';

export interface NetworkFee {
  /** In the chain's own coin. */
  readonly amount: string;
  readonly symbol: string;
  /** Who told. */
  readonly service: string;
  /** On rollups the share of the main chain comes on top, and nobody can say it in advance. */
  readonly isLowerBound: boolean;
}

export async function readNetworkFee(
  chainId: ChainId,
  settings: ReaderSettings,
): Promise<Result<NetworkFee, readonly ReaderFailure[]>> {
  const failures: ReaderFailure[] = [];
  for (const endpoint of endpointsFor(chainId, settings)) {
    const answer = await askOne(chainId, endpoint, settings);
    if (answer.ok) return answer;
    failures.push({ reader: endpoint.service, failure: answer.error });
  }
  return err(failures);
}

/** Layers above Ethereum that charge for the data they write there (chain data note on fees). */
const ROLLUPS: ReadonlySet<ChainId> = new Set<ChainId>(['arbitrum', 'optimism', 'base', 'linea']);

async function askOne(
  chainId: ChainId,
  endpoint: Endpoint,
  settings: ReaderSettings,
): Promise<Result<NetworkFee, ReadFailure>> {
  const way = WAYS[endpoint.family];
  const chain = findChain(chainId);
  if (way === undefined || chain === undefined) return err({ code: 'unsupported' });
  const { path, body } = way.question(endpoint, chain.chainId, settings.keys?.[endpoint.service]);
  const answer = await readJson(settings.http, {
    service: endpoint.service,
    url: `${endpoint.base}${path}`,
    body,
    headers: body === undefined ? undefined : { 'content-type': 'application/json' },
    isRateLimited: (json) => /rate limit/i.test(textField(json, 'result') ?? ''),
  });
  if (!answer.ok) return answer;
  const units = way.baseUnits(answer.value, endpoint);
  const amount = units === undefined ? undefined : wholeUnits(units, chain.native.decimals);
  if (amount === undefined) return err({ code: 'garbage' });
  return ok({
    amount,
    symbol: chain.native.symbol,
    service: endpoint.service,
    isLowerBound: ROLLUPS.has(chainId),
  });
}

interface FeeWay {
  readonly question: (
    endpoint: Endpoint,
    chainNumber: number | undefined,
    apiKey: string | undefined,
  ) => { readonly path: string; readonly body?: object };
  /** Fee of one transfer in the smallest units; undefined if the answer does not tell. */
  readonly baseUnits: (answer: Json, endpoint: Endpoint) => string | undefined;
}

const BLOCKSTREAM = 'Blockstream';
/** Intrinsic gas of a transfer (Ethereum yellow paper, G_transaction). */
const TRANSFER_GAS = 21_000n;
/** One input and two outputs of native SegWit: 10.5 + 68 + 2 x 31 virtual bytes (BIP-141), rounded up. */
const TRANSFER_BYTES = '141';
/** Lamports per signature, a constant of the runtime; compute units of a transfer with a set price. */
const SOLANA = { signature: 5_000n, units: 450n, micro: 1_000_000n };
const rpc = (method: string, params: readonly unknown[] = []) => ({ jsonrpc: '2.0', id: 1, method, params });

const WAYS: Readonly<Partial<Record<ReaderFamily, FeeWay>>> = {
  etherscan: {
    question: (_, chainNumber, apiKey) => {
      const query = new URLSearchParams({
        ...defined({ chainid: chainNumber === undefined ? undefined : String(chainNumber) }),
        module: 'proxy',
        action: 'eth_gasPrice',
        ...defined({ apikey: apiKey }),
      });
      return { path: `?${query}` };
    },
    baseUnits: (answer) => {
      const price = textField(answer, 'result') ?? '';
      return /^0x[0-9a-f]{1,20}$/i.test(price) ? String(BigInt(price) * TRANSFER_GAS) : undefined;
    },
  },
  blockscout: {
    question: () => ({ path: '/api/v2/stats' }),
    /** In billionths of the coin's thousand millionths, as wallets say it. */
    baseUnits: (answer) => {
      const gwei = textField(answer, 'gas_prices', 'average') ?? '';
      if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(gwei)) return undefined;
      const [whole = '0'] = formatShortest(multiply(dec(gwei), dec(String(TRANSFER_GAS * 1_000_000_000n)))).split('.');
      return whole;
    },
  },
  esplora: {
    question: ({ service }) => ({ path: service === BLOCKSTREAM ? '/fee-estimates' : '/v1/fees/recommended' }),
    /** For a confirmation within half an hour: three blocks. */
    baseUnits: (answer, { service }) => {
      const rate = textField(answer, service === BLOCKSTREAM ? '3' : 'halfHourFee') ?? '';
      if (!/^\d{1,6}(?:\.\d{1,9})?$/.test(rate)) return undefined;
      const [whole = '0', rest = ''] = formatShortest(multiply(dec(rate), dec(TRANSFER_BYTES))).split('.');
      return String(BigInt(whole) + (rest === '' ? 0n : 1n));
    },
  },
  solana: {
    question: () => ({ path: '', body: rpc('getRecentPrioritizationFees', [[]]) }),
    baseUnits: (answer) => {
      const reported = (listField(answer, 'result') ?? []).map((slot) => textField(slot, 'prioritizationFee') ?? '');
      if (reported.length === 0 || reported.some((fee) => !/^\d{1,15}$/.test(fee))) return undefined;
      const sorted = reported.map(BigInt).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0n;
      const extra = (median * SOLANA.units + SOLANA.micro - 1n) / SOLANA.micro;
      return String(SOLANA.signature + extra);
    },
  },
  horizon: {
    question: () => ({ path: '/fee_stats' }),
    baseUnits: (answer) => whole(textField(answer, 'fee_charged', 'p50')),
  },
  xrpl: {
    question: () => ({ path: '', body: { method: 'fee', params: [{}] } }),
    baseUnits: (answer) => whole(textField(field(answer, 'result'), 'drops', 'open_ledger_fee')),
  },
};

function whole(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) ? text : undefined;
}
