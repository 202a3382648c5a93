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
  /** Rows of the EVM explorers by address, lower case; each row is told to both its ends. */
  rows: ChainRow[];
  /** Balances in base units: by address, or by `address contract`. */
  balances: Record<string, string>;
  /** Answers instead of the service's: a status, or a text with status 200. */
  fault: ((url: URL, call: number) => number | string | undefined) | undefined;
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
      fetch: async (address) => {
        const url = new URL(address);
        chains.calls++;
        const wrong = chains.fault?.(url, chains.calls);
        if (typeof wrong === 'number') return new Response('', { status: wrong });
        return new Response(wrong ?? JSON.stringify(explorer(chains, url)));
      },
    },
  };
  return chains;
}

function explorer({ rows, balances }: TestChains, { host, searchParams: query }: URL): unknown {
  const action = query.get('action');
  const address = (query.get('address') ?? '').toLowerCase();
  if (action === 'balance') return { status: '1', result: balances[address] ?? '0' };
  if (action === 'tokenbalance')
    return { status: '1', result: balances[`${address} ${query.get('contractaddress')}`] ?? '0' };
  if (action === 'gettxinfo') {
    const found = rows.find(({ fields }) => fields.hash === query.get('txhash'));
    return found === undefined ? { status: '0', result: null } : { status: '1', result: found.fields };
  }
  const [start, page, size] = ['startblock', 'page', 'offset'].map((name) => Number(query.get(name)));
  const isTheirs = ({ fields }: ChainRow) => [fields.from, fields.to].some((end) => end?.toLowerCase() === address);
  const found = rows
    .filter((row) => row.list === action && row.block >= (start ?? 0) && isTheirs(row))
    .filter((row) => row.host === undefined || host.startsWith(row.host))
    .sort((a, b) => a.block - b.block);
  const first = ((page ?? 1) - 1) * (size ?? 1);
  const result = found
    .slice(first, first + (size ?? 1))
    .map(({ block, fields }) => ({ blockNumber: String(block), ...fields }));
  return result.length === 0 ? { status: '0', message: 'No transactions found', result } : { status: '1', result };
}
