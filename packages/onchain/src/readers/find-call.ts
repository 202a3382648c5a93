/**
 * The call behind a transaction hash. Etherscan and Routescan pass the node's own answer on; Blockscout has a form of its
 * own for it. Only the EVM family has such calls.
 */
import { defined, err, field, type Json, ok, type Result, textField } from '@cryptax/kernel';
import { type ChainId, findChain } from '../chains/find-chain.ts';
import type { ReadFailure } from './chain-reader.ts';
import type { Endpoint } from './endpoints.data.ts';
import type { ReaderFailure } from './read-history.ts';
import { readJson } from './read-json.ts';
import type { ReaderSettings } from './readers-for.ts';
import { endpointsFor } from './ways.ts';

export interface CallByHash {
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  readonly input: string;
  /** Who told. */
  readonly service: string;
}

export async function findCallByHash(
  chainId: ChainId,
  hash: string,
  settings: ReaderSettings,
): Promise<Result<CallByHash, readonly ReaderFailure[]>> {
  const endpoints = endpointsFor(chainId, settings).filter(
    ({ family }) => family === 'etherscan' || family === 'blockscout',
  );
  const failures: ReaderFailure[] = [];
  for (const endpoint of endpoints) {
    const answer = await askOne(chainId, hash, endpoint, settings);
    if (answer.ok) return answer;
    failures.push({ reader: endpoint.service, failure: answer.error });
  }
  return err(failures);
}

async function askOne(
  chainId: ChainId,
  hash: string,
  endpoint: Endpoint,
  { http, keys }: ReaderSettings,
): Promise<Result<CallByHash, ReadFailure>> {
  const { service, family } = endpoint;
  const apiKey = keys?.[service];
  const answer = await readJson(http, {
    service,
    url:
      family === 'blockscout' ? blockscoutUrl(endpoint, hash, apiKey) : etherscanUrl(chainId, endpoint, hash, apiKey),
    isRateLimited: (json) => /rate limit/i.test(textField(json, 'result') ?? ''),
  });
  if (!answer.ok) return answer;
  const call = family === 'blockscout' ? blockscoutCall(answer.value) : etherscanCall(answer.value);
  if (call === undefined) return err({ code: 'not-found' });
  const { from, to, input } = call;
  if (from === undefined || to === undefined || input === undefined) return err({ code: 'garbage' });
  return ok({ hash, from, to, input, service });
}

interface ReportedCall {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly input: string | undefined;
}

function blockscoutUrl({ base, keyedBase }: Endpoint, hash: string, apiKey: string | undefined): string {
  const path = `/api/v2/transactions/${encodeURIComponent(hash)}`;
  return apiKey === undefined
    ? `${base}${path}`
    : `${keyedBase ?? base}${path}?${new URLSearchParams({ apikey: apiKey })}`;
}

function blockscoutCall(answer: Json): ReportedCall {
  const [from, to] = ['from', 'to'].map((name) => textField(answer, name, 'hash'));
  return { from, to, input: textField(answer, 'raw_input') };
}

function etherscanUrl(chainId: ChainId, { base }: Endpoint, hash: string, apiKey: string | undefined): string {
  const number = findChain(chainId)?.chainId;
  const query = new URLSearchParams({
    ...defined({ chainid: number === undefined ? undefined : String(number) }),
    module: 'proxy',
    action: 'eth_getTransactionByHash',
    txhash: hash,
    ...defined({ apikey: apiKey }),
  });
  return `${base}?${query}`;
}

function etherscanCall(answer: Json): ReportedCall | undefined {
  const found = field(answer, 'result');
  if (found === null || textField(answer, 'status') === '0') return undefined;
  const [from, to, input] = ['from', 'to', 'input'].map((name) => textField(found, name));
  return { from, to, input };
}
