/**
 * An EVM explorer for the tests, in the shapes of Etherscan and its relatives: lists by block with paging, balances of
 * coins and tokens, now and at a block, blocks by time, the price of gas, a call by its hash. The rows are the scene's own; a PUT to the scene changes them as a test goes on.
 */
/** A block every twelve seconds since then. */
const GENESIS = 1_600_000_000;
const NONE = { status: '0', message: 'No transactions found', result: [] };

export function chainService({ chain = {} }, path) {
  const query = new URL(path, 'http://scene').searchParams;
  const address = (query.get('address') ?? '').toLowerCase();
  switch (query.get('action')) {
    case 'balance':
      return { status: '1', message: 'OK', result: chain.balances?.[address] ?? '0' };
    case 'tokenbalance':
      return {
        status: '1',
        message: 'OK',
        result: chain.balances?.[`${address} ${query.get('contractaddress')}`] ?? '0',
      };
    case 'getblocknobytime':
      return {
        status: '1',
        message: 'OK',
        result: String(Math.floor((Number(query.get('timestamp')) - GENESIS) / 12)),
      };
    case 'getblockreward':
      return {
        status: '1',
        message: 'OK',
        result: { timeStamp: String(GENESIS + Number(query.get('blockno')) * 12) },
      };
    case 'balancehistory':
      return { status: '1', message: 'OK', result: chain.balances?.[address] ?? '0' };
    case 'eth_gasPrice':
      // 20 gwei
      return { jsonrpc: '2.0', id: 1, result: '0x4a817c800' };
    case 'eth_getTransactionByHash':
      return { result: (chain.txlist ?? []).find(({ hash }) => hash === query.get('txhash')) ?? null };
    default:
      return listed(chain[query.get('action')] ?? [], address, query);
  }
}

function listed(rows, address, query) {
  const [start, page, size] = ['startblock', 'page', 'offset'].map((name) => Number(query.get(name)));
  const own = rows.filter(({ from, to, blockNumber }) => [from, to].includes(address) && Number(blockNumber) >= start);
  const result = own.slice((page - 1) * size, page * size);
  return result.length === 0 ? NONE : { status: '1', message: 'OK', result };
}
