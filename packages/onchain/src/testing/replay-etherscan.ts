/** A local stand-in for Etherscan's interface: same parameters, same paging, same error texts, over rows held in memory. */

export interface ReplayRow {
  readonly list: 'txlist' | 'txlistinternal' | 'tokentx' | 'tokennfttx';
  readonly block: number;
  readonly fields: Readonly<Record<string, string>>;
}

export interface ReplayEtherscan {
  rows: readonly ReplayRow[];
  balance: string;
  readonly answer: (url: string) => string;
}

const MAX_ROWS = 10_000;

export function replayEtherscan(rows: readonly ReplayRow[], balance = '0'): ReplayEtherscan {
  const server: ReplayEtherscan = {
    rows,
    balance,
    answer: (url) => {
      const query = new URL(url).searchParams;
      const action = query.get('action');
      if (action === 'balance') return JSON.stringify({ status: '1', message: 'OK', result: server.balance });
      const [start, page, size] = ['startblock', 'page', 'offset'].map((name) => Number(query.get(name)));
      if ((page ?? 1) * (size ?? 0) > MAX_ROWS) return failure('Result window is too large');
      const found = server.rows
        .filter((row) => row.list === action && row.block >= (start ?? 0))
        .sort((a, b) => a.block - b.block);
      const slice = found.slice(((page ?? 1) - 1) * (size ?? 0), (page ?? 1) * (size ?? 0));
      if (slice.length === 0) return JSON.stringify({ status: '0', message: 'No transactions found', result: [] });
      return JSON.stringify({
        status: '1',
        message: 'OK',
        result: slice.map(({ block, fields }) => ({ blockNumber: String(block), ...fields })),
      });
    },
  };
  return server;
}

export function failure(result: string): string {
  return JSON.stringify({ status: '0', message: 'NOTOK', result });
}
