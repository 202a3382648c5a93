/** Esplora, Blockbook and Koios: the three services of chains with inputs and outputs. */
import {
  endsOf,
  newestFirst,
  type Replay,
  type ReplayTransfer,
  type ReplayWorld,
  replayBalance,
} from './replay-world.ts';

const text = (units: bigint) => String(units);

export const replayEsplora: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    const coin = (address: string, value: bigint) => ({ scriptpubkey_address: address, value: `#${value}` });
    return {
      txid: transfer.hash,
      fee: `#${world.fee}`,
      vin: [{ prevout: coin(from, transfer.amount + world.fee) }],
      vout: [coin(to, transfer.amount)],
      status: { confirmed: true, block_height: transfer.block, block_time: transfer.seconds },
    };
  };
  return ({ url }) => {
    const [, last] = url.pathname.split('/txs/chain/');
    if (!url.pathname.includes('/txs')) {
      const funded = replayBalance(world) + 5n;
      return { chain_stats: { funded_txo_sum: `#${funded}`, spent_txo_sum: '#5' } };
    }
    const all = newestFirst(world);
    const from = last === undefined ? 0 : all.findIndex(({ hash }) => hash === last) + 1;
    return all.slice(from, from + world.pageSize).map(row);
  };
};

export const replayBlockbook: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    return {
      txid: transfer.hash,
      vin: [{ addresses: [from], isAddress: true, value: text(transfer.amount + world.fee) }],
      vout: [{ addresses: [to], isAddress: true, value: text(transfer.amount) }],
      blockHeight: transfer.block,
      blockTime: transfer.seconds,
      confirmations: 9,
      fees: text(world.fee),
    };
  };
  return ({ url }) => {
    const start = Number(url.searchParams.get('from') ?? '0');
    const [page, size] = ['page', 'pageSize'].map((name) => Number(url.searchParams.get(name) ?? '1'));
    const all = newestFirst(world).filter(({ block }) => block >= start);
    const balance = text(replayBalance(world));
    if (url.searchParams.get('details') === 'basic') return { balance };
    const [first, count] = [((page ?? 1) - 1) * (size ?? 1), size ?? 1];
    return {
      page,
      totalPages: Math.max(1, Math.ceil(all.length / count)),
      balance,
      transactions: all.slice(first, first + count).map(row),
    };
  };
};

export const replayKoios: Replay = (world) => {
  return ({ url, body }) => {
    if (url.pathname.endsWith('/address_info')) return [{ balance: text(replayBalance(world)), utxo_set: [] }];
    if (url.pathname.endsWith('/account_info')) return [{ total_balance: text(replayBalance(world)) }];
    if (/\/account_(?:assets|reward_history)$/.test(url.pathname)) return [];
    if (url.pathname.endsWith('/tx_info')) {
      const wanted = body._tx_hashes as readonly string[];
      return wanted.flatMap((hash) =>
        world.transfers.filter((one) => one.hash === hash).map((one) => koiosRow(world, one)),
      );
    }
    // By its stake key a wallet is asked for in the address, else in the body.
    const after = Number(body._after_block_height ?? url.searchParams.get('_after_block_height') ?? '-1');
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    return world.transfers
      .filter(({ block }) => block > after)
      .slice(offset, (offset ?? 0) + (limit ?? 0))
      .map(({ hash, block, seconds }) => ({ tx_hash: hash, block_height: block, block_time: seconds }));
  };
};

function koiosRow(world: ReplayWorld, transfer: ReplayTransfer) {
  const { from, to } = endsOf(world, transfer);
  const coin = (address: string, value: bigint) => ({
    payment_addr: { bech32: address },
    stake_addr: address.startsWith('stake1') ? address : null,
    value: text(value),
    asset_list: [],
  });
  return {
    tx_hash: transfer.hash,
    block_height: transfer.block,
    tx_timestamp: transfer.seconds,
    fee: text(world.fee),
    inputs: [coin(from, transfer.amount + world.fee)],
    outputs: [coin(to, transfer.amount)],
  };
}
