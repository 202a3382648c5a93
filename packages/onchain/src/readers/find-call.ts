/**
 * The call behind a transaction hash. Etherscan and Routescan pass the node's own answer on; Blockscout has a form of its
 * own for it. Only the EVM family has such calls.
 */
import { err, field, ok, type Result, textField } from '@cryptax/kernel';
import { type ChainId, findChain } from '../chains/find-chain.ts';
import type { ReadFailure } from './chain-reader.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.data.ts';
import type { ReaderFailure } from './read-history.ts';
import { readJson } from './read-json.ts';
import type { ReaderSettings } from './readers-for.ts';

export interface CallByHash {
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  readonly input: string;
  /** Who told. */
  readonly service: string;
}

const BLOCKSCOUT = 'Blockscout';

export async function findCallByHash(
  chainId: ChainId,
  hash: string,
  settings: ReaderSettings,
): Promise<Result<CallByHash, readonly ReaderFailure[]>> {
  const endpoints = [...(settings.endpoints?.[chainId] ?? []), ...ENDPOINTS[chainId]].filter(
    ({ family, needsKey, service }) =>
      family === 'etherscan' && (needsKey !== true || settings.keys?.[service] !== undefined),
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
  { service, base }: Endpoint,
  { http, keys }: ReaderSettings,
): Promise<Result<CallByHash, ReadFailure>> {
  const apiKey = keys?.[service];
  const number = findChain(chainId)?.chainId;
  const question =
    service === BLOCKSCOUT
      ? { module: 'transaction', action: 'gettxinfo' }
      : { module: 'proxy', action: 'eth_getTransactionByHash' };
  const query = new URLSearchParams({
    ...(number === undefined ? {} : { chainid: String(number) }),
    ...question,
    txhash: hash,
    ...(apiKey === undefined ? {} : { apikey: apiKey }),
  });
  const answer = await readJson(http, {
    service,
    url: `${base}?${query}`,
    isRateLimited: (json) => /rate limit/i.test(textField(json, 'result') ?? ''),
  });
  if (!answer.ok) return answer;
  const found = field(answer.value, 'result');
  if (found === null || textField(answer.value, 'status') === '0') return err({ code: 'not-found' });
  const [from, to, input] = ['from', 'to', 'input'].map((name) => textField(found, name));
  if (from === undefined || to === undefined || input === undefined) return err({ code: 'garbage' });
  return ok({ hash, from, to, input, service });
}
