/**
 * The only questions that the relay of chains hands on: those that the readers of the app ask, in the form in which they
 * ask them. A question is taken apart and put together anew from what was recognised, so nothing else can ride along. The
 * page asks before it sends one, the server before it hands one on; a test of the web app runs the readers against it.
 */
import { z } from 'zod';
import { RELAYED_SERVICES, type RelayedServiceName } from './chain-relay.ts';

export interface KnownQuestion {
  readonly service: RelayedServiceName;
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  /** JSON; the question is then a POST. */
  readonly body?: string;
}

interface Shape {
  readonly path: RegExp;
  /** Every parameter that may appear, each at most once. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** Without one the question is a GET. */
  readonly body?: z.ZodType;
}

const NUMBER = /^\d{1,12}$/;

type Shapes = Readonly<Record<RelayedServiceName, readonly Shape[]>>;
let shapes: Shapes | undefined;

/** Made with the first question: pages that never ask one need none of it. */
function makeShapes(): Shapes {
  const solanaAccount = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
  const solanaSignature = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/);
  const call = <T extends z.ZodType>(method: string, params: T) =>
    z.strictObject({ jsonrpc: z.literal('2.0'), id: z.literal(1), method: z.literal(method), params });

  /** Stake accounts by the key that may withdraw; any other filter could list the whole chain. */
  const ownStakes = z.strictObject({
    encoding: z.literal('base64'),
    filters: z.tuple([z.strictObject({ memcmp: z.strictObject({ offset: z.literal(44), bytes: solanaAccount }) })]),
  });

  const solanaCall = z.union([
    call('getBalance', z.tuple([solanaAccount])),
    call(
      'getTokenAccountsByOwner',
      z.tuple([
        solanaAccount,
        z.strictObject({ programId: solanaAccount }),
        z.strictObject({ encoding: z.literal('jsonParsed') }),
      ]),
    ),
    call(
      'getSignaturesForAddress',
      z.tuple([
        solanaAccount,
        z.strictObject({
          limit: z.int().min(1).max(1_000),
          before: solanaSignature.optional(),
          until: solanaSignature.optional(),
        }),
      ]),
    ),
    call(
      'getTransaction',
      z.tuple([
        solanaSignature,
        z.strictObject({ encoding: z.literal('jsonParsed'), maxSupportedTransactionVersion: z.literal(0) }),
      ]),
    ),
    call('getProgramAccounts', z.tuple([z.literal('Stake11111111111111111111111111111111111111'), ownStakes])),
    call(
      'getInflationReward',
      z.tuple([z.array(solanaAccount).min(1).max(200), z.strictObject({ epoch: z.int().min(0).max(1_000_000) })]),
    ),
    call('getEpochInfo', z.tuple([])),
    call('getBlockTime', z.tuple([z.int().min(0)])),
    call('getRecentPrioritizationFees', z.tuple([z.tuple([])])),
  ]);

  const cardanoAddress = z.string().regex(/^(?:addr1[0-9a-z]{40,120}|[1-9A-HJ-NP-Za-km-z]{50,120})$/);
  const stakeKey = z.string().regex(/^stake1[0-9a-z]{40,70}$/);
  const koiosPage = { order: /^block_height\.asc,tx_hash\.asc$/, offset: NUMBER, limit: /^\d{1,3}$/ };

  return {
    Solana: [{ path: /^\/$/, body: solanaCall }],
    Koios: [
      {
        path: /^\/api\/v1\/address_info$/,
        body: z.strictObject({ _addresses: z.tuple([cardanoAddress]) }),
      },
      { path: /^\/api\/v1\/account_info$/, body: z.strictObject({ _stake_addresses: z.tuple([stakeKey]) }) },
      {
        path: /^\/api\/v1\/account_assets$/,
        query: { order: /^policy_id\.asc,asset_name\.asc$/, offset: NUMBER, limit: /^1000$/ },
        body: z.strictObject({ _stake_addresses: z.tuple([stakeKey]) }),
      },
      {
        path: /^\/api\/v1\/account_reward_history$/,
        query: { order: /^spendable_epoch\.asc,type\.asc,pool_id_bech32\.asc$/, offset: NUMBER, limit: /^1000$/ },
        body: z.strictObject({ _stake_addresses: z.tuple([stakeKey]) }),
      },
      { path: /^\/api\/v1\/tip$/ },
      {
        path: /^\/api\/v1\/account_txs$/,
        query: { ...koiosPage, _stake_address: /^stake1[0-9a-z]{40,70}$/, _after_block_height: NUMBER },
      },
      {
        path: /^\/api\/v1\/address_txs$/,
        query: koiosPage,
        body: z.strictObject({
          _addresses: z.tuple([cardanoAddress]),
          _after_block_height: z.int().min(0).optional(),
        }),
      },
      {
        path: /^\/api\/v1\/tx_info$/,
        body: z.strictObject({
          _tx_hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(20),
          _inputs: z.literal(true),
          _assets: z.literal(true),
          _withdrawals: z.literal(true),
        }),
      },
    ],
    Blockbook: [
      {
        path: /^\/api\/v2\/address\/[0-9A-Za-z]{25,90}$/,
        query: { details: /^(?:basic|txs)$/, page: NUMBER, pageSize: /^\d{1,4}$/, from: NUMBER },
      },
    ],
  };
}

/** Undefined for everything that no reader of ours asks. */
export function knownQuestion(address: string, body: unknown): KnownQuestion | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const service = serviceOf(url);
  if (service === undefined) return undefined;
  shapes ??= makeShapes();
  for (const shape of shapes[service]) {
    const query = shape.path.test(url.pathname) ? queryOf(url, shape.query ?? {}) : undefined;
    const read = query === undefined ? undefined : bodyOf(shape, body);
    if (query !== undefined && read !== undefined) {
      const path = `${url.pathname}${query === '' ? '' : `?${query}`}`;
      return { service, host: url.hostname, path, ...read };
    }
  }
  return undefined;
}

function serviceOf({ protocol, username, password, port, hash, hostname }: URL): RelayedServiceName | undefined {
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '' || hash !== '') return undefined;
  const names = Object.keys(RELAYED_SERVICES) as RelayedServiceName[];
  return names.find((name) => RELAYED_SERVICES[name].hosts.some((host) => host === hostname));
}

function queryOf({ searchParams }: URL, allowed: Readonly<Record<string, RegExp>>): string | undefined {
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) {
    const pattern = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (pattern === undefined || kept.has(name) || !pattern.test(value)) return undefined;
    kept.set(name, value);
  }
  return kept.toString();
}

function bodyOf(shape: Shape, body: unknown): { readonly body?: string } | undefined {
  if (shape.body === undefined) return body === undefined ? {} : undefined;
  const read = shape.body.safeParse(body);
  return read.success ? { body: JSON.stringify(read.data) } : undefined;
}
