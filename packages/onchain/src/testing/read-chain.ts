/** For tests: one reader of a chain against answers of the test's own, without waiting for limits. */

import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { defined } from '@cryptax/kernel';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainAsset, ChainTransaction } from '../readers/chain-transaction.ts';
import { CHAIN_RATE_LIMITS } from '../readers/endpoints.data.ts';
import { mergeParts } from '../readers/merge-parts.ts';
import { readBalances } from '../readers/read-balances.ts';
import { type ReadState, readHistory } from '../readers/read-history.ts';
import { sourcesFor } from '../readers/readers-for.ts';

export type Answer = (url: URL, body: { readonly method?: string; readonly params?: readonly unknown[] }) => unknown;

function service(chain: ChainId, answer: Answer) {
  const fake = fakeFetch((url, _, body) => {
    const reply = answer(new URL(url), body === '' ? {} : JSON.parse(body));
    return typeof reply === 'number' ? reply : typeof reply === 'string' ? reply : JSON.stringify(reply);
  });
  const http = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: CHAIN_RATE_LIMITS });
  const [reader] = sourcesFor(chain, '', { http, keys: { Subscan: 'key' } })[0]?.readers ?? [];
  if (reader === undefined) throw new Error(`No reader for ${chain}`);
  return { reader, urls: fake.urls };
}

export async function read(chain: ChainId, address: string, answer: Answer, state?: ReadState) {
  const { reader, urls } = service(chain, answer);
  const parts: ChainTransaction[] = [];
  const outcome = await readHistory({
    address,
    readers: [reader],
    ...defined({ state }),
    onPage: (progress) => void parts.push(...progress.parts),
  });
  return { outcome, transactions: mergeParts(parts), urls };
}

export async function balance(chain: ChainId, address: string, answer: Answer, tokens: readonly ChainAsset[] = []) {
  const sources = () => [{ ledger: '', readers: [service(chain, answer).reader] }];
  return readBalances({ addresses: [address], sources, tokens });
}
