/** For tests: a small Ethereum and a small Bitcoin behind the addresses of their services, changed as a test goes on. */
import { FakeClock } from '@cryptax/http/testing';
import { SERVICE_BASES } from '@cryptax/prices';
import type { OutsideWorld } from '../platform/services/outside-world.ts';

export interface ChainRow {
  readonly list: 'txlist' | 'txlistinternal' | 'tokentx';
  readonly block: number;
  /** Beginning of the host that tells it; every explorer does without. */
  readonly host?: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface TestChains {
  /** Rows of the EVM explorers by address, lower case; each row is reported at both its ends. */
  rows: ChainRow[];
  /** Balances in base units: by address, or by `address contract`. */
  balances: Record<string, string>;
  /** Answers instead of the service's: a status, or a text with status 200. */
  fault: ((url: URL, call: number, body: string) => number | string | undefined) | undefined;
  calls: number;
  readonly world: OutsideWorld;
}

export const hashNo = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;

export function coin(n: number, block: number, from: string, to: string, wei: string, more: object = {}): ChainRow {
  const fields = {
    timeStamp: String(1_700_000_000 + block * 12),
    hash: hashNo(n),
    from,
    to,
    value: wei,
    gasPrice: '1000000000',
    gasUsed: '1000000',
    isError: '0',
    input: '0x',
    contractAddress: '',
    ...more,
  };
  return { list: 'txlist', block, fields };
}

export function tokenRow(n: number, block: number, from: string, to: string, token: object): ChainRow {
  const { gasPrice: _, gasUsed: __, input: ___, ...fields } = coin(n, block, from, to, '0').fields;
  return { list: 'tokentx', block, fields: { ...fields, ...token } };
}

export function testChains(): TestChains {
  const chains: TestChains = {
    rows: [],
    balances: {},
    fault: undefined,
    calls: 0,
    world: {
      bases: async () => SERVICE_BASES,
      clock: new FakeClock(),
      isOnline: () => true,
      ratesUrl: '/api/rates/ecb',
      alone: (work) => work(),
      fetch: async (address, { body }) => {
        const url = new URL(address);
        chains.calls++;
        const wrong = chains.fault?.(url, chains.calls, typeof body === 'string' ? body : '');
        if (typeof wrong === 'number') return new Response('', { status: wrong });
        const answer = explorer(chains, url);
        return answer === undefined ? new Response('', { status: 404 }) : new Response(wrong ?? JSON.stringify(answer));
      },
    },
  };
  return chains;
}

const BLOCKSCOUT_LISTS: Readonly<Record<string, ChainRow['list']>> = {
  transactions: 'txlist',
  'internal-transactions': 'txlistinternal',
  'token-transfers': 'tokentx',
};
const PAGE_SIZE = 1_000;

/** Blockscout's own form of the same rows: newest first, with what it wants for the next page. */
function blockscout({ rows, balances }: TestChains, { host, pathname, searchParams: query }: URL): unknown {
  const [, kind, name = '', list = ''] = /^\/api\/v2\/(\w+)\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
  const address = name.toLowerCase();
  if (kind === 'transactions') return rows.filter(({ fields }) => fields.hash === name).map(blockscoutItem)[0];
  if (list === '') return { coin_balance: balances[address] ?? '0' };
  if (list === 'token-balances') {
    return Object.entries(balances).flatMap(([key, value]) => {
      const [owner, contract] = key.split(' ');
      return owner === address && contract !== undefined ? [{ token: { address_hash: contract }, value }] : [];
    });
  }
  const found = rows
    .filter((row) => row.list === BLOCKSCOUT_LISTS[list] && isOf(row, address, host))
    .sort((a, b) => b.block - a.block);
  const first = Number(query.get('items_count') ?? '0');
  const next = first + PAGE_SIZE;
  return {
    items: found.slice(first, next).map(blockscoutItem),
    next_page_params: next < found.length ? { items_count: next } : null,
  };
}

function blockscoutItem({ fields, block }: ChainRow) {
  const { from, to, hash, value, input, isError, timeStamp, contractAddress, tokenSymbol, tokenName, tokenDecimal } =
    fields;
  return {
    hash,
    transaction_hash: hash,
    block_number: block,
    timestamp: new Date(Number(timeStamp ?? '0') * 1_000).toISOString(),
    status: isError === '1' ? 'error' : 'ok',
    success: isError !== '1',
    from: { hash: from },
    to: { hash: to },
    value,
    index: 1,
    log_index: 1,
    raw_input: input,
    fee: { type: 'actual', value: String(BigInt(fields.gasPrice ?? '0') * BigInt(fields.gasUsed ?? '0')) },
    token: { address_hash: contractAddress, symbol: tokenSymbol, name: tokenName },
    total: { value, decimals: tokenDecimal },
  };
}

function isOf({ fields, host }: ChainRow, address: string, asked: string): boolean {
  const isTheirs = [fields.from, fields.to].some((end) => end?.toLowerCase() === address);
  return isTheirs && (host === undefined || asked.startsWith(host));
}

function explorer(chains: TestChains, url: URL): unknown {
  if (url.pathname.startsWith('/api/v2/')) return blockscout(chains, url);
  const { rows, balances } = chains;
  const { host, searchParams: query } = url;
  const action = query.get('action');
  const address = (query.get('address') ?? '').toLowerCase();
  if (action === 'balance') return { status: '1', result: balances[address] ?? '0' };
  if (action === 'tokenbalance')
    return { status: '1', result: balances[`${address} ${query.get('contractaddress')}`] ?? '0' };
  const [start, page, size] = ['startblock', 'page', 'offset'].map((name) => Number(query.get(name)));
  const found = rows
    .filter((row) => row.list === action && row.block >= (start ?? 0) && isOf(row, address, host))
    .sort((a, b) => a.block - b.block);
  const first = ((page ?? 1) - 1) * (size ?? 1);
  const result = found
    .slice(first, first + (size ?? 1))
    .map(({ block, fields }) => ({ blockNumber: String(block), ...fields }));
  return result.length === 0 ? { status: '0', message: 'No transactions found', result } : { status: '1', result };
}
