/** Etherscan's lists by block, and a Solana node: signatures newest first, each transaction asked for. */
import { endsOf, newestFirst, type Replay, type ReplayTransfer, replayBalance } from './replay-world.ts';

const NONE = { status: '0', message: 'No transactions found', result: [] };

export const replayEvm: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => ({
    ...endsOf(world, transfer),
    blockNumber: String(transfer.block),
    timeStamp: String(transfer.seconds),
    hash: transfer.hash,
    value: String(transfer.amount),
    gasPrice: String(world.fee),
    gasUsed: '1',
    isError: '0',
    input: '0x',
    contractAddress: '',
  });
  return ({ url }) => {
    const query = url.searchParams;
    if (query.get('action') === 'balance') return { status: '1', result: String(replayBalance(world)) };
    if (query.get('action') !== 'txlist') return NONE;
    const [start, page, size] = ['startblock', 'page', 'offset'].map((name) => Number(query.get(name)));
    const found = world.transfers.filter(({ block }) => block >= (start ?? 0));
    const first = ((page ?? 1) - 1) * (size ?? 1);
    const slice = found.slice(first, first + (size ?? 1));
    return slice.length === 0 ? NONE : { status: '1', message: 'OK', result: slice.map(row) };
  };
};

/** Blockscout's own lists: newest first, the next page by the block and place of the last row. */
export const replayBlockscout: Replay = (world) => {
  const item = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    return {
      hash: transfer.hash,
      block_number: transfer.block,
      timestamp: new Date(transfer.seconds * 1_000).toISOString(),
      status: 'ok',
      from: { hash: from },
      to: { hash: to },
      value: String(transfer.amount),
      fee: { type: 'actual', value: String(world.fee) },
      raw_input: '0x',
    };
  };
  return ({ url }) => {
    if (!/(?:transactions|transfers|withdrawals)$/.test(url.pathname)) {
      return { coin_balance: String(replayBalance(world)) };
    }
    if (!url.pathname.endsWith('/transactions')) return { items: [], next_page_params: null };
    const below = Number(url.searchParams.get('block_number') ?? Number.MAX_SAFE_INTEGER);
    const found = newestFirst(world).filter(({ block }) => block < below);
    const page = found.slice(0, world.pageSize);
    const next = page.length < found.length ? { block_number: page.at(-1)?.block, index: 0 } : null;
    return { items: page.map(item), next_page_params: next };
  };
};

export const replaySolana: Replay = (world) => {
  const one = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    const before = 10_000_000_000n;
    return {
      slot: transfer.block,
      blockTime: transfer.seconds,
      meta: {
        err: null,
        fee: `#${world.fee}`,
        preBalances: [`#${before}`, '#0'],
        postBalances: [`#${before - transfer.amount - world.fee}`, `#${transfer.amount}`],
        preTokenBalances: [],
        postTokenBalances: [],
      },
      transaction: { message: { accountKeys: [{ pubkey: from }, { pubkey: to }] }, signatures: [transfer.hash] },
    };
  };
  return ({ body }) => {
    const [first, range] = (body.params ?? []) as readonly [
      string,
      { limit?: number; before?: string; until?: string },
    ];
    switch (body.method) {
      case 'getBalance':
        return { result: { value: `#${replayBalance(world)}` } };
      case 'getTokenAccountsByOwner':
        return { result: { value: [] } };
      case 'getProgramAccounts':
        return { result: [] };
      case 'getTransaction':
        return { result: world.transfers.filter(({ hash }) => hash === first).map(one)[0] ?? null };
      default: {
        const all = newestFirst(world);
        const from = range.before === undefined ? 0 : all.findIndex(({ hash }) => hash === range.before) + 1;
        const until = all.findIndex(({ hash }) => hash === range.until);
        const end = Math.min(from + (range.limit ?? 0), until < 0 ? all.length : until);
        return { result: all.slice(from, end).map(({ hash }) => ({ signature: hash })) };
      }
    }
  };
};
